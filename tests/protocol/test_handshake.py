"""The handshake without a network: who is let in, and whatever else is refused with a code."""

from __future__ import annotations

from dataclasses import replace

import msgpack
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from protocol.handshake import Handshake, Refused
from protocol.identity import verify
from protocol.wire import Hello, Message, Ping, Proof, Refuse, encode
from tests.protocol.aid import identity

ANN, BOB, EVE = identity(1), identity(2), identity(3)
CERTIFICATE = b"C" * 32


def hello(who, **changes) -> Hello:
    fields = {"version": 1, "role": "peer", "key": who.key, "nonce": b"n" * 32, "table": b"", "name": "x"}
    return Hello(**(fields | changes))


def dialler(who=ANN, certificate: bytes = CERTIFICATE, **options) -> Handshake:
    return Handshake(who, hello(who, nonce=b"1" * 32), certificate, dialler=True, **options)


def server(who=BOB, certificate: bytes = CERTIFICATE, **options) -> Handshake:
    return Handshake(who, hello(who, nonce=b"2" * 32), certificate, dialler=False, **options)


def give(receiver: Handshake, *messages: Message) -> list[Message]:
    answers = []
    for message in messages:
        answers += receiver.receive(encode(message))
    return answers


def code(receiver: Handshake, *messages: Message) -> str:
    with pytest.raises(Refused) as failure:
        give(receiver, *messages)
    assert not receiver.done
    return failure.value.code


def test_two_honest_sides() -> None:
    ann, bob = dialler(), server()
    assert give(ann, bob.hello) == []
    proof_of_bob = give(bob, ann.hello)
    assert not bob.done
    proof_of_ann = give(ann, *proof_of_bob)
    assert ann.done
    assert give(bob, *proof_of_ann) == []
    assert bob.done
    assert (ann.peer_hello, bob.peer_hello) == (bob.hello, ann.hello)


def test_what_the_two_proofs_sign() -> None:
    ann, bob = dialler(), server()
    give(ann, bob.hello)
    (proof_of_bob,) = give(bob, ann.hello)
    (proof_of_ann,) = give(ann, proof_of_bob)
    for role, who, proof in (("server", BOB, proof_of_bob), ("dialler", ANN, proof_of_ann)):
        statement = [role, CERTIFICATE, encode(ann.hello), encode(bob.hello)]
        assert isinstance(proof, Proof)
        verify(who.key, "link", msgpack.packb(statement, use_bin_type=True), proof.signature)


def test_the_dialler_proves_nothing_before_the_server_has() -> None:
    ann, bob = dialler(), server()
    assert give(ann, bob.hello) == []
    assert code(ann, Proof(b"p" * 64)) == "proof"
    asked = []
    choosy = dialler(proceed=lambda: bool(asked.append("asked")))
    give(choosy, bob.hello)
    proof = give(bob, choosy.hello)
    assert code(choosy, *proof) == "not_needed"
    assert asked == ["asked"]


def test_somebody_in_the_middle_with_another_certificate() -> None:
    # Eve relays everything; she must show Ann a certificate of her own.
    ann, bob = dialler(certificate=b"E" * 32), server()
    give(ann, bob.hello)
    proof_of_bob = give(bob, ann.hello)
    assert code(ann, *proof_of_bob) == "proof"


def test_a_proof_is_good_in_one_direction_and_for_one_pair_of_hellos_only() -> None:
    ann, bob = dialler(), server()
    give(ann, bob.hello)
    proof_of_bob = give(bob, ann.hello)
    (proof_of_ann,) = give(ann, *proof_of_bob)
    assert code(bob, *proof_of_bob) == "proof"  # sent back to its author
    later = Handshake(BOB, hello(BOB, nonce=b"3" * 32), CERTIFICATE, dialler=False)
    give(later, ann.hello)
    assert code(later, proof_of_ann) == "proof"  # replayed


@pytest.mark.parametrize(
    "change", [{"nonce": b"9" * 32}, {"table": b"t" * 32}, {"name": "y"}, {"role": "ask"}]
)  # fmt: skip
def test_every_field_of_a_hello_is_signed(change: dict[str, object]) -> None:
    ann, bob = dialler(), server()
    give(ann, replace(bob.hello, **change))
    proof_of_bob = give(bob, ann.hello)
    assert code(ann, *proof_of_bob) == "proof"


def test_who_is_refused_at_hello() -> None:
    assert code(server(), hello(BOB)) == "self"
    assert code(dialler(expect_key=EVE.key), hello(BOB)) == "key"
    assert code(server(), hello(ANN, role="king")) == "malformed"
    assert code(server(), Ping(1)) == "malformed"
    assert code(server(), hello(ANN), hello(ANN)) == "malformed"
    assert code(server(), hello(ANN, key=(1).to_bytes(32, "little"))) == "key"


def test_another_version_is_named_on_both_sides_whatever_its_hello_holds() -> None:
    for fields in ([1, 2, "peer"], [1, 2, "peer", b"k" * 32, b"n" * 32, b"", "Ann", "more", 7], [1, 0]):
        with pytest.raises(Refused) as failure:
            server().receive(msgpack.packb(fields, use_bin_type=True))
        assert failure.value.code == "version"
        assert "protocol 1" in failure.value.text
        assert str(fields[1]) in failure.value.text
        encode(Refuse(failure.value.code, failure.value.text))


def test_a_refusal_of_the_other_side_is_passed_on() -> None:
    with pytest.raises(Refused, match="Full") as failure:
        give(dialler(), Refuse("full", "Full."))
    assert (failure.value.code, failure.value.by_peer) == ("full", True)


@settings(max_examples=200)
@given(st.binary(max_size=200), st.booleans())
def test_random_bytes_are_refused(payload: bytes, after_hello: bool) -> None:
    bob = server()
    if after_hello:
        give(bob, hello(ANN))
    with pytest.raises(Refused) as failure:
        bob.receive(payload)
    encode(Refuse(failure.value.code, failure.value.text))

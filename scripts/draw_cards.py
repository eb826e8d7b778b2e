"""Draw all pictures of the program anew into `resources/`: cards, cauldrons, avatars, icons, textures, the mark.

python scripts/draw_cards.py            write them
python scripts/draw_cards.py --check    exit 1 and name the files that are not what this script draws
"""

from __future__ import annotations

from pathlib import Path

import _drawn
from art import avatars, cards, cauldrons, icons, six, standard, suits, textures

RESOURCES = Path(__file__).resolve().parent.parent / "resources"


def drawings() -> dict[str, bytes]:
    """Every file below `resources/` that is drawn, with its bytes."""
    made: dict[str, str] = {f"cards/poison/{name}.svg": cards.face(name) for name in cards.NAMES}
    made["cards/poison/back.svg"] = cards.back()
    for folder, edition in standard.EDITIONS.items():
        made.update({f"cards/{folder}/{name}.svg": standard.face(name, edition) for name in standard.NAMES})
        made[f"cards/{folder}/back.svg"] = standard.back()
    made.update({f"cards/six/{number}.svg": six.face(number) for number in range(1, six.CARDS + 1)})
    made["cards/six/back.svg"] = six.back()
    for letter, name in suits.SUITS.items():
        made[f"table/suit_{name}.svg"] = suits.sign(letter, suits.TWO[letter])
        made[f"table/suit_{name}_four.svg"] = suits.sign(letter, suits.FOUR[letter])
    made["table/head.svg"] = six.sign()
    for colour, letter in cauldrons.COLOURS.items():
        made[f"table/cauldron_{colour}_rear.svg"] = cauldrons.rear(letter)
        made[f"table/cauldron_{colour}_front.svg"] = cauldrons.front(letter)
        made[f"table/sign_{colour}.svg"] = cauldrons.sign(letter)
    made["table/sign_poison.svg"] = cauldrons.sign("P")
    made.update({f"table/badge_{name}.svg": text for name, text in cauldrons.badges().items()})
    made["icons/lanparty.svg"] = cauldrons.logo()
    made.update({f"icons/{name}": text for name, text in icons.icons().items()})
    for number, (_, draw, ground) in enumerate(avatars.FACES):
        made[f"avatars/{number:02}.svg"] = avatars.avatar(draw, ground)
    made["avatars/robot.svg"] = avatars.avatar(avatars.robot, "#4a5b6b")
    drawn = {name: text.encode() for name, text in made.items()}
    drawn.update({f"table/{name}": data for name, data in textures.textures().items()})
    return drawn


def main(arguments: list[str] | None = None) -> int:
    parser = _drawn.parser(__doc__)
    parser.add_argument("--into", type=Path, default=RESOURCES, help="another folder")
    options = parser.parse_args(arguments)
    return _drawn.keep(options.into, drawings(), options.check)


if __name__ == "__main__":
    raise SystemExit(main())

"""The hidden deck: mental poker over secp256k1, checked live by proofs and afterwards by revealed seeds."""

"""How steps, attempts and authors are numbered, so that no number is used twice, also after a void deal.

Every void deal begins a new epoch; each epoch has ranges of its own.
"""

EPOCH_STEPS = 1 << 20  # numbers of main steps in one epoch
EPOCH_ATTEMPTS = 1 << 12  # attempts at deals in one epoch: two for each deal
EPOCH_DEALS = 1 << 12  # ends of deals in one epoch, at each of which a seat may change hands

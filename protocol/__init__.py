"""How peers agree without a server; knows no game: cards are numbers from 0, players are seats."""

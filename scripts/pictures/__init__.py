"""Pictures of the window for `screenshots.py`: one file for each group of them."""

"""The window: shows snapshots of a node and sends it intents. No rules, no truth of its own."""

"""The replica: rules (engine) bound to signed feeds and the hidden deck (protocol). No clock, no socket, no file."""

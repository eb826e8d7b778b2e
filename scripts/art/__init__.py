"""The drawings of the program, as code: plain SVG paths and a few small textures."""

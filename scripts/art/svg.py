"""Small helpers to write SVG. Numbers are rounded, so that the same code always writes the same bytes."""

from __future__ import annotations

from collections.abc import Iterable

INK = "#33251b"
PAPER = "#fdf8ec"


def num(value: float) -> str:
    """A number as SVG wants it: at most two decimals, no trailing zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def short(value: float) -> str:
    """A number with at most one decimal: enough for a card that is 250 wide."""
    return num(round(value, 1))


def _attributes(attributes: dict[str, str | float | None]) -> str:
    parts = []
    for name, value in attributes.items():
        if value is None:
            continue
        shown = value if isinstance(value, str) else num(value)
        parts.append(f' {name.rstrip("_").replace("__", ":").replace("_", "-")}="{shown}"')
    return "".join(parts)


def tag(name: str, children: Iterable[str] = (), **attributes: str | float | None) -> str:
    """An element; in attribute names two underscores become a colon, one becomes a dash."""
    inner = "".join(children)
    opening = f"<{name}{_attributes(attributes)}"
    return f"{opening}>{inner}</{name}>" if inner else f"{opening}/>"


def path(d: str, fill: str = "none", **more: str | float | None) -> str:
    return tag("path", d=d, fill=fill, **more)


def line(d: str, colour: str, width: float, **more: str | float | None) -> str:
    """A stroke with round ends."""
    return path(d, stroke=colour, stroke_width=width, stroke_linecap="round", stroke_linejoin="round", **more)


def circle(x: float, y: float, r: float, fill: str, **more: str | float | None) -> str:
    return tag("circle", cx=x, cy=y, r=r, fill=fill, **more)


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, **more: str | float | None) -> str:
    return tag("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, **more)


def rect(x: float, y: float, w: float, h: float, r: float, fill: str, **more: str | float | None) -> str:
    return tag("rect", x=x, y=y, width=w, height=h, rx=r or None, fill=fill, **more)


def group(children: Iterable[str], **attributes: str | float | None) -> str:
    return tag("g", children, **attributes)


def place(content: str, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> str:
    """`content` moved to (x, y), then turned (degrees) and scaled about its own origin."""
    steps = [f"translate({num(x)} {num(y)})"]
    if turn:
        steps.append(f"rotate({num(turn)})")
    if scale != 1.0:
        steps.append(f"scale({num(scale)})")
    return group([content], transform=" ".join(steps))


def twice(content: str, name: str, x: float = 0, y: float = 0) -> str:
    """`content`, and the same turned by half about (x, y): a reference to the first, which keeps files small."""
    turn = f"rotate(180 {num(x)} {num(y)})" if x or y else "rotate(180)"
    # Older renderers know the reference by its first name only.
    return group([content], id=name) + tag("use", xlink__href=f"#{name}", transform=turn)


def gradient(name: str, stops: Iterable[tuple[float, str]], upright: bool = True) -> str:
    """A linear gradient, from top to bottom or from left to right; use it as `url(#name)`."""
    marks = [tag("stop", offset=offset, stop_color=colour) for offset, colour in stops]
    end = {"x2": 0.0, "y2": 1.0} if upright else {"x2": 1.0, "y2": 0.0}
    return tag("linearGradient", marks, id=name, x1=0.0, y1=0.0, **end)


def document(width: float, height: float, children: Iterable[str], defs: Iterable[str] = ()) -> str:
    head = "".join(defs)
    body = "".join(children)
    link = ' xmlns:xlink="http://www.w3.org/1999/xlink"' if "xlink:" in body else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg"{link} width="{num(width)}" height="{num(height)}" '
        f'viewBox="0 0 {num(width)} {num(height)}">'
        + (f"<defs>{head}</defs>" if head else "")
        + body
        + "</svg>\n"
    )

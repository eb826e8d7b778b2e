"""What the operating system must bring along: the libraries of Qt's window on Linux, and the tools of some
tests.

Qt's wheels hold Qt, but not what every Linux desktop has anyway. The table was read off the NEEDED entries
of PySide6-Essentials 6.11 (Core, Gui, Qml, Quick, Svg, Network and the platform plugins xcb, wayland and
offscreen).
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys

from _bootstrap import say

# Shared library -> Debian's package. Without the first group not even `import PySide6.QtGui` works.
LIBRARIES = {
    "libstdc++.so.6": "libstdc++6",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libbrotlidec.so.1": "libbrotli1",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libxkbcommon.so.0": "libxkbcommon0",
    # the window under X11
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    # the window under Wayland
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
# Program -> Debian's package. fc-match stands for fontconfig's configuration: without it Qt finds no fonts.
PROGRAMS = {"window": {"fc-match": "fontconfig"}}
PROGRAMS["tests"] = {
    **PROGRAMS["window"],
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "ip": "iproute2",  # network namespaces
    "tc": "iproute2",  # loss and delay
}
# Other systems bundle the same libraries under few names; on a desktop all but the first are there already.
OTHERS = {
    "dnf": "dnf install xcb-util-cursor xcb-util-wm xcb-util-keysyms xcb-util-image xcb-util-renderutil "
    "libxkbcommon-x11 libglvnd-egl libglvnd-glx dbus-libs fontconfig",
    "zypper": "zypper install libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-image0 libxcb-render-util0 "
    "libxkbcommon-x11-0 libEGL1 libGL1 libdbus-1-3 fontconfig",
    "pacman": "pacman -S --needed xcb-util-cursor xcb-util-wm xcb-util-keysyms xcb-util-image "
    "xcb-util-renderutil libxkbcommon-x11 libglvnd dbus fontconfig",
}


def provide(purpose: str) -> bool:
    """Install what `purpose` ("window" or "tests") lacks here, where we may; else name the line that does it.

    Returns whether everything is there now.
    """
    if not sys.platform.startswith("linux"):
        return True
    lacking = missing(purpose)
    if not lacking:
        return True
    packages = sorted(set(lacking.values()))
    if install_packages(packages) and not missing(purpose):
        return True
    command = install_command(packages)
    trouble = "some tests will be skipped" if purpose == "tests" else "the window may not open"
    paste = f"; paste: {command}" if command else ""
    say(f"{trouble}: this system lacks {', '.join(sorted(lacking))}{paste}")
    return False


def missing(purpose: str) -> dict[str, str]:
    """What is not there, with the package that brings it."""
    lacking = {name: package for name, package in LIBRARIES.items() if not _loads(name)}
    lacking.update({name: package for name, package in PROGRAMS[purpose].items() if not _is_program(name)})
    return lacking


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _is_program(name: str) -> bool:
    # `ip` and `tc` are in sbin, which an ordinary user's PATH may lack.
    return shutil.which(name, path=os.environ.get("PATH", "") + ":/usr/sbin:/sbin") is not None


def install_command(packages: list[str]) -> str | None:
    """One line that can be pasted, or None on a system that we don't know."""
    if shutil.which("apt-get"):
        return "sudo apt-get install -y " + " ".join(packages)
    for manager, line in OTHERS.items():
        if shutil.which(manager):
            return "sudo " + line
    return None


def install_packages(packages: list[str]) -> bool:
    """With apt, as root and nowhere else; whether it succeeded. The lists are renewed only if need be."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return False
    say("installing " + " ".join(packages))
    install = [apt, "install", "-y", "-qq", "--no-install-recommends", *packages]
    if _apt(install):
        return True
    return _apt([apt, "update", "-qq"]) and _apt(install, last=True)


def _apt(command: list[str], last: bool = False) -> bool:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = [command[0], "-o", "DPkg::Lock::Timeout=120", *command[1:]]
    try:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True, env=environment,
        )  # fmt: skip
    except OSError:
        return False
    if done.returncode and last:
        say("apt-get failed: " + (done.stdout.strip().splitlines() or ["no reason given"])[-1])
    return done.returncode == 0

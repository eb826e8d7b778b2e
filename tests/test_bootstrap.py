"""The way from a bare checkout to the program: scripts/play.py and test.py, on a small project made here.

The project has the real scripts, a lock with one small wheel, and a build backend of a few lines, so that a real
environment is made in a few seconds and without a network.
"""

from __future__ import annotations

import ast
import base64
import hashlib
import importlib
import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

pytestmark = pytest.mark.early
SCRIPTS = Path(__file__).resolve().parent.parent / "scripts"
STARTED = ("play.py", "test.py")
SHARED = ("_bootstrap.py", "_setup.py", "_system.py", "_lint.py")

BACKEND = """
import os, pathlib, zipfile

def build_editable(folder, config_settings=None, metadata_directory=None):
    root = pathlib.Path(__file__).resolve().parent
    if os.environ.get("HANG"):
        open(os.environ["HANG"] + "/reached", "w").close()
        open(os.environ["HANG"] + "/go").read()
    name = "lanparty-0-py3-none-any.whl"
    with zipfile.ZipFile(pathlib.Path(folder, name), "w") as wheel:
        wheel.writestr("lanparty.pth", str(root))
        wheel.writestr("lanparty-0.dist-info/METADATA", "Metadata-Version: 2.1\\nName: lanparty\\nVersion: 0\\n")
        wheel.writestr("lanparty-0.dist-info/WHEEL", "Wheel-Version: 1.0\\nTag: py3-none-any\\n")
        wheel.writestr("lanparty-0.dist-info/RECORD", "")
    return name
"""
PYPROJECT = '[build-system]\nrequires = []\nbuild-backend = "backend"\nbackend-path = ["."]\n'
PROGRAM = """
import json, os, sys
import small
print(json.dumps({"args": sys.argv[1:], "cwd": os.getcwd(), "small": small.VALUE}), flush=True)
if "bytecode" in sys.argv:
    print(json.dumps(small.__cached__ if os.path.exists(small.__cached__) else ""))
sys.exit(7 if "fail" in sys.argv else 0)
"""


@pytest.fixture(scope="module")
def scripts() -> Iterator[dict[str, ModuleType]]:
    """The shared modules of the real scripts."""
    # Only for the imports: with this folder on the path `import test` would find ours.
    sys.path.insert(0, str(SCRIPTS))
    try:
        yield {name: importlib.import_module(name) for name in ("_bootstrap", "_setup", "_system")}
    finally:
        sys.path.remove(str(SCRIPTS))


class Project:
    """A small project beside whose scripts an environment can be made."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.wheels = root / "wheels"
        self.stamp = root / ".venv" / "lanparty-stamp.json"
        (root / "scripts").mkdir(parents=True)
        for name in (*STARTED, *SHARED):
            shutil.copy(SCRIPTS / name, root / "scripts" / name)
        (root / "lanparty").mkdir()
        (root / "lanparty" / "__init__.py").touch()
        (root / "lanparty" / "__main__.py").write_text(PROGRAM)
        (root / "backend.py").write_text(BACKEND)
        (root / "pyproject.toml").write_text(PYPROJECT)
        self.wheels.mkdir()
        self.lock(1)

    def lock(self, value: int, spoilt: bool = False) -> None:
        """A wheel `small` whose VALUE is `value`, and a lock that asks for it (`spoilt`: with another hash)."""
        name = f"small-{value}-py3-none-any.whl"
        info = f"small-{value}.dist-info"
        files = {
            "small.py": f"VALUE = {value}\n",
            f"{info}/METADATA": f"Metadata-Version: 2.1\nName: small\nVersion: {value}\n",
            f"{info}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        }
        rows = []
        with zipfile.ZipFile(self.wheels / name, "w") as wheel:
            for path, text in files.items():
                wheel.writestr(zipfile.ZipInfo(path), text)
                digest = (
                    base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).rstrip(b"=").decode()
                )
                rows.append(f"{path},sha256={digest},{len(text)}\n")
            wheel.writestr(zipfile.ZipInfo(f"{info}/RECORD"), "".join(rows) + f"{info}/RECORD,,\n")
        content = (self.wheels / name).read_bytes()
        digest = hashlib.sha256(content + b"!" * spoilt).hexdigest()
        lock = f"small=={value} --hash=sha256:{digest}\n"
        (self.root / "requirements.lock").write_text(lock)

    def command(self, *args: str) -> list[str]:
        return [sys.executable, str(self.root / "scripts" / "play.py"), f"--wheelhouse={self.wheels}", *args]

    def play(self, *args: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(self.command(*args), capture_output=True, text=True, cwd=self.root.parent)

    def start(self, *args: str, **environment: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            self.command(*args), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            cwd=self.root.parent, env={**os.environ, **environment},
        )  # fmt: skip


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """Shared by the tests that start from a project that has been set up, whatever came before."""
    made = Project(tmp_path_factory.mktemp("shared") / "project")
    done = made.play("demo", "--json")
    assert done.returncode == 0, done.stderr
    assert "setting up" in done.stderr
    assert json.loads(done.stdout)["args"] == ["demo", "--json"]
    return made


def test_a_warm_start_is_silent_and_keeps_status_arguments_and_folder(project: Project) -> None:
    done = project.play("demo", "--table", "the pub", "fail")
    assert done.stderr == ""
    assert done.returncode == 7
    told = json.loads(done.stdout)
    assert told == {
        "args": ["demo", "--table", "the pub", "fail"],
        "cwd": str(project.root.parent),
        "small": told["small"],
    }


def test_modules_in_the_current_folder_do_not_replace_ours(project: Project) -> None:
    (project.root.parent / "small.py").write_text("VALUE = 'planted'\n")
    assert json.loads(project.play("demo").stdout)["small"] != "planted"


def test_modules_are_compiled_once(project: Project) -> None:
    """Also where the shell forbids it: a table is many processes, and each would compile everything."""
    for misleading in (
        {"PYTHONDONTWRITEBYTECODE": "1"},
        {"PYTHONPYCACHEPREFIX": str(project.root / "other")},
    ):
        out, _ = project.start("bytecode", **misleading).communicate()
        kept = json.loads(out.splitlines()[1])
        assert kept.startswith(str(project.root / ".venv" / "bytecode"))


def test_a_changed_lock_is_followed_in_place(project: Project) -> None:
    kept = project.root / ".venv" / "kept"
    kept.touch()
    project.lock(2)
    done = project.play("demo")
    assert json.loads(done.stdout)["small"] == 2
    assert "up to date" in done.stderr
    assert kept.exists()
    assert project.play("demo").stderr == ""


def test_a_torn_environment_is_made_anew(project: Project) -> None:
    rest = project.root / ".venv" / "rest"
    rest.touch()
    project.stamp.unlink()
    done = project.play("demo")
    assert done.returncode == 0
    assert "anew" in done.stderr
    assert not rest.exists()


def test_a_wheel_with_another_hash_is_refused_in_one_line_and_mended_later(project: Project) -> None:
    project.lock(3, spoilt=True)
    done = project.play("demo")
    assert done.returncode == 1
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    assert (
        done.stderr.rstrip()
        .splitlines()[-1]
        .startswith("lanparty: can't get all that requirements.lock names")
    )
    assert not project.stamp.exists()
    project.lock(3)
    assert json.loads(project.play("demo").stdout)["small"] == 3


@pytest.mark.skipif(os.name == "nt", reason="killing works differently there")
def test_of_two_copies_one_works_even_if_the_first_is_killed_half_way(tmp_path: Path) -> None:
    project = Project(tmp_path / "project")
    hang = tmp_path / "hang"
    hang.mkdir()
    os.mkfifo(hang / "reached")
    os.mkfifo(hang / "go")
    first = project.start("demo", HANG=str(hang))
    (hang / "reached").read_text()  # returns when the first one is in the middle of it
    second = project.start("demo")
    assert second.stderr is not None
    assert "another copy is setting up" in second.stderr.readline()
    # What the first had started lives on and writes; the second must wait for its end, too.
    first.kill()
    first.wait()
    assert second.poll() is None
    (hang / "go").write_text("")
    out, err = second.communicate()
    assert second.returncode == 0, err
    assert "anew" in err
    assert json.loads(out)["small"] == 1
    for stream in (first.stdout, first.stderr):
        assert stream is not None
        stream.close()


def test_without_a_folder_wheelhouse_says_so(project: Project) -> None:
    play = [sys.executable, str(project.root / "scripts" / "play.py"), "--wheelhouse"]
    for args in ([], [str(project.root / "nowhere")]):
        done = subprocess.run([*play, *args], capture_output=True, text=True)
        assert done.returncode == 1
        assert done.stderr.count("\n") == 1
        assert "--wheelhouse needs a folder" in done.stderr


# The stamp


@pytest.fixture
def stamped(scripts: dict[str, ModuleType], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """`_bootstrap` on a folder with a fitting stamp."""
    bootstrap = scripts["_bootstrap"]
    monkeypatch.setattr(bootstrap, "ROOT", str(tmp_path))
    monkeypatch.setattr(bootstrap, "VENV", str(tmp_path / ".venv"))
    monkeypatch.setattr(bootstrap, "STAMP", str(tmp_path / ".venv" / "stamp"))
    for name in ("requirements.lock", "requirements-test.lock", "pyproject.toml"):
        (tmp_path / name).write_text(name)
    python = Path(bootstrap.venv_python())
    python.parent.mkdir(parents=True)
    base = tmp_path / "base-python"
    base.touch()
    python.symlink_to(base)
    bootstrap.write_stamp(
        {
            "folder": str(tmp_path),
            "base": str(base),
            "real": str(base.resolve()),
            "locks": {"requirements.lock": bootstrap.digest("requirements.lock")},
            "system": [],
        }
    )
    return bootstrap


def fresh(bootstrap: ModuleType, lock: str = "requirements.lock") -> bool:
    return bool(bootstrap.is_fresh(bootstrap.read_stamp(), lock))


def test_a_fitting_stamp_is_fresh_for_its_lock_only(stamped: ModuleType) -> None:
    assert fresh(stamped)
    assert not fresh(stamped, "requirements-test.lock")


@pytest.mark.parametrize("name", ["requirements.lock", "pyproject.toml"])
def test_what_the_environment_is_made_from_makes_it_stale(
    stamped: ModuleType, tmp_path: Path, name: str
) -> None:
    (tmp_path / name).write_text("changed")
    assert not fresh(stamped)


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"folder": 1}'])
def test_a_stamp_that_cannot_be_read_counts_as_none(stamped: ModuleType, text: str) -> None:
    Path(stamped.STAMP).write_text(text)
    assert stamped.read_stamp() is None


def test_a_moved_project_or_a_vanished_python_counts_as_torn(
    stamped: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as moved:
        moved.setattr(stamped, "ROOT", str(tmp_path / "elsewhere"))
        assert stamped.read_stamp() is None
    (tmp_path / "base-python").unlink()
    assert stamped.read_stamp() is None


def test_another_python_behind_the_same_name_counts_as_torn(stamped: ModuleType, tmp_path: Path) -> None:
    python = Path(stamped.venv_python())
    (tmp_path / "newer").touch()
    python.unlink()
    python.symlink_to(tmp_path / "newer")
    assert stamped.read_stamp() is None


# Arguments


@pytest.mark.parametrize(
    ("args", "window"),
    [
        ([], True),
        (["--home", "/tmp/demo"], True),
        (["--home=/tmp/demo"], True),
        (["window"], True),
        (["--home", "/tmp/x", "demo", "--game", "poison"], False),
        (["demo"], False),
        (["--json", "games"], False),
        (["--help"], False),
        (["--version"], False),
    ],
)
def test_only_the_window_asks_for_its_libraries(
    scripts: dict[str, ModuleType], args: list[str], window: bool
) -> None:
    assert scripts["_bootstrap"].wants_window(args) is window


def test_wheelhouse_counts_only_in_front(scripts: dict[str, ModuleType], tmp_path: Path) -> None:
    take = scripts["_bootstrap"].take_wheelhouse
    assert take(["--wheelhouse", str(tmp_path), "demo"]) == (str(tmp_path), ["demo"])
    assert take([f"--wheelhouse={tmp_path}"]) == (str(tmp_path), [])
    assert take(["demo", "--wheelhouse", "x"]) == (None, ["demo", "--wheelhouse", "x"])


@pytest.mark.parametrize(
    "args", ["-n 0", "-n4", "--pdb tests/games", "-s", "-p no:xdist", "tests --dist load"]
)
def test_who_says_how_tests_are_spread_is_obeyed(scripts: dict[str, ModuleType], args: str) -> None:
    assert scripts["_bootstrap"].spread(args.split()) == []


@pytest.mark.parametrize("args", ["", "tests/games -k poison", "-x -q", "--lf"])
def test_else_tests_run_on_all_cores(scripts: dict[str, ModuleType], args: str) -> None:
    assert scripts["_bootstrap"].spread(args.split())[0] == "-n"


# Other Pythons


def test_every_python_can_read_the_first_file() -> None:
    """No annotation, no f-string, no letter beyond ASCII: an old Python must get as far as the message."""
    for name in STARTED:
        source = (SCRIPTS / name).read_text(encoding="ascii")
        nodes = list(ast.walk(ast.parse(source)))
        assert not [
            node for node in nodes if isinstance(node, ast.JoinedStr | ast.AnnAssign | ast.FunctionDef)
        ]
        assert "sys.version_info < (3, 8)" in source.split("import _")[0].split("from _")[0]


@pytest.mark.parametrize("name", [*STARTED, *SHARED])
def test_python_3_8_can_read_the_rest(name: str) -> None:
    source = (SCRIPTS / name).read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 8))
    if name in SHARED:
        assert "from __future__ import annotations" in source


def python_that_says(folder: Path, name: str, answer: str) -> Path:
    path = folder / name
    path.write_text(f"#!/bin/sh\n{answer}\n")
    path.chmod(0o755)
    return path


@pytest.mark.skipif(os.name == "nt", reason="the stand-ins are shell scripts")
def test_under_an_unsupported_python_another_one_is_found(
    scripts: dict[str, ModuleType],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    setup = scripts["_setup"]
    python_that_says(tmp_path, "python3.13", "exit 127")  # a shim with nothing behind it
    python_that_says(tmp_path, "python3.12", "echo 3 14 cpython")  # not what its name says
    good = python_that_says(tmp_path, "python3.11", "echo 3 11 cpython")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path / "none"))
    monkeypatch.setattr(
        setup, "is_supported", lambda version, kind: (tuple(version), kind) == ((3, 11), "cpython")
    )
    monkeypatch.setattr(sys, "version_info", (3, 10, 1))
    assert setup.supported_python() == str(good)
    assert "using " + str(good) in capsys.readouterr().err


def test_where_there_is_none_one_line_says_so(
    scripts: dict[str, ModuleType], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = scripts["_setup"]
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    monkeypatch.setattr(setup, "is_supported", lambda *_: False)
    with pytest.raises(scripts["_bootstrap"].SetupError, match=r"needed is Python 3\.11, 3\.12 or 3\.13"):
        setup.supported_python()


def test_supported_are_just_the_three_minor_versions(scripts: dict[str, ModuleType]) -> None:
    is_supported = scripts["_setup"].is_supported
    assert [minor for minor in range(8, 17) if is_supported((3, minor), "cpython")] == [11, 12, 13]
    assert not is_supported((3, 11), "pypy")


def test_a_warm_start_imports_nothing_slow() -> None:
    code = (
        "import sys; sys.path.insert(0, sys.argv[1]); import _bootstrap; _bootstrap.read_stamp();"
        "_bootstrap.wants_window([]); print(*sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code, str(SCRIPTS)], capture_output=True, text=True
    )
    loaded = set(done.stdout.split())
    assert "_bootstrap" in loaded
    assert not loaded & {
        "subprocess",
        "venv",
        "ctypes",
        "asyncio",
        "pathlib",
        "argparse",
        "_setup",
        "_system",
    }


# What the operating system must bring


APT = """#!/bin/sh
echo "$*" >> "{log}"
case "$*" in *update*) touch "{folder}/updated"; exit 0;; esac
test -e "{folder}/updated" || exit 100
touch "{folder}/installed"
"""


@pytest.fixture
def apt(
    scripts: dict[str, ModuleType], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[ModuleType, Path]:
    """`_system` on a Linux where only one library lacks, with an apt-get whose lists are out of date."""
    system = scripts["_system"]
    log = tmp_path / "log"
    program = tmp_path / "apt-get"
    program.write_text(APT.format(log=log, folder=tmp_path))
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(system, "_is_program", lambda _: True)
    monkeypatch.setattr(
        system, "_loads", lambda name: name != "libxcb-cursor.so.0" or (tmp_path / "installed").exists()
    )
    return system, log


@pytest.mark.skipif(os.name == "nt", reason="apt is for Linux")
def test_root_gets_missing_libraries_from_apt(
    apt: tuple[ModuleType, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    system, log = apt
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert system.provide("window") is True
    calls = log.read_text().splitlines()
    assert len(calls) == 3, "install, renew the lists, install"
    assert calls[0].endswith("install -y -qq --no-install-recommends libxcb-cursor0")
    assert "update" in calls[1]
    assert calls[2] == calls[0]


@pytest.mark.skipif(os.name == "nt", reason="apt is for Linux")
def test_others_are_told_the_line_to_paste(
    apt: tuple[ModuleType, Path], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    system, log = apt
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert system.provide("window") is False
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "libxcb-cursor.so.0" in told
    assert told.rstrip().endswith("sudo apt-get install -y libxcb-cursor0")
    assert not log.exists()


def test_other_systems_need_nothing(scripts: dict[str, ModuleType], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(scripts["_system"], "_loads", lambda _: False)
    assert scripts["_system"].provide("window") is True

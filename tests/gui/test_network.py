"""When nobody finds anybody: the own code and address, a check of the network, what to try."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from lanparty.node import diagnosis
from tests.gui import scripted
from tests.gui.desk import Desk


@pytest.fixture
def checked(open_desk: Any) -> Desk:
    """The dialog with what was found."""
    desk: Desk = open_desk()
    desk.child("Home").setProperty("searched", True)
    desk.click("Check the network")
    assert desk.asked("diagnose") == [()]
    desk.show(scripted.idle(diagnosis=scripted.diagnosis()))
    return desk


def test_nothing_found_shows_how_others_get_here(open_desk: Any) -> None:
    desk: Desk = open_desk()
    assert "3EC6" not in desk.names()
    desk.child("Home").setProperty("searched", True)
    desk.find("3EC6")
    desk.find("192.168.1.5:47800")
    desk.find("QR code of 192.168.1.5:47800")


def test_where_there_is_no_code_the_address_has_to_do(open_desk: Any) -> None:
    desk: Desk = open_desk(scripted.idle(code=""))
    desk.child("Home").setProperty("searched", True)
    desk.find("This laptop's address:")


def test_the_lobby_names_code_and_address(open_desk: Any) -> None:
    desk: Desk = open_desk(scripted.lobby(4))
    desk.wait(lambda: any("with the code 3EC6 or at 192.168.1.5:47800" in name for name in desk.names()))


def test_a_check_tells_what_is_in_the_way_and_what_to_try(checked: Desk) -> None:
    names = checked.names()
    assert any("an't be called" in name and "10.0.0.7 (eth0)" in name for name in names)
    assert any("UDP 5353: can't be used" in name for name in names)
    assert any(
        "this laptop doesn't hear itself, 12 packets of 3 other laptops, 1 table" in name for name in names
    )
    assert any("not tried" in name for name in names)
    assert any("192.168.1.9:47802" in name for name in names)
    assert (
        "Somebody here has another version of LAN Party: all need the same, so update the older one." in names
    )
    assert "ufw is on. This lets the laptops of this network in:" in names
    assert any("type 192.168.1.5:47800, or the code 3EC6" in name for name in names)
    troubles = [name for name in names if name.startswith("Trouble:")]
    assert len(troubles) == 5
    assert not any("fd00" in name for name in troubles), "multicast is only tried with IPv4"


def test_a_command_is_copied(checked: Desk) -> None:
    command = "sudo ufw allow from 192.168.1.0/24 to any port 47800:47819 proto tcp"
    checked.click(f"Copy {command}")
    assert QGuiApplication.clipboard().text() == command
    checked.find("Copied")
    checked.click("Copy everything")
    assert QGuiApplication.clipboard().text().splitlines() == scripted.diagnosis().lines()


def test_a_check_can_be_repeated(checked: Desk) -> None:
    checked.wait(lambda: not checked.shell.network.property("busy"))
    checked.click("Check again")
    assert len(checked.asked("diagnose")) == 2


def test_the_keyboard_turns_the_pages(checked: Desk) -> None:
    page = [item for item in checked.items() if item.metaObject().className().startswith("Scroll_")][-1]
    checked.key(Qt.Key.Key_PageDown)
    assert page.property("contentY") > 0
    for _ in range(20):
        checked.key(Qt.Key.Key_PageDown)
    assert page.property("contentY") == page.property("contentHeight") - page.height()
    for _ in range(40):
        checked.key(Qt.Key.Key_Up)
    assert page.property("contentY") == 0


def test_what_is_being_tried_out_is_said(open_desk: Any) -> None:
    desk: Desk = open_desk()
    desk.node.turns = 10**4
    desk.open("DiagnosisDialog")
    desk.find("Trying everything out: this takes a few seconds…")
    assert not desk.find("Check again").isEnabled()


def test_the_check_is_reached_from_the_settings_at_the_table_too(open_desk: Any) -> None:
    desk: Desk = open_desk(scripted.table())
    desk.click("Settings")
    desk.click("Check the network")
    desk.find("Check of the network")
    assert desk.asked("diagnose") == [()]


def test_every_advice_has_a_sentence_of_the_window(open_desk: Any) -> None:
    desk: Desk = open_desk()
    desk.open("DiagnosisDialog")
    codes = sorted(diagnosis._TEXTS)
    desk.shell.network._told = {
        **desk.shell.network._told,
        "advice": codes,
        "address": "10.0.0.7:1",
        "code": "",
    }
    desk.shell.network._told.update(
        networks=[], ports=[], heard=[], foreign=[], firewall={"name": "", "commands": []}
    )
    desk.shell.network.changed.emit()
    desk.find("A phone's hotspot works where the Wi-Fi of the place doesn't.")
    assert not set(codes) & desk.names()

"""The hop between two threads: asyncio with the node in one, Qt in the other.

In: `request(name, …)` runs the node's coroutine of that name by `run_coroutine_threadsafe`. Out: `arrived` carries a
Snapshot, `failed` a request's error; both are emitted on the asyncio thread and queued to the receiver's.
"""

from __future__ import annotations

import asyncio
import gc
import inspect
import logging
import sys
import threading
from collections.abc import Callable
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal

log = logging.getLogger("lanparty.window")

STOP_TIMEOUT_S = 6.0
CLOSE_TIMEOUT_S = 4.0
LAST_REQUEST_S = 1.0


class NodeLike(Protocol):
    """What the bridge itself needs of a node; the rest is asked for by name."""

    async def start(self) -> None: ...

    async def close(self) -> None: ...


# Runs on the asyncio thread, so that the imports behind it don't hold up the first frame.
NodeMaker = Callable[[Callable[[Any], None]], NodeLike]


def _new_loop() -> asyncio.AbstractEventLoop:
    if sys.platform == "win32":
        return asyncio.SelectorEventLoop()
    return asyncio.new_event_loop()


class Bridge(QObject):
    """Owns the asyncio thread. `start` and `stop` once each, on the GUI thread."""

    arrived = Signal(object)  # Snapshot
    failed = Signal(str, str, str)  # request, code, what it is about
    finished = Signal(str)  # request
    answered = Signal(str, object)  # request and what it gave, if anything

    def __init__(self, make_node: NodeMaker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._make_node = make_node
        self._loop = _new_loop()
        self._node: asyncio.Future[NodeLike] = self._loop.create_future()
        self._thread = threading.Thread(target=self._run, name="lanparty-node", daemon=True)
        self._stopping = False
        self._running: set[asyncio.Task[Any]] = set()

    def start(self) -> None:
        self._thread.start()

    def request(self, name: str, *arguments: Any, **more: Any) -> None:
        """Ask the node for something. The answer is a later snapshot, `answered` or `failed`."""
        if not self._stopping:
            asyncio.run_coroutine_threadsafe(self._perform(name, arguments, more), self._loop)

    def stop(self) -> None:
        """Close the node (it says goodbye to the table) and end the thread."""
        if self._stopping:
            return
        self._stopping = True
        if self._thread.is_alive():
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join(STOP_TIMEOUT_S)
        else:
            self._loop.close()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        begin = self._loop.create_task(self._begin())
        try:
            self._loop.run_forever()
            self._loop.run_until_complete(self._end(begin))
        finally:
            self._loop.close()

    async def _begin(self) -> None:
        # What is loaded now stays: looking through it again and again would stop both threads for two frames.
        gc.disable()
        try:
            node = self._make_node(self._publish)
            await node.start()
        except asyncio.CancelledError:
            raise
        except Exception as problem:
            self._report("start", problem)
            self._node.cancel()
        else:
            gc.freeze()
            self._node.set_result(node)
        finally:
            gc.enable()

    async def _end(self, begin: asyncio.Task[None]) -> None:
        begin.cancel()
        if self._running:  # the last request may be a goodbye
            await asyncio.wait(self._running, timeout=LAST_REQUEST_S)
        if self._node.done() and not self._node.cancelled():
            try:
                await asyncio.wait_for(self._node.result().close(), CLOSE_TIMEOUT_S)
            except Exception:
                log.exception("closing the node")
        rest = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in rest:
            task.cancel()
        await asyncio.gather(*rest, return_exceptions=True)

    async def _perform(self, name: str, arguments: tuple[Any, ...], more: dict[str, Any]) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        try:
            node = await asyncio.shield(self._node)
            answer = getattr(node, name)(*arguments, **more)
            if inspect.isawaitable(answer):
                answer = await answer
        except asyncio.CancelledError:
            return
        except Exception as problem:
            self._report(name, problem)
        else:
            if answer is not None:
                self._emit(self.answered, name, answer)
            self._emit(self.finished, name)

    def _report(self, name: str, problem: Exception) -> None:
        """What people are told: the node's own errors by code, ours by name; the details are in the log."""
        code = getattr(problem, "code", None)
        if isinstance(code, str):
            log.info("request %s: %s", name, problem)
            self._emit(self.failed, name, code, str(getattr(problem, "about", "")))
            return
        log.error("request %s", name, exc_info=problem)
        self._emit(self.failed, name, "internal", type(problem).__name__)

    def _publish(self, snapshot: Any) -> None:
        self._emit(self.arrived, snapshot)

    def _emit(self, signal: Any, *values: Any) -> None:
        try:
            signal.emit(*values)
        except RuntimeError:
            # The Qt side of this object is gone already: the window is closing.
            log.debug("emitted after the end")

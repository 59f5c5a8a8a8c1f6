"""An endpoint, declared once: a function without a body, whose signature is the request and whose return type is the answer.

What the path names in braces is in the path. Of the other parameters, one whose type is a struct is the whole body; else they
are the query of a GET or DELETE, and the fields of the body of a POST or PUT. The server's routes and its reading of requests,
both clients, OpenAPI and the page's calls are made from this; mypy holds handlers and callers to it.
"""

from __future__ import annotations

import functools
import inspect
import re
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import (
    Annotated,
    Any,
    Concatenate,
    Generic,
    Literal,
    ParamSpec,
    TypeAlias,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
    overload,
)

import msgspec

from caravanserai.api.refusals import Code

PREFIX = "/api"
COOKIE = "caravanserai_identity"
"""The name of the cookie by which a browser is known again."""
SEAT_HEADER = "caravanserai-seat"
"""The header that says for which of one's seats something is asked of a table: its number, or `none`."""
Method = Literal["GET", "POST", "PUT", "DELETE"]
Needs = Literal["read", "play", "browser"]
"""What a token must be good for; `browser` is for nobody's token."""

Text: TypeAlias = Annotated[str, msgspec.Meta(extra={"media": "text/plain"})]
"""An answer that is plain text, not JSON."""
Archive: TypeAlias = Annotated[bytes, msgspec.Meta(extra={"media": "application/zip"})]
"""An answer that is a file to keep: several in one, as a zip."""

P = ParamSpec("P")
A = TypeVar("A")

ANY: tuple[Code, ...] = ("too_many", "bad_token", "other_host", "no_storage", "internal")
"""What may be answered to whatever is asked."""
UNSAFE: tuple[Code, ...] = ("other_site",)
WITH_QUERY: tuple[Code, ...] = ("bad_query",)
WITH_MESSAGE: tuple[Code, ...] = ("bad_json", "bad_text", "bad_message", "too_large")
WITH_BODY: tuple[Code, ...] = ("not_json", *WITH_MESSAGE, "broken_off")
BY_NEED: dict[Needs, tuple[Code, ...]] = {"read": (), "play": ("scope",), "browser": ("not_for_tokens",)}


class Asking(ABC):
    """A client that waits for each answer."""

    @abstractmethod
    def ask(self, endpoint: Endpoint[Any, A], given: dict[str, Any]) -> A:
        """The answer to what is given, by name."""


class AsyncAsking(ABC):
    """A client whose answers are awaited."""

    @abstractmethod
    async def ask(self, endpoint: Endpoint[Any, A], given: dict[str, Any]) -> A:
        """The answer to what is given, by name."""


class Address:
    """Where something is asked for, and what an address holds besides: names in the path, and a query."""

    def __init__(self, path: str, declared: Callable[..., Any]) -> None:
        self.declared = declared
        self.name = declared.__name__
        self.summary = " ".join((inspect.getdoc(declared) or "").split())
        self.path = path
        self.signature = inspect.signature(declared)
        hints = get_type_hints(declared, include_extras=True)
        self.answer: Any = hints.pop("return")
        self.in_path: dict[str, Any] = {name: hints.pop(name) for name in re.findall(r"{(\w+)}", path)}
        self.others: dict[str, Any] = hints
        """The parameters that are not in the path, by name."""
        self.query: Any = None

    def struct(self) -> Any:
        """The parameters that are not in the path as one struct; None if there are none."""
        defaults = {name: parameter.default for name, parameter in self.signature.parameters.items()}
        fields: list[Any] = [
            (name, kind) if defaults[name] is inspect.Parameter.empty else (name, kind, defaults[name])
            for name, kind in self.others.items()
        ]
        if not fields:
            return None
        name = "".join(part.title() for part in self.name.split("_"))
        return msgspec.defstruct(name, fields, frozen=True, forbid_unknown_fields=True, namespace={"__doc__": self.summary})

    def path_refusals(self) -> tuple[Code, ...]:
        """What is answered where a name in the path is nobody's, a table changes its server, or a seat is not one's own."""
        moving: tuple[Code, ...] = ("try_again", "not_seated") if "table" in self.in_path else ()
        return (*(no_such(kind) for kind in self.in_path.values()), *moving)

    def given(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> dict[str, Any]:
        """What a caller gives, by name, with what is left out filled in."""
        bound = self.signature.bind(None, *args, **kwargs)
        bound.apply_defaults()
        return dict(list(bound.arguments.items())[1:])


class Endpoint(Address, Generic[P, A]):
    """One thing that can be asked over HTTP. Of a client it is a method; the types say which kind of client waits."""

    def __init__(
        self,
        method: Method,
        path: str,
        needs: Needs,
        refuses: tuple[Code, ...],
        declared: Callable[..., Any],
        *,
        large: bool,
        packed: bool,
    ) -> None:
        super().__init__(path, declared)
        self.method = method
        self.needs = needs
        self.large = large
        """Whether what is asked may be long."""
        self.packed = packed
        """Whether the answer is compressed for those who take it so: it is long, and nothing in it is of others' choosing."""
        self.subject = path.split("/")[1]
        self.whole = next((name for name, kind in self.others.items() if _is_struct(kind)), None)
        """The parameter that is the whole body, if one is."""
        self.is_text = self.answer == Text
        self.is_archive = self.answer == Archive
        self.body: Any = None
        if self.whole is not None:
            self.body = self.others[self.whole]
        elif method in ("POST", "PUT"):
            self.body = self.struct()
        else:
            self.query = self.struct()
        self.refusals = (
            *refuses,
            *self.path_refusals(),
            *BY_NEED[needs],
            *(UNSAFE if method != "GET" else ()),
            *(WITH_QUERY if self.query is not None else ()),
            *(WITH_BODY if self.body is not None else ()),
            *ANY,
        )
        """Every refusal that this may be answered with."""

    @overload
    def __get__(self, asker: None, kind: type) -> Endpoint[P, A]: ...
    @overload
    def __get__(self, asker: Asking, kind: type) -> Callable[P, A]: ...
    @overload
    def __get__(self, asker: AsyncAsking, kind: type) -> Callable[P, Awaitable[A]]: ...
    def __get__(self, asker: Any, kind: type) -> Any:
        if asker is None:
            return self

        @functools.wraps(self.declared)
        def ask(*args: Any, **kwargs: Any) -> Any:
            return asker.ask(self, self.given(args, kwargs))

        return ask


class Socket(Address):
    """A WebSocket: where it is opened, what goes in and what comes out."""

    def __init__(self, path: str, takes: Any, sends: Any, refuses: tuple[Code, ...], declared: Callable[..., Any]) -> None:
        super().__init__(path, declared)
        self.takes = takes
        self.sends = sends
        self.query = self.struct()
        self.refusals = (*refuses, *self.path_refusals(), *WITH_QUERY, *WITH_MESSAGE, *UNSAFE, *ANY)
        """Every refusal that a message may be answered with, or the socket ended."""


def endpoint(
    method: Method, path: str, needs: Needs, *refuses: Code, large: bool = False, packed: bool = False
) -> Callable[[Callable[Concatenate[Any, P], A]], Endpoint[P, A]]:
    """Declare what is asked with this method of this path, and how it may be refused besides what follows from its form."""
    return lambda declared: Endpoint(method, path, needs, refuses, declared, large=large, packed=packed)


def socket(path: str, *refuses: Code, takes: Any, sends: Any) -> Callable[[Callable[..., None]], Socket]:
    """Declare what is opened at this path."""
    return lambda declared: Socket(path, takes, sends, refuses, declared)


def endpoints_of(api: type) -> list[Endpoint[Any, Any]]:
    """All that a class declares, in its order."""
    return [value for value in vars(api).values() if isinstance(value, Endpoint)]


def no_such(kind: Any) -> Code:
    """What is answered where there is nothing of this name."""
    code: Code = next(part.extra["refusal"] for part in get_args(kind) if isinstance(part, msgspec.Meta) and part.extra)
    return code


def _is_struct(kind: Any) -> bool:
    inner = get_args(kind)[0] if get_origin(kind) is Annotated else kind
    return isinstance(inner, type) and issubclass(inner, msgspec.Struct)

"""Which rule does what an effect is named for: found in the packages that bring rules."""

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from whistlestop.core.rule import Rule
from whistlestop.rules.effects import Effect, effects

PACKAGES = ["whistlestop.rules", "whistlestop.campaign.stickers", "whistlestop.campaign.effects"]
"""Where effects are found; others may be added with `look_in`."""
_seen: set[str] = set()


def look_in(package: str) -> None:
    """Find effects in another package too."""
    if package not in PACKAGES:
        PACKAGES.append(package)


def _import_all(package: str) -> None:
    found = import_module(package)
    for module in iter_modules(getattr(found, "__path__", ()), f"{package}."):
        if module.ispkg:
            _import_all(module.name)
        else:
            import_module(module.name)


def known() -> dict[str, type[Effect]]:
    """Every effect there is, by name."""
    for package in PACKAGES:
        if package not in _seen:
            _import_all(package)
            _seen.add(package)
    return effects()


def find(effect: str) -> type[Effect]:
    """The class of that effect."""
    found = known().get(effect)
    if found is None:
        raise LookupError(f"no rule does what is called {effect!r}")
    return found


def make(effect: str, thing: str, numbers: Mapping[str, Any]) -> Rule:
    """The rule of a thing: what its effect does, with its numbers."""
    build: Any = find(effect)
    rule: Rule = build(thing, **{name: _plain(value) for name, value in numbers.items()})
    return rule


def _plain(value: Any) -> Any:
    """JSON lists as tuples: the numbers of a rule never change."""
    return tuple(map(_plain, value)) if isinstance(value, list) else value

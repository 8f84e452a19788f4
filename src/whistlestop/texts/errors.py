"""Errors in sentences: what is wrong with what somebody gave, in the language of who reads it."""

import re

from whistlestop.core.errors import BadInput, WhistlestopError
from whistlestop.core.refusal import NotLegal
from whistlestop.editions import names
from whistlestop.texts import FALLBACK, Texts, languages
from whistlestop.texts.say import Speaker

_WISH = re.compile(r"\s*([\w*-]+)(?:\s*;\s*q=(\d(?:\.\d+)?))?\s*")


def said(error: WhistlestopError, lang: str) -> str:
    """What is wrong, in one sentence; a refused move also names its rule."""
    if isinstance(error, NotLegal) and error.edition.id not in names():
        return str(error.refusal)  # of an edition made elsewhere, which brings no texts
    if isinstance(error, NotLegal):
        reason = Speaker(error.edition, lang).reason(error.refusal.reason)
        return f"{error.refusal.rule}: {reason}"
    assert isinstance(error, BadInput)
    return Texts(lang)(f"error-{error.key}", **error.facts)


def wished(accepted: str) -> str:
    """The language there is that an `Accept-Language` wishes for most.

    >>> wished("de;q=0.9, zh-TW;q=0.8, en;q=0.1"), wished("zh"), wished("")
    ('zh-Hant', 'zh-Hans', 'en')
    """
    found = [match for part in accepted.split(",") if (match := _WISH.fullmatch(part))]
    for tag in sorted(found, key=lambda match: -float(match[2] or 1)):
        lang, _, place = tag[1].lower().partition("-")
        if lang == "zh":
            lang = "zh-Hant" if re.search("hant|tw|hk|mo", place) else "zh-Hans"
        if lang in languages():
            return lang
    return FALLBACK

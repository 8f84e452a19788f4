"""What a room answers when it cannot do what it is asked."""


class Declined(Exception):
    """Not possible now: `reason` is a key that a client can translate, `text` says it in English.

    The reasons of the rules come from the edition; these are the server's own: `stale`,
    `taken-back`, `not-yours`, `handed-over`, `unreadable`, `not-playing`, `no-undo`, `not-asked`,
    `not-host`, `not-abandoned`, `too-fast`, `joined`, `no-such-seat`, `no-such-bot`,
    `no-such-step`, `no-such-language`, `coach-off`, `no-advice`; of campaigns:
    `no-such-company`, `open-company`, `elsewhere`.
    """

    def __init__(self, reason: str, text: str, rule: str | None = None) -> None:
        super().__init__(text)
        self.reason = reason
        self.text = text
        self.rule = rule


class Wrong(Exception):
    """An HTTP answer with a 4xx status and one sentence."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.text = text

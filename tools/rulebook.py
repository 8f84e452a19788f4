"""Writes docs/rules: every rule in every language, with the tests that prove it."""

import sys
from functools import cache
from pathlib import Path

HOME = Path(__file__).parent.parent
sys.path.insert(0, str(HOME))

from tests.rulebook.proofs import proofs  # noqa: E402

from whistlestop.editions import edition, names  # noqa: E402
from whistlestop.texts import Texts, languages  # noqa: E402
from whistlestop.texts.rulebook import rulebook  # noqa: E402


@cache
def pages() -> dict[str, str]:
    """The text of each page, by file name."""
    proved = proofs()
    found = {}
    for name in names():
        for lang in languages():
            texts = Texts(lang, edition(name))
            lines = [
                f"# {texts('edition-name')}",
                "",
                texts("edition-about"),
                "",
                texts("page-rulings"),
                "",
            ]
            for section in rulebook(edition(name), lang):
                lines += [f"## {section.title}", ""]
                for rule, text in section.rules.items():
                    tests = ", ".join(f"`{test}`" for test in proved[rule])
                    lines += [f"**{rule}** {text}", "", f"<sub>{tests}</sub>", ""]
            found[f"{name}.{lang}.md"] = "\n".join(lines)
    return found


def main() -> None:
    """Write the pages that changed."""
    folder = HOME / "docs" / "rules"
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in pages().items():
        (folder / name).write_text(text, "utf-8")
        print(f"docs/rules/{name}")


if __name__ == "__main__":
    main()

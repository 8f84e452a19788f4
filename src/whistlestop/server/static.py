"""The built client: its files, and its first page for every address that is not a file."""

import gzip
import hashlib
import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

SQUEEZED = ("text/", "application/javascript", "application/json", "image/svg+xml")
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
MISSING = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Whistlestop</title>
<h1>Whistlestop is running</h1>
<p>The table is here, but the client that draws it has not been built.
Type <code>make play</code> in the repository: it builds the client and starts this server.</p>
"""


def find_client() -> Path | None:
    """The built client: in the checkout, or inside the package."""
    package = Path(__file__).parent.parent
    for folder in (package.parent.parent / "web" / "dist", package / "web"):
        if (folder / "index.html").is_file():
            return folder
    return None


class Page:
    """A file ready to send."""

    def __init__(self, data: bytes, kind: str, cache: str) -> None:
        self.data = data
        self.kind = kind
        self.cache = cache
        self.tag = f'"{hashlib.sha256(data).hexdigest()[:20]}"'
        squeezed = gzip.compress(data, 6) if kind.startswith(SQUEEZED) else data
        self.squeezed = squeezed if len(squeezed) < len(data) else None

    def answer(self, request: Request) -> Response:
        """The file, or that it has not changed; squeezed for those who can read that."""
        head = {"ETag": self.tag, "Cache-Control": self.cache, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=head)
        data = self.data
        if self.squeezed and "gzip" in request.headers.get("accept-encoding", ""):
            data, head["Content-Encoding"] = self.squeezed, "gzip"
        return Response(data, media_type=self.kind, headers=head)


class Client:
    """Serves a folder. A file is read again when it has changed on the disk."""

    def __init__(self, folder: Path | None) -> None:
        self._given = folder
        self._pages: dict[Path, tuple[float, Page]] = {}

    def answer(self, request: Request, path: str) -> Response | None:
        """The answer to an address of the client; None when there is no such file."""
        folder = self._given or find_client()
        if folder is None:
            return Response(MISSING, media_type="text/html") if _is_page(path) else None
        root = folder.resolve()
        file = (root / path).resolve()
        if not file.is_relative_to(root) or not file.is_file():
            if not _is_page(path):
                return None
            file = root / "index.html"
        return self._page(root, file).answer(request)

    def _page(self, root: Path, file: Path) -> Page:
        changed = file.stat().st_mtime
        known = self._pages.get(file)
        if known is None or known[0] != changed:
            kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            if file.suffix in (".js", ".mjs"):
                kind = "text/javascript"
            elif file.suffix == ".webmanifest":
                kind = "application/manifest+json"
            hashed = file.relative_to(root).parts[0] == "assets"
            known = changed, Page(file.read_bytes(), kind, FOR_EVER if hashed else ASK_AGAIN)
            self._pages[file] = known
        return known[1]


def _is_page(path: str) -> bool:
    """Is it an address inside the client, not the name of a file?"""
    return "." not in path.rpartition("/")[2]

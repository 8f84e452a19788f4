"""The longest path against a search that is too simple to be wrong."""

from hypothesis import given, settings
from hypothesis import strategies as st

from whistlestop.core.board import Route
from whistlestop.core.network import Islands, longest_path

CITIES = "abcdef"
ROUTES = st.lists(
    st.tuples(st.sampled_from(CITIES), st.sampled_from(CITIES), st.integers(1, 8)).filter(
        lambda route: route[0] != route[1]
    ),
    max_size=9,
)


def plainly(routes: list[Route]) -> int:
    """Every trail from every city."""

    def walk(city: str, left: list[Route]) -> int:
        ways = [r for r in left if city in r.ends]
        return max(
            (
                r.length
                + walk(r.ends[city == r.ends[0]], [other for other in left if other is not r])
                for r in ways
            ),
            default=0,
        )

    return max(walk(city, routes) for city in CITIES)


@settings(max_examples=300, deadline=None)
@given(ROUTES)
def test_e_62_longest_path_is_exact(drawn: list[tuple[str, str, int]]) -> None:
    routes = [Route(str(n), (a, b), length, None) for n, (a, b, length) in enumerate(drawn)]
    length, path = longest_path(routes)
    assert length == plainly(routes)
    assert len(set(path)) == len(path), "no car counts twice"
    by_id = {route.id: route for route in routes}
    assert sum(by_id[route].length for route in path) == length
    at = None
    for number, route in enumerate(path):
        ends = by_id[route].ends
        if at is None:
            following = by_id[path[1]].ends if len(path) > 1 else ends
            at = ends[0] if ends[1] in following else ends[1]
            if number == 0 and len(path) > 1 and set(ends) == set(following):
                return  # there and back: either end may be the start
        assert at in ends, "the path is continuous"
        at = ends[at == ends[0]]


def test_islands_are_joined_by_routes() -> None:
    islands = Islands([Route("1", ("a", "b"), 1, None), Route("2", ("c", "d"), 1, None)])
    assert islands.connected(("a", "b"))
    assert not islands.connected(("a", "c"))
    islands.join("b", "c")
    assert islands.connected(("a", "d"))
    assert not islands.connected(("a", "z"))

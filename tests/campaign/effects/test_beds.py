"""Open beds and grey routes: C-16."""

from tests.campaign.effects.frontier import at


def test_c_16_an_open_bed_is_paid_like_a_grey_route() -> None:
    trial = at("", hands=[{"red": 1, "blue": 2, "wild": 1}, {}])
    board = trial.edition.board
    assert board.routes["duluth-fargo"].trait("bed")
    paid = {move.split()[2] for move in trial.moves("claim duluth-fargo ")}
    grey = {move.split()[2] for move in trial.moves("claim boston-montreal-1 ")}
    assert paid == grey == {"blue*2", "red+wild", "blue+wild"}
    assert trial.rule("claim duluth-fargo red+blue") == "L-30", "any one colour"

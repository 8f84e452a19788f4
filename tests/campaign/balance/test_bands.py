"""S-01 to S-26: every band of the pack holds, fails or cannot be told, over made-up campaigns."""

from dataclasses import replace

import pytest

from tests.campaign.balance.made_up import (
    BANDS,
    CARDS,
    Each,
    campaign,
    failing,
    verdict,
    with_games,
)
from whistlestop.campaign.balance.summary import Summary

MANY = 2000


def mixed(wins: float, yes: Summary, no: Summary, count: int = MANY) -> list[Summary]:
    """So large a share of the one, the rest of the other."""
    return [yes if at < wins * count else no for at in range(count)]


def of(*winners: int, companies: int = 4, count: int = MANY) -> list[Summary]:
    """Campaigns won by these companies in turn."""
    kinds = [campaign(companies, winner=winner) for winner in winners]
    return [kinds[at % len(kinds)] for at in range(count)]


def test_every_band_of_the_design_is_there() -> None:
    assert [band.id for band in BANDS] == [f"S-{n:02}" for n in range(1, 27)]


@pytest.mark.parametrize("companies", [2, 3, 4, 5])
def test_every_band_asks_for_every_number_of_companies(companies: int) -> None:
    for band in BANDS:
        for ask in band.asks:
            low, high = ask.for_(companies, "") or (0, 0)
            # With one of two companies absent nobody is left to play (C-60).
            assert (
                low < high or (band.id, companies) == ("S-26", 2) or ask.measure.endswith("guard")
            )


def test_s_01_wins_by_seat() -> None:
    assert verdict("S-01", of(0, 1, 2, 3)).verdict == "holds"
    unfair = verdict("S-01", of(0, 0, 1, 2, 3))
    assert (unfair.verdict, failing(unfair)) == ("fails", {"seat 1"})
    few = verdict("S-01", of(0, 1, 2, 3, count=8))
    assert (few.verdict, few.why) == ("too few to tell", "4 of 4; outside so far: none")
    one = verdict("S-01", of(0, count=8))
    assert one.why == "1 of 4: seat 1", "what fails is named first"
    for companies in (2, 3, 5):
        fair = of(*range(companies), companies=companies)
        assert verdict("S-01", fair, companies).verdict == "holds"
        uneven = of(0, *range(companies), companies=companies)
        assert verdict("S-01", uneven, companies).verdict == "fails"
    six = verdict("S-01", of(0, 1, companies=2), 6)
    assert (six.verdict, six.why) == ("not asked", "only 2p, 3p, 4p, 5p")
    later = with_games(campaign(winner=0), first=3)
    assert verdict("S-01", [later]).values[1].found.value == 1, "company 0 came after company 3"


def test_s_01_a_shared_victory_counts_in_shares() -> None:
    both = campaign()
    both.final[1]["place"] = 1
    assert [value.found.value for value in verdict("S-01", [both]).values] == [0.5, 0.5, 0, 0]


def test_s_02_winner_of_the_first_game() -> None:
    other = campaign(winner=1)
    assert verdict("S-02", mixed(0.3, campaign(), other)).verdict == "holds"
    assert verdict("S-02", mixed(0.5, campaign(), other)).verdict == "fails"
    assert verdict("S-02", mixed(0.5, campaign(), other, 8)).why == "outside so far"
    assert verdict("S-02", mixed(0.3, campaign(), other, 8)).why == "inside so far"


def ahead(leader: int, winner: int) -> Summary:
    """A company earns more in every game; another wins in the end."""
    slips = [30 + 20 * (c == leader) for c in range(4)]
    places = [1 if c == leader else 2 + (c - leader) % 4 for c in range(4)]
    return with_games(campaign(winner=winner), slips=slips, places=places)


def test_s_03_leader_after_game_6() -> None:
    assert verdict("S-03", mixed(0.45, ahead(0, 0), ahead(0, 1))).verdict == "holds"
    assert verdict("S-03", mixed(0.8, ahead(0, 0), ahead(0, 1))).verdict == "fails"
    assert verdict("S-03", mixed(0.1, ahead(0, 0), ahead(0, 1))).verdict == "fails"


def test_s_04_last_after_game_6() -> None:
    behind = ahead(0, 3)
    assert behind.standing(6)[0] == 3
    assert verdict("S-04", mixed(0.12, behind, ahead(0, 0))).verdict == "holds"
    assert verdict("S-04", mixed(0.02, behind, ahead(0, 0))).verdict == "fails"


def test_s_05_leader_after_game_9() -> None:
    assert verdict("S-05", mixed(0.6, ahead(2, 2), ahead(2, 1))).verdict == "holds"
    assert verdict("S-05", mixed(0.9, ahead(2, 2), ahead(2, 1))).verdict == "fails"


def test_s_06_sweeps() -> None:
    second = Each([[1, 2, 3, 4]] * 7 + [[2, 1, 3, 4]] * 5)
    seven = with_games(campaign(), places=second)
    assert verdict("S-06", mixed(0, campaign(), seven)).verdict == "holds"
    assert verdict("S-06", mixed(0.1, campaign(), seven)).verdict == "fails"
    two = campaign(2)
    mild = with_games(two, places=Each([[1, 2], [2, 1]] * 6))
    assert verdict("S-06", mixed(0.2, two, mild), 2).verdict == "holds", "2p: at most 30 %"
    assert verdict("S-06", mixed(0.2, campaign(3), mild), 3).verdict == "fails", "3p: 10 %"


def apart(by: int) -> Summary:
    """Final scores so far apart, around 500."""
    totals = [500 + by // 2, 500, 500, 500 - by // 2]
    final = [{"slips": t, "postcards": 0, "souvenirs": 0, "book": 0, "total": t} for t in totals]
    return replace(campaign(), final=[{**f, "place": n + 1} for n, f in enumerate(final)])


def test_s_07_spread() -> None:
    assert verdict("S-07", mixed(0.5, apart(80), apart(100))).verdict == "holds"
    assert failing(verdict("S-07", mixed(0.5, apart(20), apart(40)))) == {"spread median"}
    assert failing(verdict("S-07", mixed(0.1, apart(250), apart(100)))) == {"spread p95"}


def test_s_08_slips_against_the_model() -> None:
    band = next(band for band in BANDS if band.id == "S-08")
    low, high = band.asks[0].limits["any"]
    model = [30, 33, 37, 42, 50, 47, 50, 52, 75, 86, 81, 92]

    def paid(times: float) -> list[Summary]:
        each = Each([[round(times * one)] * 4 for one in model])
        return [with_games(campaign(), slips=each)] * 50

    assert verdict("S-08", paid((low + high) / 2)).verdict == "holds"
    assert len(failing(verdict("S-08", paid(high + 0.2)))) == 12
    assert len(failing(verdict("S-08", paid(low - 0.2)))) == 12
    missing = verdict("S-08", [campaign()], 6)
    assert (missing.verdict, missing.why) == ("not measured", "no model for 6 companies")


def test_s_09_turns() -> None:
    assert verdict("S-09", [campaign()] * 9).verdict == "holds"
    once = with_games(campaign(), turns=Each([[20] * 4] * 11 + [[20, 20, 20, 46]]))
    assert failing(verdict("S-09", [once, *[campaign()] * 9])) == {"turns most"}
    slow = with_games(campaign(), turns=Each([[20] * 4] * 11 + [[36] * 4]))
    assert failing(verdict("S-09", [slow] * 9)) == {"game 12"}


def test_s_10_how_games_end() -> None:
    assert verdict("S-10", [campaign()] * 100).verdict == "holds"
    dead = with_games(campaign(), ended="dead")
    assert failing(verdict("S-10", mixed(0.1, dead, campaign(), 100))) == {"ended dead"}
    guard = with_games(campaign(), ended=Each(["cars"] * 11 + ["guard"]))
    assert failing(verdict("S-10", mixed(0.01, guard, campaign(), 100))) == {"ended by guard"}


def test_s_11_newspapers() -> None:
    assert verdict("S-11", of(0), 4).verdict == "holds"
    assert verdict("S-11", of(0, companies=2), 2).verdict == "holds"
    none = with_games(campaign(2), newspapers=1)
    assert verdict("S-11", mixed(0.2, none, campaign(2)), 2).verdict == "fails"
    many = with_games(campaign(5), newspapers=25)
    assert verdict("S-11", of(0, companies=5), 5).verdict == "holds"
    assert verdict("S-11", mixed(0.2, many, campaign(5)), 5).verdict == "fails"


def test_s_12_events() -> None:
    every = with_games(campaign(), events=CARDS.events)
    assert verdict("S-12", [every] * 50).verdict == "holds"
    most = with_games(campaign(), events=[e for e in CARDS.events if e not in ("EV-01", "EV-20")])
    assert failing(verdict("S-12", mixed(0.45, every, most))) == {"EV-01", "EV-20"}
    assert failing(verdict("S-12", mixed(0.55, every, most))) == {"EV-01"}, "EV-20: 50 %"
    few = mixed(0.3, every, most)
    assert failing(verdict("S-12", few, 2)) == {"EV-01"}, "with two companies EV-20: 15 %"


def test_s_13_employees() -> None:
    people = CARDS.employees
    assert len(people) == 18
    rows = Each([(people + [None] * 4)[2 * n : 2 * n + 4] for n in range(12)])
    every = with_games(campaign(), hired=rows)
    assert verdict("S-13", [every] * 50).verdict == "holds"
    assert len(failing(verdict("S-13", mixed(0.3, every, campaign())))) == 18


def mail(drawn: int, done: int, game: int = 3) -> Summary:
    """So many postcards of tickets drawn, and fulfilled."""
    nos = CARDS.by_tickets
    return replace(
        campaign(),
        drawn={no: [0, game] for no in nos[:drawn]},
        vault={no: [0, game + 1] for no in nos[:done]},
    )


def test_s_14_postcards_of_tickets() -> None:
    assert len(CARDS.by_tickets) == 42
    assert verdict("S-14", [mail(30, 20)] * 50).verdict == "holds"
    assert failing(verdict("S-14", [mail(41, 30)] * 50)) == {"postcards drawn"}
    assert failing(verdict("S-14", [mail(30, 5)] * 50)) == {"postcards fulfilled"}
    late = verdict("S-14", [mail(30, 0, game=12)])
    assert late.values[1].found.count == 0, "TB-5: those of the last game come too late"


def won(nos: list[str]) -> Summary:
    """These cards were won."""
    return replace(campaign(), vault={no: [0, 6] for no in nos}, drawn={no: [0, 6] for no in nos})


def test_s_15_frontier_firsts() -> None:
    every = [str(no) for no in range(143, 151)]
    assert every == CARDS.firsts
    assert verdict("S-15", mixed(0.8, won(every), campaign())).verdict == "holds"
    half = verdict("S-15", mixed(0.3, won(every), campaign()))
    assert failing(half) == {"144", "146", "147", "148", "149", "150"}
    assert failing(verdict("S-15", mixed(0.1, won(every), campaign()))) == {*every}


def test_s_16_prizes() -> None:
    every = [str(no) for no in range(151, 159)]
    assert every == CARDS.prizes
    assert verdict("S-16", mixed(0.5, won(every), campaign())).verdict == "holds"
    assert failing(verdict("S-16", mixed(0.5, won(every[1:]), campaign()))) == {"151"}


def test_s_17_parts_of_a_finale() -> None:
    parts = CARDS.parts
    dealt = replace(campaign(), drawn={no: [0, 12] for no in parts})
    done = replace(dealt, vault={no: [0, 12] for no in parts})
    assert len(parts) == 15
    assert verdict("S-17", mixed(0.5, done, dealt)).verdict == "holds"
    assert len(failing(verdict("S-17", mixed(0.9, done, dealt)))) == 15
    assert len(failing(verdict("S-17", [dealt] * 200))) == 15
    assert verdict("S-17", [campaign()] * 200).verdict == "too few to tell", "never dealt"


def test_s_18_finales() -> None:
    kinds = [replace(campaign(), finale=kind) for kind in ("lantern", "hands", "ledger")]
    assert verdict("S-18", kinds * 500).verdict == "holds"
    assert failing(verdict("S-18", [kinds[0]] * 500)) == {"lantern", "hands", "ledger"}
    told = verdict("S-18", kinds * 500, choices="hands")
    assert (told.verdict, told.why) == ("not measured", "needs choices at random")


def test_s_19_the_vault_in_the_final_score() -> None:
    def kept(vault: int) -> Summary:
        score = {"slips": 900, "postcards": vault, "souvenirs": 0, "book": 0}
        final = [{**score, "total": 900 + vault, "place": 1} for _ in range(4)]
        return replace(campaign(), final=final)

    assert verdict("S-19", [kept(100)] * 9).verdict == "holds"
    assert verdict("S-19", [kept(20)] * 9).verdict == "fails"
    assert verdict("S-19", [kept(300)] * 9).verdict == "fails"


def test_s_20_the_patient_bank() -> None:
    assert verdict("S-20", [with_games(campaign(), bank=[0, 1, 2, 3])] * 9).verdict == "holds"
    assert verdict("S-20", [campaign()] * 9).verdict == "fails"
    assert verdict("S-20", [with_games(campaign(), bank=[5] * 4)] * 9).verdict == "fails"
    first = Each([[5] * 4] + [[1, 2, 1, 2]] * 11)
    judged = verdict("S-20", [with_games(campaign(), bank=first)])
    assert judged.values[0].found.value == 1.5, "from game 2 on"


def test_s_21_track_stickers() -> None:
    even = campaign()
    odd = replace(even, rails={**even.rails, "white": 30})
    some = replace(even, rails={"white": 4})
    assert verdict("S-21", [even] * 200).verdict == "holds"
    assert failing(verdict("S-21", [odd] * 200)) == {"rails median", "rails p95"}
    assert failing(verdict("S-21", mixed(0.1, some, even, 200))) == {"rails p95"}


def test_s_22_notes() -> None:
    def notes(line: int) -> Summary:
        money = [{"P": [2, 8]}, {}, {}, {}]
        return with_games(campaign(), money=money, lines=[{"notes": line}, *[{"notes": 0}] * 3])

    assert verdict("S-22", mixed(0.5, notes(-10), notes(-2), 100)).verdict == "holds"
    assert verdict("S-22", [notes(-10)] * 100).verdict == "fails"
    assert verdict("S-22", [notes(-2)] * 100).verdict == "fails"


def test_s_23_slips_by_employee() -> None:
    people = CARDS.employees
    rows = Each([[people[n], people[n + 6], people[n + 3], people[n]] for n in range(12)])
    hired = with_games(campaign(), hired=rows)
    assert verdict("S-23", [hired] * 20).verdict == "holds"
    better = with_games(hired, slips=[80, 40, 40, 80])
    assert people[0] in failing(verdict("S-23", [better] * 20))


def test_s_24_scores_by_plate() -> None:
    plates = CARDS.plates
    some = [plates[:3], plates[3:6], plates[6:9], plates[9:]]
    even = replace(campaign(), plates=some)
    for score in even.final:
        score["total"] = 500
    assert verdict("S-24", [even] * 20).verdict == "holds"
    rich = replace(even, final=[{**even.final[0], "total": 700}, *even.final[1:]])
    assert failing(verdict("S-24", [rich] * 20)) == {*plates}


def test_s_25_colours() -> None:
    assert verdict("S-25", of(0, 1, 2, 3, 4, companies=5), 5).verdict == "holds"
    unfair = verdict("S-25", of(0, 0, 1, 2, 3, 4, companies=5), 5)
    assert failing(unfair) == {"black"}
    assert verdict("S-25", of(0, 0, 1, 1), 4).verdict == "fails"


def test_s_26_absence() -> None:
    told = verdict("S-26", [campaign()])
    assert told.verdict == "not measured"
    assert "--absent" in told.why

    def pair(with_bot: int, without: int) -> Summary:
        absence = {"company": 0, "game": 5, "with": with_bot, "without": without}
        return replace(campaign(), absence=absence)

    assert verdict("S-26", [pair(2, 2), pair(1, 2), pair(2, 1)] * 100).verdict == "holds"
    assert verdict("S-26", [pair(1, 2)] * 100).verdict == "fails"


def test_ties_in_the_standing_are_broken_by_the_last_game() -> None:
    one = with_games(campaign(), places=[2, 1, 4, 3])
    assert one.standing(6) == [2, 3, 0, 1]
    away = with_games(campaign(), places=[2, 1, None, 3])
    assert away.standing(6)[0] == 2


@pytest.mark.parametrize("band", [band.id for band in BANDS])
def test_no_band_with_chance_in_it_holds_for_want_of_campaigns(band: str) -> None:
    judged = verdict(band, [])
    assert judged.verdict in ("too few to tell", "not asked", "not measured")
    assert not failing(judged)

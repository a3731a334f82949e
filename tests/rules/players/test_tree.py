"""The trees: which option is tried next."""

from __future__ import annotations

from random import Random

import pytest

from rules.players.policy import drawn, shares
from rules.players.tree import EVEN, EXPLORE, WIDTH, Node

MANY = [("go", n) for n in range(40)]
FEW = [("go", n) for n in range(3)]


def test_shares_add_up_and_a_log_odds_of_one_is_e_times_as_much():
    parts = shares([0.0, 1.0, -800.0])
    assert sum(parts) == pytest.approx(1)
    assert parts[1] / parts[0] == pytest.approx(2.718281828)


def test_what_is_leant_to_is_drawn_as_often_as_it_is_liked():
    rng = Random(1)
    got = [drawn(FEW, (0.0, 0.0, 2.0), rng)[1] for _ in range(4000)]
    assert got.count(2) / 4000 == pytest.approx(7.389 / 9.389, abs=0.03)
    assert got.count(0) / 4000 == pytest.approx(1 / 9.389, abs=0.03)
    alike = [drawn(FEW, None, rng)[1] for _ in range(3000)]
    assert all(900 < alike.count(n) < 1100 for n in range(3))


def test_of_many_options_the_likeliest_are_open_first_and_more_with_every_visit():
    node = Node()
    node.meet(MANY, [float(n == 7) * 3 - 0.01 * n for n in range(40)], Random(1))
    assert node.select().option == ("go", 7)
    tried = set()
    for visit in range(400):
        edge = node.select()
        tried.add(edge.option)
        node.learn(edge, 0.0)
        if visit == 0:
            assert sum(edge.offered > 0 for edge in node.ranked) == WIDTH
    assert WIDTH < len(tried) < len(MANY)
    assert all(("go", n) in tried for n in range(WIDTH))


def test_what_has_brought_most_is_tried_most():
    node, rng = Node(), Random(1)
    node.meet(FEW, None, rng)
    for _ in range(200):
        edge = node.select()
        node.learn(edge, (0.2, 0.8, 0.5)[edge.option[1]])
    visits = {edge.option[1]: edge.visits for edge in node.ranked}
    assert visits[1] > visits[2] > 0
    assert visits[1] > visits[0] > 0
    assert visits[1] > 100


def test_where_chances_lie_close_together_less_is_tried():
    tried = []
    for explore in (EXPLORE, EXPLORE / 8):
        node, rng = Node(), Random(1)
        node.meet(FEW, None, rng)
        for _ in range(200):
            edge = node.select(explore)
            node.learn(edge, 0.55 if edge.option == FEW[0] else 0.5)
        tried.append(node.edges[FEW[0]].visits)
    assert tried[0] < tried[1]


@pytest.mark.parametrize("trust", [1, 10])
def test_of_what_is_foreseen_only_the_differences_count(trust: int):
    tried = []
    for raised in (0.0, 0.3):
        node, dice = Node(), Random(4)
        node.meet(FEW, None, Random(1))
        node.foresee({option: 0.1 * option[1] + raised for option in FEW}, trust)
        for _ in range(60):
            edge = node.select()
            node.learn(edge, dice.random())
            tried.append(edge.option)
    assert tried[:60] == tried[60:]


def test_what_is_foreseen_counts_as_so_many_visits():
    rng = Random(1)
    told = {option: 0.5 + 0.1 * option[1] for option in FEW[:2]}
    for brought in (0.1, 0.9):  # less than was foreseen of all, and more
        node = Node()
        node.meet(FEW, None, rng)
        node.foresee(told, 10)
        assert [node.edges[option].expected for option in FEW] == [0.5, 0.6, 0.5]
        for _ in range(30):
            node.learn(node.select(), brought)
        visits = {option[1]: edge.visits for option, edge in node.edges.items()}
        assert visits[1] > visits[0] > 0
        assert visits[1] > visits[2] > 0
    node = Node()
    node.meet(FEW, None, rng)
    node.foresee(told, 10)
    for _ in range(300):
        edge = node.select()
        node.learn(edge, 0.6 if edge.option == ("go", 2) else 0.2)
    assert max(node.ranked, key=lambda edge: edge.visits).option == ("go", 2), "what is seen outweighs what was foreseen"


def test_an_option_that_is_seldom_there_is_measured_by_how_often_it_was():
    node, rng = Node(), Random(1)
    for visit in range(100):
        options = FEW if visit % 5 == 0 else FEW[:2]
        if options != node.options:
            node.meet(options, None, rng)
        edge = node.select()
        assert edge.option in options
        node.learn(edge, 0.5)
    assert node.edges[("go", 2)].offered == 20
    assert node.edges[("go", 0)].offered == 100


def test_no_option_is_passed_over_for_good():
    node = Node()
    node.meet(FEW, [0.0, 0.0, -500.0], Random(1))
    assert node.edges[("go", 2)].liking == pytest.approx(EVEN / 3)


def test_what_is_seen_leads_to_the_same_node_again():
    node = Node()
    first = node.after((("go", 1), ()))
    assert node.after((("go", 1), ())) is first
    assert node.after((None, ())) is not first

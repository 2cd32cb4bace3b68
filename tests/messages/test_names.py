"""Names in Ukrainian and Russian sentences: each in the case that it needs, and agreed with."""

import re
from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl

from grognard.core import registry
from grognard.core.dice import SeededDice
from grognard.core.game import Game
from grognard.core.message import Message
from grognard.messages.names import Name, functions, name_of
from tests.cli.catalogues import variables
from tests.messages.holds import (
    HOLDS,
    catalogue,
    declines,
    files_of,
    genders,
    kinds_in,
    names_in,
    placed,
)

CASES = {"nom", "gen", "dat", "acc", "ins", "loc"}
GENDERS = {"m", "f", "n", "pl"}
DECISIONS = 120
"""How long each game is played to see what its sentences hold."""

OPENING = re.compile(r"(^|[:;,.(«“/→—–·=×+?!{}])\s*$")
"""What a name may stand behind without saying its case: nothing, or a mark; or before an arrow."""
VERB = re.compile(r"(ає|яє|ує|ює|іє|ить|їть|ться|ает|яет|ует|ёт|ит|тся)$")
"""How a verb ends that would be another one beside a name in the plural."""
PAST = re.compile(r"([аиує]в|[аяиуе]л|ла|ло|[аеоя]но?|[ая]на|ена)$")
"""How a word ends that would be another one beside a name of another gender."""

each_game = pytest.mark.parametrize("game", sorted(HOLDS))
each_language = pytest.mark.parametrize("language", ["uk", "ru"])


def bundle_of(game: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], functions(is_strict=True), use_isolating=False)
    for path in files_of(game, language):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def fillings(game: str, bundle: FluentBundle, id: str) -> Iterator[dict[str, object]]:
    """Yield arguments for a message: each variable in turn holds every kind of name."""
    plain: dict[str, object] = dict.fromkeys(taken(game, bundle, id), 2)
    yield plain
    for variable in plain:
        for name in kinds_in(game, bundle.locales[0], id, variable):
            yield {**plain, variable: said(bundle, name, filled(game, bundle, name, {id}))}


def filled(game: str, bundle: FluentBundle, id: str, above: set[str]) -> dict[str, object]:
    """Return arguments for a name: each variable holds a name if it can, but none from above."""
    found: dict[str, object] = {}
    for variable in taken(game, bundle, id):
        names = kinds_in(game, bundle.locales[0], id, variable)
        inner = [name for name in names if name not in above | {id}]
        args = filled(game, bundle, inner[0], above | {id}) if inner else {}
        found[variable] = said(bundle, inner[0], args) if inner else 2
    return found


def taken(game: str, bundle: FluentBundle, id: str) -> list[str]:
    return sorted(variables(catalogue(game, bundle.locales[0])[id]))


def said(bundle: FluentBundle, id: str, args: dict[str, object]) -> Name:
    pattern = bundle.get_message(id).value
    assert pattern is not None
    text = bundle.format_pattern(pattern, args)[0]
    return name_of(bundle, id, args, str(text), is_strict=True)


@each_game
@each_language
def test_every_name_has_the_case_that_a_sentence_asks_for(game: str, language: str) -> None:
    bundle = bundle_of(game, language)
    faults = {
        f"{id}: {error}"
        for id in catalogue(game, language)
        for args in fillings(game, bundle, id)
        for pattern in [bundle.get_message(id).value, *bundle.get_message(id).attributes.values()]
        if pattern is not None
        for error in bundle.format_pattern(pattern, args)[1]
    }
    assert sorted(faults) == []


@each_game
@each_language
def test_a_name_within_a_sentence_says_its_case(game: str, language: str) -> None:
    faults = [
        f"{id}: {before[-20:]}{{ ${expression.id.name} }}"
        for id, message in catalogue(game, language).items()
        for pattern in patterns(message)
        for before, expression, after in placed(pattern)
        if isinstance(expression, ftl.VariableReference)
        and declines(game, language, id, expression.id.name)
        and not OPENING.search(before)
        and not after.startswith(" →")
    ]
    assert faults == []


@each_game
@each_language
def test_the_words_around_a_name_agree_with_it(game: str, language: str) -> None:
    faults = [
        f"{id}: {{ ${name} }}{after[:30]}"
        for id, message in catalogue(game, language).items()
        for pattern in patterns(message)
        for before, expression, after in placed(pattern)
        for name in [subject(expression)]
        if name and needs_agreement(genders(game, language, id, name), before, after)
    ]
    assert faults == []


def subject(expression: ftl.InlineExpression | ftl.Placeable) -> str:
    """Return the variable that stands in the nominative, bare or with a capital letter."""
    if isinstance(expression, ftl.FunctionReference) and expression.id.name == "CAPITAL":
        expression = expression.arguments.positional[0]
    if isinstance(expression, ftl.FunctionReference) and expression.id.name == "CASE":
        case = expression.arguments.positional[1]
        if isinstance(case, ftl.StringLiteral) and case.value == "nom":
            expression = expression.arguments.positional[0]
    return expression.id.name if isinstance(expression, ftl.VariableReference) else ""


def needs_agreement(found: set[str], before: str, after: str) -> bool:
    """Say whether a verb beside a name is one that other names of the same kind would not take."""
    near = re.split("[,.:()—]", after)[0]
    words = [*near.split()[:3], *before.split()[-1:]]
    is_mixed = "pl" in found and len(found) > 1
    return (is_mixed and any(VERB.search(word) for word in words)) or (
        len(found) > 1 and any(PAST.search(word) for word in words)
    )


def patterns(message: ftl.Message) -> list[ftl.Pattern]:
    assert message.value is not None
    return [message.value, *(attribute.value for attribute in message.attributes)]


@each_game
@each_language
def test_names_have_no_other_attributes_than_cases_and_a_gender(game: str, language: str) -> None:
    for id, message in catalogue(game, language).items():
        found = [attribute.id.name for attribute in message.attributes]
        assert set(found) <= CASES | {"gender"}, id
        assert "nom" not in found, f"{id}: the nominative is the value"
        assert not found or "gender" in found, f"{id} has cases and no gender"
    values = {genders(game, language, id, name) <= GENDERS for id, name in every_variable(game)}
    assert values <= {True}


def every_variable(game: str) -> Iterator[tuple[str, str]]:
    for id, message in catalogue(game, "en").items():
        for variable in sorted(variables(message)):
            yield id, variable


@pytest.mark.parametrize("game", sorted(set(HOLDS) - {"shell"}))
def test_a_sentence_holds_the_names_that_it_is_tried_with(game: str) -> None:
    loaded = registry.load(game)
    unknown = {
        f"{message.id}.{variable}: {arg.id}"
        for scenario in [loaded.scenarios()[0].id, loaded.scenarios()[-1].id]
        for message in met(loaded, scenario)
        for variable, arg in message.args.items()
        if isinstance(arg, Message) and arg.id not in names_in(game, message.id, variable)
    }
    assert sorted(unknown) == []


def met(game: Game, scenario: str) -> Iterator[Message]:
    """Yield every message of a short random game, and those inside them."""
    state, chance = game.new(scenario, 5), SeededDice(5)
    for _ in range(DECISIONS):
        if state.is_over():
            break
        actions = state.legal_actions()
        yield from whole(game.describe_prompt(state))
        for action in [*actions[:3], *actions[-2:]]:
            yield from whole(game.describe_action(state, action))
        reason = game.why_not(state, chance.below(game.num_actions, "test"), state.to_move())
        if reason is not None:
            yield from whole(reason.message())
        state.apply(actions[chance.below(len(actions), "test")])
    for event in state.log or []:
        yield from whole(game.describe_event(state, event))


def whole(message: Message) -> Iterator[Message]:
    yield message
    for arg in message.args.values():
        if isinstance(arg, Message):
            yield from whole(arg)

"""The command `lastcard matches`: one's own matches at a server, luck and skill in them, and one's ratings."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lastcard.cli.common import (
    LanguageOption,
    NameOption,
    checked_name,
    failing,
    figures,
    file_failure,
    in_range,
    read_token,
    say,
    visitor_of,
    write,
)
from lastcard.client.address import read_address
from lastcard.core.clean import quotable
from lastcard.core.errors import Problem
from lastcard.record.feats import Feats
from lastcard.wording.rules_text import preset

if TYPE_CHECKING:
    from lastcard.protocol.accounts import FamilyRating, OwnMatch, RatingShown

MOST = 1000  # matches that are asked for


def matches_command(
    server: Annotated[str, typer.Argument(metavar=say("usage-url"), help=say("help-matches-server"))],
    most: Annotated[int, typer.Option("--most", help=say("help-matches-most"))] = 20,
    person: Annotated[str, typer.Option("--with", help=say("help-matches-with"))] = "",
    token_file: Annotated[Path | None, typer.Option("--token-file", help=say("help-matches-token-file"))] = None,
    name: NameOption = None,
    language: LanguageOption = None,  # noqa: ARG001  read before the command line is
) -> None:
    in_range("--most", most, 1, MOST)
    wished = checked_name(name)
    token = "" if token_file is None else read_token(token_file)
    if token_file is not None and not token:
        raise file_failure(token_file, Problem("token-empty"))
    with failing():
        asyncio.run(_look(read_address(server).server, wished, token, most, person))


async def _look(server: str, name: str, token: str, most: int, person: str) -> None:
    from lastcard.client.matches import own_matches, own_ratings

    async def both(token: str) -> tuple[list[OwnMatch], list[FamilyRating]]:
        found = await own_matches(server, token, say.language, MOST)
        return found, await own_ratings(server, token, say.language)

    found, ratings = await (both(token) if token else visitor_of(server, name).as_guest(both))
    if person:
        found = [match for match in found if person.casefold() in [each.casefold() for each in match.names]]
    for match in found[:most]:
        write(_line(match, server))
    _sum(found, name, token)
    for rating in ratings:
        told = [f"{say('matches-rating')} {_points(rating.plain)}"] if rating.plain else []
        told += [f"{say('matches-rating-adjusted')} {_points(rating.adjusted)}"] if rating.adjusted else []
        write(f"{say(f'matches-family-{rating.family}')}: {', '.join(told)}")


def _line(match: OwnMatch, server: str) -> str:
    result = say("matches-result-won" if match.seat in match.champions else "matches-result-lost")
    names = ", ".join([quotable(name) for name in match.names])
    told = [result, preset(match.preset, say), names]
    if match.luck is not None and match.skill is not None:
        told += [f"{say('matches-luck')} {_rounds(match.luck)}", f"{say('matches-skill')} {_rounds(match.skill)}"]
    return f"{match.at[:10]} {' · '.join(told)} · {server}/r/{match.record}"


def _sum(found: list[OwnMatch], name: str, token: str) -> None:
    """What came of all of them."""
    if not found:
        write(say("matches-none") if token else say("matches-none-as", name=name))
        return
    won = sum(match.seat in match.champions for match in found)
    write(say("matches-sum", won=won, count=len(found)))
    judged = [(match.luck, match.skill) for match in found if match.luck is not None and match.skill is not None]
    if judged:
        luck, skill = (_rounds(sum(column)) for column in zip(*judged, strict=True))
        write(say("matches-fortune-shown", luck=luck, skill=skill))
    _sum_feats([match.feats for match in found if match.feats is not None])


def _sum_feats(feats: list[Feats]) -> None:
    """What was dared in all of them, and how much of it went well."""
    all_ = Feats(**{name: sum(getattr(each, name) for each in feats) for name in Feats.__struct_fields__})
    for what, well, every in (
        (say("matches-feats-catches"), all_.catches, all_.catches + all_.false_catches),
        (say("matches-feats-bluffs"), all_.bluffs - all_.bluffs_found, all_.bluffs),
        (say("matches-feats-challenges"), all_.challenges_right, all_.challenges),
    ):
        if every:
            write(f"{what}: {say('matches-feats-well', well=well, all=every)}")


def _points(rating: RatingShown) -> str:
    value = say("matches-rating-value", rating=rating.rating, off=2 * rating.deviation)
    return f"{value} ({say('matches-provisional')})" if rating.provisional else value


def _rounds(millionths: int) -> str:
    """Rounds won, with their sign."""
    return figures.number(millionths / 1e6, 1, signed=True)

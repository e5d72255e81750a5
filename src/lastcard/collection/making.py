"""Makes the files of a month from the records of its matches: first each without names, then all together."""

from __future__ import annotations

import shutil
import zipfile
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from lastcard import __version__, record
from lastcard.collection import situations
from lastcard.collection.model import DECISIONS, FILES, MANIFEST, RECORDS, SITUATIONS, Manifest, read_manifest, sum_of
from lastcard.core.errors import Problem, cause
from lastcard.envs.decisions import Writer, decisions
from lastcard.record import Record
from lastcard.record.files import write_whole

SPOOL: Final = "records"  # in the folder that a month is made in
_STAMP: Final = (1980, 1, 1, 0, 0, 0)  # of every record in the file: when it was played stays untold
_KEPT: Final = ("bots", "hints")  # of what a record tells beside the play

Progress = Callable[[int, int], None]


def nameless(game: Record, names: tuple[str, ...], month: str) -> Record:
    """A match with these names, its month for a date, and nothing that anybody wrote."""
    custom = tuple(msgspec.structs.replace(card, text="") for card in game.rules.custom)
    meta = {"date": month} | {name: game.meta[name] for name in _KEPT if name in game.meta}
    rules = msgspec.structs.replace(game.rules, custom=custom)
    return Record(names, rules, game.rounds, meta)


def begin(folder: Path, month: str, maker: int = 0) -> Path:
    """An empty folder to make a month in; what makers before left is gone."""
    for left in folder.glob(f"{month}.*.part"):
        shutil.rmtree(left, ignore_errors=True)
    part = folder / f"{month}.{maker}.part"
    (part / SPOOL).mkdir(parents=True)
    return part


def put(part: Path, number: int, text: str, names: tuple[str, ...], month: str) -> bool:
    """Adds a match to a month that is being made; whether its record holds."""
    try:
        game = record.loads(text)
        made = nameless(game, names, month)
        if len(names) != len(game.seats) or record.check(made):
            return False
    except Problem:
        return False
    write_whole(part / SPOOL / f"{number:06}.lastcard.toml", record.dumps(made).encode())
    return True


def finish(part: Path, month: str, left_out: int = 0, progress: Progress = lambda _done, _of: None) -> Manifest:
    """Makes the files of what was added, and the manifest."""
    spooled = sorted((part / SPOOL).iterdir())
    counts = situations.CaseCounts()
    writer = Writer(part / DECISIONS)
    with zipfile.ZipFile(part / RECORDS, "w", zipfile.ZIP_DEFLATED) as packed:
        for done, file in enumerate(spooled, 1):
            text = file.read_bytes()
            packed.writestr(zipfile.ZipInfo(file.name, _STAMP), text, zipfile.ZIP_DEFLATED)
            game = record.loads(text.decode())
            writer.add(list(decisions(game, file.name)))
            counts.add(game)
            progress(done, len(spooled))
    writer.close()
    write_whole(part / SITUATIONS, counts.encoded())
    shutil.rmtree(part / SPOOL)
    manifest = Manifest(
        month=month,
        version=__version__,
        matches=len(spooled),
        left_out=left_out,
        decisions=writer.count,
        files=tuple(sum_of(part / name) for name in FILES),
    )
    write_whole(part / MANIFEST, encoded(manifest))
    return manifest


def encoded(manifest: Manifest) -> bytes:
    return msgspec.json.format(msgspec.json.encode(manifest), indent=2) + b"\n"


def publish(part: Path, month: str) -> Path:
    """Puts a month that was made where it is found, in one step."""
    target = part.with_name(month)
    shutil.rmtree(target, ignore_errors=True)
    return part.replace(target)


def verify(folder: Path, progress: Progress = lambda _done, _of: None) -> Iterator[Problem]:
    """What is wrong with a month: files that are not what the manifest says, and records that do not hold."""
    manifest = read_manifest(folder)
    if manifest.month != folder.name or tuple(each.name for each in manifest.files) != FILES:
        yield Problem("collection-other-month", folder=folder.name, month=manifest.month)
        return
    for listed in manifest.files:
        try:
            if sum_of(folder / listed.name) != listed:
                yield Problem("collection-differs", file=listed.name)
        except OSError:
            yield Problem("collection-missing", file=listed.name)
            return
    yield from _verify_records(folder, manifest, progress)


def _verify_records(folder: Path, manifest: Manifest, progress: Progress) -> Iterator[Problem]:
    counts = situations.CaseCounts()
    rows = 0
    try:
        with zipfile.ZipFile(folder / RECORDS) as packed:
            names = packed.namelist()
            for done, name in enumerate(names, 1):
                try:
                    game = record.loads(packed.read(name).decode())
                    found = record.check(game)
                    rows += sum(1 for _ in decisions(game))
                    counts.add(game)
                except (Problem, UnicodeDecodeError) as error:
                    found = [error if isinstance(error, Problem) else Problem("file-unreadable", reason=cause(error))]
                for problem in found:
                    yield Problem("file-problem", file=name, problem=problem)
                progress(done, len(names))
    except (zipfile.BadZipFile, zlib.error, OSError) as error:
        yield Problem("collection-damaged", file=RECORDS, reason=str(error))
        return
    if (len(names), rows) != (manifest.matches, manifest.decisions):
        yield Problem("collection-counts", matches=len(names), decisions=rows)
    if (folder / SITUATIONS).read_bytes() != counts.encoded():
        yield Problem("collection-differs", file=SITUATIONS)

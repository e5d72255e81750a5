"""Homoglyphs: names that could be taken for another person's, or for a role."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final
from unicodedata import category, combining, name, normalize

# Each sign with the Latin letter or digit that it looks like; a capital may look like another than its small letter.
_PAIRS: Final = (
    # Cyrillic
    "Аa Вb Еe Ѕs Іi Јj Кk Мm Нh Оo Рp Сc Тt Уy Хx Үy Һh Ԁd Ԛq Ԝw З3 Ьb Ӏl Ґr Гr Ѵv "
    "аa вb еe ѕs іi јj кk мm нh оo рp сc тt уy хx үy һh ԁd ԛq ԝw з3 ьb ӏl ѵv гr "
    # Greek
    "Αa Βb Εe Ζz Ηh Ιi Κk Μm Νn Οo Ρp Τt Υy Χx Ϲc Ϳj "
    "αa εe ιi κk νv οo ρp σo τt υu χx γy ηn ωw ϲc ϳj "
    # Armenian, Cherokee
    "օo սu հh ոn ցg զq Օo Տs Սu "
    "Ꭺa Ᏼb Ꮯc Ꭰd Ꭼe Ꮐg Ꮋh Ꭻj Ꮶk Ꮮl Ꮇm Ꮲp Ꮢr Ꮪs Ꭲt Ꮩv Ꮃw Ꮓz "
    # Latin
    "ıi ɩi ɪi ɑa ɡg łl ȷj đd ħh ŧt ƅb ɗd ɓb ɦh ʋv "
    "ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz ꟾi ǀl ǃl"
)
_ALIKE: Final = {pair[0]: pair[1] for pair in _PAIRS.split()}
_SAME: Final = str.maketrans("i1|!0", "llllo")  # as I is l, and as capitals are small letters
_RUNS: Final = (("rn", "m"), ("vv", "w"))
_NORDIC: Final = re.compile("[aeiouy][\u0301\u0308\u030a]")  # letters of their own, on which marks count
_SCRIPTS: Final = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU")  # which have letters alike
_ROLES: Final = (
    "host bot robot server admin moderator "
    "värd värden roboten servern vert verten serveren "
    "gestgjafi gestgjafinn þjarkur þjarkurinn þjónn þjónninn"
)


@lru_cache(10_000)
def skeleton(text: str) -> str:
    """What is left of a name that everybody sees: two names that look alike have the same."""
    letters: list[str] = []
    for sign in normalize("NFKD", text):
        if combining(sign) and letters and letters[-1][0].isascii():
            letters[-1] += sign
        elif category(sign)[0] not in "PZ" or sign in "|!":
            small = sign.casefold()
            letters += _ALIKE.get(sign, _ALIKE.get(small, small))
    kept = "".join(letter if _NORDIC.match(letter) else letter[0] for letter in letters)
    kept = normalize("NFKC", kept).translate(_SAME)
    for run, one in _RUNS:
        kept = kept.replace(run, one)
    return kept.replace("\ufe0f", "")


def mixes_scripts(text: str) -> bool:
    """Whether a word has letters of several alphabets that have letters alike."""
    return any(len(_scripts(word)) > 1 for word in re.split(r"[\W_]+", normalize("NFKC", text)))


def _scripts(word: str) -> set[str]:
    return {script for sign in word for script in _SCRIPTS if name(sign, "").startswith(script)}


def names_role(text: str) -> bool:
    """Whether a name has the word for a role in it, as the page or the terminal would put it behind a name."""
    words = re.split(r"[^\w|!]+|_", text)
    return not _ROLE_WORDS.isdisjoint(skeleton(word) for word in words) or skeleton(text) in _ROLE_WORDS


_ROLE_WORDS: Final = frozenset(skeleton(role) for role in _ROLES.split())

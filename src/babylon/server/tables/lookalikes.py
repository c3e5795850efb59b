"""Letters that look like others, as a reader of names takes them: from script to script, and within one."""

import unicodedata

# Each line: letters, and below them what they look like.
_CAPITALS = (
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"),  # Greek
    ("АВЕЅІЈКМНОРСТУХҮӀԌԚԜ", "ABESIJKMHOPCTYXYIGQW"),  # Cyrillic
    ("ՕՏԼՍ", "OSLU"),  # Armenian
    ("ᎪᏴᏟᎠᎬᎻᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃ", "ABCDEHJKLMPRSTVWZ"),  # Cherokee
    ("ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ", "ABCDEFGHIJKLMNOPRSTUVWXYZ"),  # Lisu
    ("ⲀⲂⲤⲎⲒⲔⲘⲚⲞⲢⲦⲨⲬⲌ", "ABCHIKMNOPTYXZ"),  # Coptic
)
_SMALL = (
    ("αβεηικνορτυχωγμς", "abenikvoptuxwyuc"),  # Greek
    ("авеѕіјкмнорстухүһԁԛԝԍӏзѵгьб", "abesijkmhopctyxyhdqwgl3vrb6"),  # Cyrillic
    ("օսհոցզյ", "ouhngqj"),  # Armenian
    ("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnoprstuvwyz"),  # small capitals
    ("ɑɡıɩłøđħŧƅƒ", "agiilodhtbf"),  # Latin
    ("ニロカーへタトエハ", "二口力一ヘ夕卜工八"),  # kana, and what they look like among characters and katakana
    ("01|", "oll"),
)
# Normal forms make another letter of these.
_FIRST = str.maketrans("ϲϹ", "cC")
_PAIRS = (("rn", "m"), ("vv", "w"))


def _table(lines: tuple[tuple[str, str], ...]) -> dict[int, int]:
    return {letter: alike for letters, others in lines for letter, alike in str.maketrans(letters, others).items()}


_CAPITAL_TABLE, _SMALL_TABLE = _table(_CAPITALS), _table(_SMALL)
_THIN = str.maketrans("i", "l")


def folded(name: str) -> str:
    """A name without case, accents, width, blanks and whatever else eyes may miss."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    return "".join(one for one in plain if unicodedata.category(one)[0] not in "MCZ")


def looks(name: str) -> str:
    """A name as it looks, whatever script it is written in: capitals are compared as such, they look like others."""
    capitals = unicodedata.normalize("NFKC", name.translate(_FIRST)).translate(_CAPITAL_TABLE)
    plain = folded(capitals).translate(_SMALL_TABLE).translate(_THIN)
    for pair, letter in _PAIRS:
        plain = plain.replace(pair, letter)
    return plain

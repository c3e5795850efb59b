"""The editions' choices in words, and where each printed rulebook states them, by its own headings."""

from dataclasses import astuple, fields

from babylon.pieces.edition import EDITIONS, Edition, Supply
from babylon.words import listed, say

CHOICES = ("highest", "overlap", "gap", "belvederes", "supply")


def _sections(highest: str, building: str, gap: str, supply: str) -> dict[str, str]:
    """Where a book has each choice; complete overlap and belvederes are both told where tiles are built."""
    return dict(zip(CHOICES, (highest, building, gap, building, supply), strict=True))


SECTIONS = {
    "revised": _sections(*["docs/rules.md § 8"] * 4),
    "en": _sections(
        "Final scoring, Highest point",
        "B. Building, 1. Terrace tiles",
        "B. Building, 2. Building decorative items, Bridge",
        "Components",
    ),
    "pl": _sections(
        "Punktacja Końcowa, Najwyższy punkt",
        "B. Budowanie, 1. Kafelek Tarasu",
        "B. Budowanie, 2. Budowanie elementów dekoracyjnych, Mosty",
        "Komponenty",
    ),
    "zh-Hant": _sections("最終計分・最高層級", "B. 建造 1. 露臺板塊", "B. 建造 2. 建造裝飾物・橋樑", "遊戲配件"),
    "zh-Hans": _sections("终局计分・高度分", "B. 建造 1. 露台板块", "B. 建造 2. 装饰性物件・小桥", "游戏配件"),
    "ja": _sections(
        "最終得点計算・最上階ボーナス",
        "B. 建設アクション 1. テラスタイルの配置",
        "B. 建設アクション 2. 装飾の配置・橋コマ",
        "内容物",
    ),
}


def choice_words(edition: Edition, choice: str, lang: str) -> str:
    """How an edition plays one of the choices."""
    messages = {
        "highest": f"highest-{edition.highest}",
        "overlap": f"overlap-{edition.overlap}",
        "gap": f"gap-{edition.gap}",
        "belvederes": f"belvederes-{edition.belvederes}",
    }
    return say(messages[choice], lang) if choice in messages else str(edition.supply)


def edition_words(edition: Edition, lang: str) -> list[str]:
    """What an edition means, one choice a line; `≠` marks where a mixed table differs from the book."""
    printed = EDITIONS[edition.name]
    return [
        ("≠ " if getattr(edition, choice) != getattr(printed, choice) else "")
        + say("label-text", lang, label=say(f"choice-{choice}", lang), text=choice_words(edition, choice, lang))
        for choice in CHOICES
    ]


def piece_names(lang: str) -> str:
    """The pieces in the order of a supply."""
    return listed((say(f"piece-{piece.name}", lang) for piece in fields(Supply)), lang)


def edition_answer(edition: Edition) -> dict[str, object]:
    """An edition for programs."""
    return {
        "highest": edition.highest,
        "overlap": edition.overlap,
        "gap": edition.gap,
        "belvederes": edition.belvederes,
        "supply": list(astuple(edition.supply)),
        "sections": SECTIONS[edition.name],
    }

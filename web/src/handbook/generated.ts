/** The handbook's order and numbers, as `make handbook` wrote them from Python. Never edited by hand. */
export const CHAPTERS = [
  {
    "id": "basics",
    "sections": [
      {
        "id": "goal",
        "pictures": [
          "whole"
        ],
        "table": null
      },
      {
        "id": "garden",
        "pictures": [
          "tile"
        ],
        "table": null
      },
      {
        "id": "box",
        "pictures": [],
        "table": "box"
      },
      {
        "id": "setup",
        "pictures": [],
        "table": "players"
      }
    ]
  },
  {
    "id": "turn",
    "sections": [
      {
        "id": "turn",
        "pictures": [
          "turn-dug",
          "turn-built"
        ],
        "table": null
      },
      {
        "id": "dig",
        "pictures": [
          "quarry"
        ],
        "table": null
      },
      {
        "id": "build",
        "pictures": [
          "two-tiles"
        ],
        "table": null
      },
      {
        "id": "store",
        "pictures": [
          "discards"
        ],
        "table": null
      },
      {
        "id": "swap",
        "pictures": [
          "swapped"
        ],
        "table": null
      }
    ]
  },
  {
    "id": "tiles",
    "sections": [
      {
        "id": "placing",
        "pictures": [
          "placed"
        ],
        "table": null
      },
      {
        "id": "supports",
        "pictures": [
          "supports",
          "statue-bears"
        ],
        "table": null
      },
      {
        "id": "belvederes",
        "pictures": [
          "belvedere"
        ],
        "table": null
      },
      {
        "id": "levels",
        "pictures": [
          "levels"
        ],
        "table": null
      },
      {
        "id": "overlap",
        "pictures": [
          "overlap-{overlap}"
        ],
        "table": null
      },
      {
        "id": "paying",
        "pictures": [
          "paid"
        ],
        "table": null
      }
    ]
  },
  {
    "id": "decorations",
    "sections": [
      {
        "id": "decorations",
        "pictures": [
          "decorated"
        ],
        "table": null
      },
      {
        "id": "statues",
        "pictures": [
          "statues"
        ],
        "table": null
      },
      {
        "id": "fountains",
        "pictures": [
          "fountain"
        ],
        "table": null
      },
      {
        "id": "stairways",
        "pictures": [
          "stairway"
        ],
        "table": null
      },
      {
        "id": "bridges",
        "pictures": [
          "bridge"
        ],
        "table": null
      },
      {
        "id": "under-bridges",
        "pictures": [
          "gap-{gap}"
        ],
        "table": null
      }
    ]
  },
  {
    "id": "points",
    "sections": [
      {
        "id": "rounds",
        "pictures": [
          "rounds"
        ],
        "table": null
      },
      {
        "id": "tokens",
        "pictures": [],
        "table": "tokens"
      },
      {
        "id": "seen",
        "pictures": [
          "half-hidden"
        ],
        "table": null
      },
      {
        "id": "scoring",
        "pictures": [
          "whole"
        ],
        "table": "pad"
      },
      {
        "id": "winning",
        "pictures": [
          "tie-open",
          "tie-covered"
        ],
        "table": null
      }
    ]
  },
  {
    "id": "editions",
    "sections": [
      {
        "id": "editions",
        "pictures": [],
        "table": "editions"
      }
    ]
  },
  {
    "id": "questions",
    "sections": [
      {
        "id": "ruling-1",
        "pictures": [
          "statue-bears"
        ],
        "table": null
      },
      {
        "id": "ruling-2",
        "pictures": [
          "half-hidden"
        ],
        "table": null
      },
      {
        "id": "ruling-3",
        "pictures": [
          "buried"
        ],
        "table": null
      },
      {
        "id": "ruling-4",
        "pictures": [
          "first-again"
        ],
        "table": null
      },
      {
        "id": "ruling-5",
        "pictures": [
          "two-tiles"
        ],
        "table": null
      },
      {
        "id": "ruling-6",
        "pictures": [
          "filled-blank"
        ],
        "table": null
      },
      {
        "id": "ruling-7",
        "pictures": [
          "four-supports"
        ],
        "table": null
      },
      {
        "id": "ruling-8",
        "pictures": [
          "extra-pillar"
        ],
        "table": null
      },
      {
        "id": "ruling-9",
        "pictures": [
          "crossed"
        ],
        "table": null
      },
      {
        "id": "ruling-10",
        "pictures": [
          "joined"
        ],
        "table": null
      },
      {
        "id": "ruling-11",
        "pictures": [
          "hidden-level"
        ],
        "table": null
      },
      {
        "id": "ruling-12",
        "pictures": [
          "discards"
        ],
        "table": null
      },
      {
        "id": "ruling-13",
        "pictures": [
          "same-turn"
        ],
        "table": null
      },
      {
        "id": "ruling-14",
        "pictures": [
          "quarry"
        ],
        "table": null
      },
      {
        "id": "ruling-15",
        "pictures": [
          "deck-alone"
        ],
        "table": null
      }
    ]
  },
  {
    "id": "glossary",
    "sections": [
      {
        "id": "glossary",
        "pictures": [],
        "table": "glossary"
      }
    ]
  }
] as const;
export const TOPICS = {
  "goal": "goal",
  "garden": "garden",
  "box": "box",
  "setup": "setup",
  "turn": "turn",
  "dig": "dig",
  "build": "build",
  "store": "store",
  "swap": "swap",
  "placing": "placing",
  "supports": "supports",
  "belvederes": "belvederes",
  "levels": "levels",
  "overlap": "overlap",
  "paying": "paying",
  "decorations": "decorations",
  "statues": "statues",
  "fountains": "fountains",
  "stairways": "stairways",
  "bridges": "bridges",
  "under-bridges": "under-bridges",
  "rounds": "rounds",
  "tokens": "tokens",
  "seen": "seen",
  "scoring": "scoring",
  "winning": "winning",
  "editions": "editions",
  "ruling-1": "ruling-1",
  "ruling-2": "ruling-2",
  "ruling-3": "ruling-3",
  "ruling-4": "ruling-4",
  "ruling-5": "ruling-5",
  "ruling-6": "ruling-6",
  "ruling-7": "ruling-7",
  "ruling-8": "ruling-8",
  "ruling-9": "ruling-9",
  "ruling-10": "ruling-10",
  "ruling-11": "ruling-11",
  "ruling-12": "ruling-12",
  "ruling-13": "ruling-13",
  "ruling-14": "ruling-14",
  "ruling-15": "ruling-15",
  "glossary": "glossary",
  "token-none": "tokens",
  "token-extra-single": "tokens",
  "token-extra-double": "tokens",
  "token-change-symbol": "tokens",
  "token-fill-blank": "tokens",
  "token-double-flower": "tokens",
  "token-fewer-pillars": "tokens",
  "pad-statues": "scoring",
  "pad-fountains": "scoring",
  "pad-bridges": "scoring",
  "pad-stairways": "scoring",
  "pad-diversity": "scoring",
  "pad-flowers": "scoring",
  "pad-belvederes": "scoring",
  "pad-highest": "scoring",
  "refusal-game-over": "rounds",
  "refusal-remove-first": "setup",
  "refusal-setup-done": "setup",
  "refusal-clay-gone": "setup",
  "refusal-dig-first": "turn",
  "refusal-already-dug": "turn",
  "refusal-stack-empty": "dig",
  "refusal-not-revealed": "dig",
  "refusal-no-dug-tile": "build",
  "refusal-no-stored-tile": "build",
  "refusal-outside-garden": "placing",
  "refusal-surface-too-high": "placing",
  "refusal-statue-bears": "ruling-1",
  "refusal-corner-unsupported": "supports",
  "refusal-too-few-supports": "supports",
  "refusal-no-belvedere": "belvederes",
  "refusal-level-skipped": "levels",
  "refusal-complete-overlap": "overlap",
  "refusal-too-few-pillars": "paying",
  "refusal-no-double-left": "paying",
  "refusal-nothing-placed": "decorations",
  "refusal-none-left": "ruling-7",
  "refusal-not-fresh": "decorations",
  "refusal-not-adjacent": "decorations",
  "refusal-no-tile-below": "decorations",
  "refusal-space-occupied": "decorations",
  "refusal-under-bridge": "under-bridges",
  "refusal-no-such-token": "tokens",
  "refusal-token-used": "ruling-6",
  "refusal-token-not-here": "ruling-6",
  "refusal-token-not-needed": "ruling-6",
  "refusal-wrong-symbol": "decorations",
  "refusal-not-in-line": "statues",
  "refusal-same-tile": "ruling-10",
  "refusal-not-same-level": "decorations",
  "refusal-not-one-step": "stairways",
  "refusal-gap-too-high": "bridges",
  "refusal-gap-crossed": "ruling-9",
  "refusal-gap-occupied": "under-bridges",
  "item-statue": "statues",
  "item-fountain": "fountains",
  "item-bridge": "bridges",
  "item-stairway": "stairways",
  "item-belvedere": "belvederes",
  "piece-singles": "supports",
  "piece-doubles": "swap",
  "piece-belvederes": "belvederes",
  "piece-stairways": "stairways",
  "piece-fountains": "fountains",
  "piece-bridges": "bridges",
  "piece-statues": "statues",
  "term-garden": "glossary",
  "term-space": "glossary",
  "term-notch": "glossary",
  "term-tile": "glossary",
  "term-starting-tile": "glossary",
  "term-material": "glossary",
  "term-symbol": "glossary",
  "term-flower": "glossary",
  "term-corner": "glossary",
  "term-open-corner": "glossary",
  "term-level": "glossary",
  "term-quarry": "glossary",
  "term-stack": "glossary",
  "term-edge": "glossary",
  "term-bottom": "glossary",
  "term-dig": "glossary",
  "term-pillar": "glossary",
  "term-double-pillar": "glossary",
  "term-decoration": "glossary",
  "term-statue": "glossary",
  "term-fountain": "glossary",
  "term-stairway": "glossary",
  "term-bridge": "glossary",
  "term-belvedere": "glossary",
  "term-supply": "glossary",
  "term-storage": "glossary",
  "term-discard": "glossary",
  "term-turn": "glossary",
  "term-round": "glossary",
  "term-token": "glossary",
  "term-first-player": "glossary",
  "term-points": "glossary"
} as const;
export const TERMS = {
  "garden": "garden",
  "space": "garden",
  "notch": "winning",
  "tile": "garden",
  "starting-tile": "setup",
  "material": "box",
  "symbol": "decorations",
  "flower": "scoring",
  "corner": "supports",
  "open-corner": "belvederes",
  "level": "levels",
  "quarry": "dig",
  "stack": "dig",
  "edge": "dig",
  "bottom": "dig",
  "dig": "dig",
  "pillar": "supports",
  "double-pillar": "swap",
  "decoration": "decorations",
  "statue": "statues",
  "fountain": "fountains",
  "stairway": "stairways",
  "bridge": "bridges",
  "belvedere": "belvederes",
  "supply": "box",
  "storage": "store",
  "discard": "store",
  "turn": "turn",
  "round": "rounds",
  "token": "tokens",
  "first-player": "setup",
  "points": "scoring"
} as const;
export const COMMON = {
  "size": 8,
  "notches": 64,
  "tiles": 48,
  "permaterial": 16,
  "boards": 4,
  "clay": 2,
  "granite": 3,
  "basalt": 4,
  "stacks": 16,
  "layers": 3,
  "tokens": 14,
  "copies": 2,
  "books": 5,
  "kept": 6,
  "times": 3,
  "set": 4,
  "belvedere": 1,
  "stack": "B3",
  "income": 3
} as const;
export const EXAMPLES = {
  "double": {
    "gotstatues": 4,
    "gotfountains": 3,
    "gotbridges": 3,
    "gotstairways": 3,
    "gotdiversity": 4,
    "gotflowers": 8,
    "gotbelvederes": 1,
    "gothighest": 6,
    "gottotal": 32,
    "top": 3
  },
  "square": {
    "gotstatues": 4,
    "gotfountains": 3,
    "gotbridges": 3,
    "gotstairways": 3,
    "gotdiversity": 4,
    "gotflowers": 8,
    "gotbelvederes": 1,
    "gothighest": 9,
    "gottotal": 35,
    "top": 3
  }
} as const;
export const PLAYERS = [
  {
    "players": 2,
    "removals": 6,
    "tokens": 14,
    "rounds": 15
  },
  {
    "players": 3,
    "removals": 3,
    "tokens": 12,
    "rounds": 13
  },
  {
    "players": 4,
    "removals": 0,
    "tokens": 10,
    "rounds": 11
  }
] as const;

"""What the page's layout promises, looked at from outside: who is on top, whole, and large enough for a finger."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.web.room import Room

# 640 × 360 is 1280 × 720 at 200 %.
ACROSS = [(1920, 1080), (1440, 900), (1366, 768), (1280, 720), (1024, 768), (844, 390), (640, 360)]
# Turning the boards is the dearest change of a picture, so these stay together.
UPRIGHT = [(820, 1180), (390, 844), (360, 640)]
SIZES = ACROSS + UPRIGHT
TOUCHED = {(1024, 768), (820, 1180), (844, 390), (390, 844), (360, 640)}
NAMES = ["Wolfeschlegelsteinhausenbergerdorff", "Konstantynopolitańczykowianeczka", "寿限無寿限無五劫の擦り切れ", "Ada"]

# What lies at a point belongs to a control, or covers it.
LOOK = """
const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
// Only the scene's labels wait for a frame to be drawn.
const next = () => window.babylon === undefined ? new Promise((done) => setTimeout(done)) : frame();
const shown = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
const within = (box) => box.left > -1 && box.top > -1 && box.right < innerWidth + 1 && box.bottom < innerHeight + 1;
const covered = (each, box) => {
    const inset = Math.min(10, box.width / 3, box.height / 3);
    const xs = [box.left + inset, (box.left + box.right) / 2, box.right - inset];
    const ys = [box.top + inset, (box.top + box.bottom) / 2, box.bottom - inset];
    const points = [[0, 0], [2, 0], [1, 1], [0, 2], [2, 2]].map(([x, y]) => [xs[x], ys[y]]);
    const over = points.map(([x, y]) => document.elementFromPoint(x, y)).find((found) => !each.contains(found));
    return over === undefined ? null : over === null ? 'nothing' : over.className || over.tagName;
};
const cut = (each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1;
const touch = matchMedia('(pointer: coarse)').matches;
const faults = (where, ...selectors) => selectors.flatMap((selector) => {
    const found = shown(selector);
    if (found.length === 0) return [`${where}: no ${selector}`];
    return found.flatMap((each) => {
        const box = each.getBoundingClientRect();
        const name = `${where}: ${selector} "${each.textContent.trim().slice(0, 30)}"`;
        const over = covered(each, box);
        return [
            ...(within(box) ? [] : [`${name} is not in the window`]),
            ...(over === null ? [] : [`${name} is covered by ${over}`]),
            ...(cut(each) && each.tagName !== 'SELECT' ? [`${name} is cut off`] : []),
            ...(touch && each.matches('button, select') && Math.min(box.width, box.height) < 43.5
                ? [`${name} is too small: ${box.width} x ${box.height}`] : []),
        ];
    });
});
const ACTS = ['.acts button', '.tools button', '.tools select', '.bar .seat'];
const phone = () => document.querySelector('nav.tabs') !== null;
const press = async (selector) => (document.querySelector(selector).click(), await next());
const room = (where) => {
    const box = document.querySelector('.middle > .scene').getBoundingClientRect();
    const enough = box.width >= 280 && box.height >= 180 && within(box);
    return enough ? [] : [`${where}: the scene has ${box.width} x ${box.height}`];
};
const sideways = (where) => document.documentElement.scrollWidth <= innerWidth
    && document.documentElement.scrollHeight <= innerHeight ? [] : [`${where}: the page runs out of the window`];
"""

# What is looked at.
LOOKS = """
// Every page of the side panel, which a phone opens from its tabs.
const atTabs = async (names) => {
    await frame();
    const found = [...faults('table', 'p.status', ...ACTS), ...room('table'), ...sideways('table')];
    if (phone()) await press('nav.tabs button:nth-child(3)');
    for (const tab of names) {
        await press(`#tab-${tab}`);
        const beside = ['[role=tab]', ...(phone() ? ['nav.tabs button'] : [])];
        found.push(...faults(tab, 'p.status', ...beside, ...ACTS), ...sideways(tab));
    }
    if (phone()) await press('nav.tabs button:nth-child(3)');
    return found;
};
const atLabels = (where) => {
    const scene = document.querySelector('.stage').getBoundingClientRect();
    const out = ({left, right, top, bottom}) =>
        left < scene.left || right > scene.right || top < scene.top || bottom > scene.bottom;
    const left = shown('.tags .tag').filter((tag) => out(tag.getBoundingClientRect()));
    return [
        ...left.map((tag) => `${where}: the label "${tag.textContent.trim()}" leaves the scene`),
        ...shown('.tags .seat').flatMap((tag) => underLabel(tag).map((space) =>
            `${where}: the label "${tag.textContent.trim()}" covers ${space}`)),
        ...shown('.tags .seat').flatMap((tag, at, all) => all.slice(at + 1).filter((next) => crossed(tag, next))
            .map((next) => `${where}: the labels "${tag.textContent.trim()}" and "${next.textContent.trim()}" cross`)),
    ];
};
const crossed = (one, other) => {
    const [a, b] = [one, other].map((each) => each.getBoundingClientRect());
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
};
// The spaces of the garden in front, or of the back row of another, that lie under a label.
const underLabel = (tag) => {
    const {left, right, top, bottom} = tag.getBoundingClientRect();
    const along = (from, to, steps) => Array.from({length: steps + 1}, (_, at) => from + ((to - from) * at) / steps);
    const points = along(left, right, 8).flatMap((x) => along(top, bottom, 3).map((y) => [x, y]));
    const found = points.map(([x, y]) => window.babylon.at(x, y, 0));
    const under = found.filter((at) => at?.kind === 'space' || (at?.kind === 'other' && at.space.endsWith('8')));
    return [...new Set(under.map(({seat, space}) => seat === undefined ? space : `${space} of seat ${seat}`))];
};
const atGhost = (name) => {
    const at = document.querySelector('.ghost [data-token]')?.dataset.token ?? '';
    const chips = [...(touch ? ['.chips button'] : []), ...(shown('.prompt .tag').length ? ['.prompt .tag'] : [])];
    const words = phone() ? [] : ['p.status'];
    return [
        ...(at.includes(name) ? [] : [`${name}: the ghost is at "${at}"`]),
        ...faults(name, ...chips, ...words, ...ACTS, '.hand .slot'),
        ...sideways(name),
        ...atLabels(name),
    ];
};
// A tile in hand, held over each corner of the garden in turn.
const atGhosts = async () => {
    await frame();
    const found = [];
    for (const [name, cell] of Object.entries({a1: '0,0', g1: '6,0', a7: '0,6', g7: '6,6'})) {
        const space = document.querySelector(`.garden-grid [data-cell="${cell}"]`);
        space.dispatchEvent(new FocusEvent('focus'));
        await next();
        await next();
        found.push(...atGhost(name));
        space.dispatchEvent(new FocusEvent('blur'));
        await next();
    }
    dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'}));
    await next();
    return found;
};
// The keyboard in the grid: it stands beside the scene where there is room, and never over what is to be pressed.
const atGrid = async () => {
    dispatchEvent(new KeyboardEvent('keydown', {key: 'g'}));
    await next();
    const scene = document.querySelector('.middle > .scene').getBoundingClientRect();
    const grid = document.querySelector('.grids').getBoundingClientRect();
    const apart = grid.right <= scene.left + 1 || grid.left >= scene.right - 1;
    const found = faults('keyboard', ...ACTS, '.hand .slot');
    if (!apart && !phone()) found.push('the grid covers the scene');
    document.activeElement.blur();
    dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'}));
    return found;
};
"""
ALL_TABS = "['score', 'log', 'chat']"

# The table of a game on the device.
TABS = f"async () => {{ {LOOK} {LOOKS} return await atTabs(['score', 'log']); }}"
GHOSTS = f"async () => {{ {LOOK} {LOOKS} return await atGhosts(); }}"

# One online, before a tile is taken, and with a tile in hand.
BEFORE = f"async () => {{ {LOOK} {LOOKS} return [...(await atTabs({ALL_TABS})), ...(await atGrid())]; }}"
IN_HAND = f"async () => {{ {LOOK} {LOOKS} return [...(await atGhosts()), ...(await atTabs({ALL_TABS}))]; }}"

# Chooses a language in the page's own menu, and waits until it is spoken.
SPEAK = """async (language) => {
    const root = document.documentElement;
    const menu = document.querySelector('.tools select');
    dispatchEvent(new CustomEvent('pseudo', {detail: language === 'pseudo'}));
    root.lang = '';
    menu.value = language === 'pseudo' ? 'en' : language;
    menu.dispatchEvent(new Event('change', {bubbles: true}));
    while (root.lang === '') await new Promise((done) => setTimeout(done));
}"""


def crowded_table(room: Room, rounds: int = 5) -> str:
    """A table of four with long names and a long log at this browser, whose player in turn has an empty garden."""
    table: str = room.ask("POST", "/tables", {"players": 4, "access": "open"})["table"]["id"]
    for seat, name in enumerate(NAMES):
        room.ask("POST", f"/tables/{table}/seats/{seat}/claim", {"name": name})
    for seat in range(4):
        room.ask("POST", f"/tables/{table}/seats/{seat}/ready", {"ready": True})
    for line in range(4):
        room.ask("POST", f"/tables/{table}/chat", {"text": f"{NAMES[0]} {line}: {' '.join(NAMES)}"})
    for _ in range(4 * rounds):
        state = room.ask("GET", f"/tables/{table}")["table"]
        seat, seq = state["turn"]["seat"], state["game_seq"]
        # The dearest tile that there is, stored: the garden stays empty.
        digs = [move for move in preview_of(room, table, seat, [])["legal"] if move["kind"] == "dig"]
        moves = [max(digs, key=lambda move: int(move["singles"]))["token"], "=d"]
        room.ask("POST", f"/tables/{table}/turns", {"seat": seat, "seq": seq, "moves": moves}, key=f"{table}-{seq}")
    return table


def preview_of(room: Room, table: str, seat: int, moves: list[str]) -> dict[str, Any]:
    answer: dict[str, Any] = room.ask("POST", f"/tables/{table}/preview", {"seat": seat, "moves": moves})
    return answer

"""A turn planned on the page as fast as it answers: clicks one after the other, each timed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.web.room import Room

# A click is answered when all that follows from it has been worked out and stands in the document: that is when the
# microtasks it has begun are done. What the browser paints afterwards is not script.
STACK = "[data-stack]:not(.dim):has(text)"
PLAN = """async ([chance, tries]) => {
    const took = [];
    const timed = async (act) => {
        const began = performance.now();
        act();
        await new Promise(queueMicrotask);
        await new Promise(queueMicrotask);
        return performance.now() - began;
    };
    const all = (selector) => [...document.querySelectorAll(selector)];
    const some = (selector) => all(selector).at(Math.floor(chance * all(selector).length));
    const click = (selector) => timed(() => some(selector).dispatchEvent(new MouseEvent('click', {bubbles: true})));
    const key = (key, more) => timed(() => dispatchEvent(new KeyboardEvent('keydown', {key, ...more})));
    // Other work on the machine only makes a click slower: of the same click the quickest counts.
    const play = async (selector) => {
        let best = await click(selector);
        for (let again = 1; again < tries; again += 1) {
            await key('u');
            best = Math.min(best, await click(selector));
        }
        took.push(best);
    };
    const back = async () => {
        const steps = [];
        for (let again = 0; again < tries; again += 1) steps.push([await key('u'), await key('y', {ctrlKey: true})]);
        took.push(...[0, 1].map((which) => Math.min(...steps.map((step) => step[which]))));
    };
    await play('[data-stack]:not(.dim):has(text)');
    for (let tile = 0; tile < 2 && some('[data-place]'); tile += 1) {
        await play('[data-place]');
        await back();
        for (let item = 0; item < 4 && some('.spots [data-token]'); item += 1) await play('.spots [data-token]');
    }
    for (const points of all('td button.number').slice(0, 3)) took.push(await timed(() => points.click()));
    return took;
}"""


def plan_turn(room: Room, chance: float, tries: int = 1) -> list[float]:
    """Dig, place, take back, place again, decorate, look up points; milliseconds of script for each move."""
    # The plan is loaded when it is asked for.
    room.page.wait_for_selector(STACK, state="attached")
    took: list[float] = room.page.evaluate(PLAN, [chance, tries])
    return took

"""Plays planned turns when they are due. What is planned is read from the store then, and kept nowhere else."""

import asyncio
from functools import partial

from babylon.server.process.logs import log
from babylon.server.runtime.decisions import Decisions, Wanted
from babylon.server.store import plans
from babylon.server.store.plans import Plan
from babylon.server.tables.live_table import LiveTable
from babylon.server.tables.plans import carried_out, is_due, is_past, planned, reason_of
from babylon.server.tables.roles import require_seat
from babylon.server.wire.errors import Problem
from babylon.server.wire.faults import DatabaseFault, Unavailable
from babylon.server.wire.plans import NewPlan, OtherTurn, PlanAnswer, PlanInfo

NOTICE = "%"  # to other processes: there is a plan at that table
SWEEP_SECONDS = 60.0


class Plans:
    """The plans at all tables of this database."""

    def __init__(self, decisions: Decisions) -> None:
        self._decisions, self._tables, self._store = decisions, decisions.tables, decisions.tables.store
        self._games: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def told(self, table: str, seat: int, holder: str | None) -> PlanAnswer:
        """What a seat has planned, for its holder alone."""
        live = await self._tables.seen_by(table, holder)
        require_seat(live.state, live.you(holder), seat)
        found = await self._store.ask(lambda connection: plans.plan_of(connection, table, seat))
        return PlanAnswer(plan=None if found is None or found.holder != holder else _info(found))

    async def keep(self, table: str, seat: int, holder: str | None, given: NewPlan) -> PlanAnswer:
        """Plan a turn. Nothing is written into the log, so that nobody else notices."""
        live = await self._tables.seen_by(table, holder)
        made = planned(live, self._decisions.call(holder), seat, given)
        await self._store.change(lambda connection: plans.keep_plan(connection, made))
        self._games.add(table)
        if self._store.has_notifications:
            await self._store.notify(f"{NOTICE}{table}")
        # The turn may have come while the plan was written.
        self.consider(await self._tables.table(table))
        return PlanAnswer(plan=_info(made))

    async def drop(self, table: str, seat: int, holder: str | None) -> PlanAnswer:
        """Plan nothing any more, or take notice of why nothing came of it."""
        live = await self._tables.seen_by(table, holder)
        require_seat(live.state, live.you(holder), seat)
        await self._store.change(lambda connection: plans.drop_plan(connection, table, seat))
        return PlanAnswer(plan=None)

    def heard(self, notice: str) -> None:
        """Another process has written a plan; its turn may have come here meanwhile."""
        table = notice.removeprefix(NOTICE)
        self._games.add(table)
        if self._tables.has(table):
            self._begin(table)

    def consider(self, table: LiveTable) -> None:
        """See what the plans at a table that has changed come to; at nearly all tables there are none."""
        if table.state.id in self._games:
            self._begin(table.state.id)

    async def run(self) -> None:
        """Learn where plans wait and play what is due, for ever: another process may have left it undone."""
        while True:
            try:
                found = await self._store.ask(plans.planned_games)
                self._games = {*found}
                for game in [game for game, may_be_due in found.items() if may_be_due]:
                    self._begin(game)
            except Unavailable:
                pass  # it is in the log already
            except Exception as error:  # noqa: BLE001 - the outermost edge of a task that must go on
                log.error("plans-failed", error)
            await asyncio.sleep(SWEEP_SECONDS)

    async def stop(self) -> None:
        """Leave the rest to the next process."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _begin(self, game: str) -> None:
        task = asyncio.get_running_loop().create_task(self._look(game))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look(self, game: str) -> None:
        try:
            found = await self._store.ask(lambda connection: plans.waiting_plans(connection, game))
            live = await self._tables.table(game)
            if not found:
                self._games.discard(game)
            for plan in found:
                if is_past(live, plan):
                    await self._end(plan, [])
                elif is_due(live, plan):
                    await self._carry_out(plan)
        except (DatabaseFault, Problem):
            return  # it is looked at again
        except Exception as error:  # noqa: BLE001 - the outermost edge of a task; what was planned must not be logged
            log.error("plan-failed", type(error)(), table=game)

    async def _carry_out(self, plan: Plan) -> None:
        why: list[str] = []
        try:
            await self._decisions.act(plan.game, Wanted(plan.holder, partial(carried_out, plan=plan)))
        except Problem as problem:
            found = problem.details.get("why")
            why = [str(one) for one in found] if isinstance(found, list) else [reason_of(problem)]
        await self._end(plan, why)

    async def _end(self, plan: Plan, why: list[str]) -> None:
        await self._store.change(lambda connection: plans.end_plan(connection, plan, why))


def _info(plan: Plan) -> PlanInfo:
    others = [OtherTurn(moves=one.moves.split(" "), dropped=one.dropped) for one in plan.others]
    return PlanInfo(moves=plan.moves.split(" "), turn=plan.turn, made=plan.made, dropped=plan.dropped, others=others)

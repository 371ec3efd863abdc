import {
  asideFor,
  botsOf,
  type LevelId,
  type Pledge,
  questionFor,
  type Thinker,
  type Turn,
  turnsOf,
} from '@hinode/bots';
import type { ClanId, Move, State } from '@hinode/engine';
import type { Happened, Position, Watch } from '@hinode/engine/games';
import type { RulesEngine } from '@hinode/engine/versions';

/** The bots of one table. They are shown what their clans may know, and are told the game when they are first asked. */
export interface Bots {
  /** The bot to hear now, or undefined while persons are to act or the game is over. */
  next(state: State): Turn | undefined;
  /** What it does; undefined if it keeps silent. A Shogun may think for so many milliseconds. */
  move(position: Position, turn: Turn, milliseconds: number): Promise<Move | undefined>;
  saw(happened: Happened): void;
  /** Something was taken back, or nobody needs them any more: they forget the game. */
  forget(): void;
}

export interface BotsOptions {
  /** The game's id: seats of many games think on one thread. */
  readonly id: string;
  readonly seed: string;
  /** That of the game's rules. */
  readonly engine: RulesEngine;
  readonly levels: ReadonlyMap<ClanId, LevelId>;
  readonly persons: readonly ClanId[];
  readonly thinker: Thinker;
  /** Tells the game from its beginning. */
  readonly retell: (watch: Watch) => Promise<void>;
  /** What a clan has heard of promises. */
  readonly pledgesFor: (clan: ClanId) => Promise<readonly Pledge[]>;
}

export function botsAt({
  id,
  seed,
  engine,
  levels,
  persons,
  thinker,
  retell,
  pledgesFor,
}: BotsOptions): Bots {
  const clans = new Set(levels.keys());
  const turns = turnsOf(clans, persons, engine);
  const chance = `${seed} bots`;
  const seatOf = (clan: ClanId): string => `${id} ${clan}`;
  let areTold = false;
  /** At this tea; until then bots seal nothing among themselves. */
  let aPersonSpoke = false;

  const saw = ({ move, events }: Happened): void => {
    if (!areTold) return;
    const byPerson = move !== undefined && persons.includes(move.clan);
    const teaBegan = events.some(({ type }) => type === 'teaBegan');
    if (byPerson || teaBegan) turns.listenAgain();
    aPersonSpoke = (aPersonSpoke || byPerson) && !teaBegan;
    for (const clan of clans)
      for (const event of events)
        if (event.seenBy === 'all' || event.seenBy === clan) thinker.observe(seatOf(clan), event);
  };

  const sitDown = (): Promise<void> =>
    retell((happened) => {
      if (!areTold) for (const [clan, level] of levels) thinker.seat(seatOf(clan), level, {}, engine.rules);
      areTold = true;
      saw(happened);
    });

  const answer = async (
    { state, moves }: Position,
    { clan, decision }: Turn,
    milliseconds: number,
    pledges: readonly Pledge[],
  ): Promise<Move> => {
    const question = {
      ...questionFor(state, decision, chance, moves, engine),
      budget: { milliseconds },
      pledges,
    };
    const { move } = await thinker.answer(seatOf(clan), question, `${chance} ${clan} ${moves}`);
    if (move.clan === clan && engine.refusal(state, move) === undefined) return move;
    return (await botsOf(engine.rules)).instinctMove(question);
  };

  const aside = async (
    { state, moves }: Position,
    { clan, decision }: Turn,
    pledges: readonly Pledge[],
  ): Promise<Move | undefined> => {
    const question = {
      ...asideFor(state, clan, decision, chance, moves, engine),
      pledges,
    };
    const said = await thinker.aside(seatOf(clan), question, `${chance} ${clan} ${moves} aside`);
    return said?.move.clan === clan && engine.refusal(state, said.move) === undefined ? said.move : undefined;
  };

  return {
    next: turns.next,
    move: async (position, turn, milliseconds) => {
      const pledges = await pledgesFor(turn.clan);
      if (!areTold) await sitDown();
      if (turn.decision.clan !== turn.clan) return aside(position, turn, pledges);
      const move = await answer(position, turn, milliseconds, pledges);
      return turn.decision.kind === 'ready' ? turns.word(position.state, move, aPersonSpoke) : move;
    },
    saw,
    forget: () => {
      if (areTold) for (const clan of clans) thinker.leave(seatOf(clan));
      areTold = false;
    },
  };
}

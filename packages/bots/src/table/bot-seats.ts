import type { ClanId, Move, State } from '@hinode/engine';
import { type Happened, isSeenBy, type Position, type Watch } from '@hinode/engine/games';
import type { RulesEngine } from '@hinode/engine/versions';
import type { BotOptions } from '../levels.ts';
import type { Pledge } from '../talk/ledger.ts';
import type { LevelId } from '../types.ts';
import type { Thinker } from '../worker/thinker.ts';
import { asideFor, questionFor } from './questions.ts';
import { type Turn, turnsOf } from './turns.ts';

/** The bots of one table. They are shown what their clans may know, and are told the game when they are first asked. */
export interface BotSeats {
  /** The bot to hear now, or undefined while persons are to act or the game is over. */
  next(state: State): Turn | undefined;
  /** What it does; undefined if it keeps silent. A Shogun may think for so many milliseconds. */
  move(position: Position, turn: Turn, milliseconds: number): Promise<Move | undefined>;
  /** What is done for a bot whose move was refused: what an Ashigaru would do if it must answer, else nothing. */
  instead(position: Position, turn: Turn): Promise<Move | undefined>;
  saw(happened: Happened): void;
  /** A person said something: every bot may have a word again. */
  listenAgain(): void;
  /** Something was taken back, or nobody needs them any more: they forget the game. */
  forget(): void;
}

export interface Seated {
  readonly level: LevelId;
  readonly options?: BotOptions;
}

export interface BotSeatsOptions {
  /** The game's id: seats of many games may think on one thread. */
  readonly id: string;
  readonly seed: string;
  /** That of the game's rules. */
  readonly engine: RulesEngine;
  readonly bots: ReadonlyMap<ClanId, Seated>;
  readonly persons: readonly ClanId[];
  readonly thinker: Thinker;
  /** Tells the game from its beginning. */
  readonly retell: (watch: Watch) => Promise<void>;
  /** What a clan has heard of promises. */
  readonly pledgesFor: (clan: ClanId) => Promise<readonly Pledge[]> | readonly Pledge[];
}

export function botSeatsAt(options: BotSeatsOptions): BotSeats {
  const { id, seed, engine, bots, persons, thinker, retell, pledgesFor } = options;
  const turns = turnsOf(new Set(bots.keys()), persons, engine);
  const chance = `${seed} bots`;
  const seatOf = (clan: ClanId): string => `${id} ${clan}`;
  let areTold = false;
  /** At this tea; until then bots seal nothing among themselves. */
  let aPersonSpoke = false;

  const saw = ({ move, events }: Happened): void => {
    const byPerson = move !== undefined && persons.includes(move.clan);
    const teaBegan = events.some(({ type }) => type === 'teaBegan');
    if (byPerson || teaBegan) turns.listenAgain();
    if (!areTold) return;
    aPersonSpoke = (aPersonSpoke || byPerson) && !teaBegan;
    for (const clan of bots.keys())
      for (const event of events) if (isSeenBy(event, clan)) thinker.observe(seatOf(clan), event);
  };

  const sitDown = (): Promise<void> =>
    retell((happened) => {
      if (!areTold)
        for (const [clan, { level, options = {} }] of bots)
          thinker.seat(seatOf(clan), level, options, engine.rules);
      areTold = true;
      saw(happened);
    });

  const answer = async (
    { state, moves }: Position,
    { clan, decision }: Turn,
    milliseconds: number,
    pledges: readonly Pledge[],
  ): Promise<Move | undefined> => {
    const asked = questionFor(state, decision, chance, moves, engine);
    const question = { ...asked, budget: { milliseconds }, pledges };
    const { move } = await thinker.answer(seatOf(clan), question, `${chance} ${clan} ${moves}`);
    return decision.kind === 'ready' ? turns.word(state, move, aPersonSpoke) : move;
  };

  const aside = async (
    { state, moves }: Position,
    { clan, decision }: Turn,
    pledges: readonly Pledge[],
  ): Promise<Move | undefined> => {
    const question = { ...asideFor(state, clan, decision, chance, moves, engine), pledges };
    return (await thinker.aside(seatOf(clan), question, `${chance} ${clan} ${moves} aside`))?.move;
  };

  return {
    next: turns.next,
    move: async (position, turn, milliseconds) => {
      const pledges = await pledgesFor(turn.clan);
      if (!areTold) await sitDown();
      return turn.decision.clan === turn.clan
        ? answer(position, turn, milliseconds, pledges)
        : aside(position, turn, pledges);
    },
    instead: async ({ state, moves }, { clan, decision }) => {
      if (decision.clan !== clan) return undefined;
      const seat = `${seatOf(clan)} instead`;
      thinker.seat(seat, 'ashigaru', {}, engine.rules);
      const question = questionFor(state, decision, chance, moves, engine);
      const { move } = await thinker.answer(seat, question, `${chance} ${clan} ${moves}`);
      thinker.leave(seat);
      return move;
    },
    saw,
    listenAgain: turns.listenAgain,
    forget: () => {
      if (areTold) for (const clan of bots.keys()) thinker.leave(seatOf(clan));
      areTold = false;
    },
  };
}

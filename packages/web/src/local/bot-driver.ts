import { type BotSeats, type Driver, newDriver, type Turn } from '@hinode/bots/table';
import type { ClanId, Event, Move, Refusal } from '@hinode/engine';
import type { Game, Happened, Position } from '@hinode/engine/games';
import type { Pace } from './pace.ts';
import type { Screen } from './screen.ts';

/** The bots of a local table play at a pace that people can follow, and show that they are thinking. */
export interface BotDriver {
  /** Something happened. If something new begins, the next pause is longer. */
  saw(happened: Pick<Happened, 'events'>): void;
  /** It may be a bot's turn; a person who is asked is shown the table. */
  goOn(): void;
}

export interface BotDriverOptions {
  readonly game: () => Game;
  readonly persons: readonly ClanId[];
  readonly bots: BotSeats;
  readonly pace: Pace;
  readonly screen: Pick<Screen, 'show' | 'setThinking'>;
  readonly makeMove: (move: Move) => Promise<Refusal | undefined>;
  /** A person's answer for which nobody needs to be asked. */
  readonly unasked: () => Move | undefined;
  /** A bug of ours. */
  readonly failed: (problem: unknown) => void;
}

const BEGINS: ReadonlySet<Event['type']> = new Set([
  'seasonBegan',
  'mandateChosen',
  'kamiTurnBegan',
  'warBegan',
  'warOpened',
]);
/** How long a Shogun may think about a decision. */
export const MILLISECONDS = 600;

export function botDriver(options: BotDriverOptions): BotDriver {
  const { game, persons, bots, pace, screen, makeMove, unasked, failed } = options;
  let begun = false;

  /** In the pause before the war, bots are ready at once. */
  const isAtOnce = ({ engine, state }: Position): boolean => engine.isPausing(state);
  const isOnMap = (): boolean => {
    const { engine, state } = game().position;
    return engine.view(state).phase === 'politics';
  };

  const next = (): Turn | undefined => {
    const { position } = game();
    const turn = bots.next(position.state);
    const asked = isAtOnce(position) ? undefined : turn?.decision.clan;
    screen.setThinking(asked !== undefined && persons.includes(asked) ? undefined : asked);
    return turn;
  };
  const think = async (position: Position, turn: Turn): Promise<Move | undefined> => {
    screen.show();
    const waited = isAtOnce(position) ? Promise.resolve() : pace.wait(begun);
    const move = await bots.move(position, turn, MILLISECONDS);
    // Nobody waits through the silence.
    if (move === undefined) return undefined;
    await waited;
    // People who want to see every move go step by step; tea and battles have screens of their own.
    await pace.heldBack(isOnMap);
    return move;
  };
  const otherwise = async (): Promise<boolean> => {
    const move = unasked();
    if (move !== undefined && (await makeMove(move)) === undefined) return true;
    screen.show();
    return false;
  };
  const driver: Driver = newDriver({
    bots: { ...bots, next },
    position: () => game().position,
    think,
    play: async (move, at) => (at === game().position.entries ? makeMove(move) : undefined),
    otherwise,
    patience: 1,
    failed,
    rested: pace.calm,
  });

  return {
    saw: ({ events }) => {
      begun = events.some(({ type }) => BEGINS.has(type));
    },
    goOn: () => {
      // Otherwise it is shown once it is known who acts next.
      if (driver.isDriving()) screen.show();
      driver.wake();
    },
  };
}

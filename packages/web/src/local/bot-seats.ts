import {
  type Answer,
  asideFor,
  type Pledge,
  questionFor,
  type Thinker,
  type Turn,
  turnsOf,
} from '@hinode/bots/table';
import type { ClanId, Decision, Move } from '@hinode/engine';
import type { Game } from '@hinode/engine/games';
import type { RulesEngine } from '@hinode/engine/versions';
import { personsOf } from '../table/persons.ts';
import type { Hint, Seat } from '../table/table.ts';

/** Asks the bots of a local table. They think in a worker of their own and are shown what their clan may know. */

/** How long a Shogun may think about one decision. */
const BUDGET = { milliseconds: 600 } as const;

export interface BotSeats {
  /** The bot to hear now, or undefined while a person is to act (or the game is over). */
  next(game: Game): Turn | undefined;
  /** What it does; undefined if it keeps silent for now. */
  move(game: Game, turn: Turn): Promise<Move | undefined>;
  /** A person has acted: everybody may speak again. */
  personActed(): void;
  /** What a Samurai would do in this clan's place. */
  hint(game: Game, clan: ClanId): Promise<Hint | undefined>;
  /** Something was taken back: bots forget the game and are told it again. */
  forget(): void;
}

/** `pledgesFor`: what a clan has heard of promises. `engine`: that of the game's rules. */
export function botSeats(
  seats: readonly Seat[],
  thinker: Thinker,
  pledgesFor: (clan: ClanId) => readonly Pledge[],
  engine: RulesEngine,
): BotSeats {
  const persons = personsOf(seats);
  /** How many events each seat at the thinker has been told. */
  const told = new Map<string, number>();
  const bots = new Map(
    seats.flatMap(({ clan, player }) => (player.kind === 'bot' ? [[clan, player] as const] : [])),
  );
  const turns = turnsOf(new Set(bots.keys()), persons, engine);

  const tell = (seat: string, clan: ClanId, { log }: Game, take: () => void): void => {
    if (!told.has(seat)) take();
    for (const { event } of log.slice(told.get(seat) ?? 0))
      if (event.seenBy === 'all' || event.seenBy === clan) thinker.observe(seat, event);
    told.set(seat, log.length);
  };

  const sit = (clan: ClanId, game: Game, bot: Extract<Seat['player'], { kind: 'bot' }>): void =>
    tell(clan, clan, game, () =>
      thinker.seat(
        clan,
        bot.level,
        { budget: BUDGET, ...(bot.noise !== undefined && { noise: bot.noise }) },
        engine.rules,
      ),
    );

  const ask = (seat: string, game: Game, decision: Decision): Promise<Answer> => {
    const seed = `${game.setup.seed} bots`;
    const { state, moves } = game.position;
    const question = {
      ...questionFor(state, decision, seed, moves, engine),
      pledges: pledgesFor(decision.clan),
    };
    return thinker.answer(seat, question, `${seed} ${decision.clan} ${moves}`);
  };

  const aside = (clan: ClanId, game: Game, decision: Decision): Promise<Answer | undefined> => {
    const seed = `${game.setup.seed} bots`;
    const { state, moves } = game.position;
    const question = {
      ...asideFor(state, clan, decision, seed, moves, engine),
      pledges: pledgesFor(clan),
    };
    return thinker.aside(clan, question, `${seed} ${clan} ${moves} aside`);
  };

  return {
    next: ({ position }) => turns.next(position.state),
    move: async (game, { clan, decision }) => {
      const bot = bots.get(clan);
      if (bot === undefined) return undefined;
      sit(clan, game, bot);
      if (decision.clan !== clan) return (await aside(clan, game, decision))?.move;
      const { move } = await ask(clan, game, decision);
      return decision.kind === 'ready' ? turns.word(game.position.state, move, aPersonSpoke(game)) : move;
    },
    personActed: turns.listenAgain,
    hint: async (game, clan) => {
      const decision = engine.decisions(game.position.state).find((open) => open.clan === clan);
      if (decision === undefined) return undefined;
      const seat = `hint ${clan}`;
      tell(seat, clan, game, () => thinker.seat(seat, 'samurai', { explains: true }, engine.rules));
      return ask(seat, game, decision);
    },
    forget: () => {
      for (const seat of told.keys()) thinker.leave(seat);
      told.clear();
    },
  };

  /** At this tea. */
  function aPersonSpoke({ moves, log }: Game): boolean {
    const began = log.findLast(({ event }) => event.type === 'teaBegan')?.at ?? 0;
    return moves.slice(began).some(({ clan }) => persons.includes(clan));
  }
}

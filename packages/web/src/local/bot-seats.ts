import { type Answer, asideFor, type Floor, newFloor, questionFor, type Thinker } from '@hinode/bots';
import { type ClanId, type Decision, decisions, type Move, refusal, view } from '@hinode/engine';
import { personsOf } from '../table/persons.ts';
import type { Hint, Seat } from '../table/table.ts';
import type { Game } from './game.ts';

/** Asks the bots of a local table. They think in a worker of their own and are shown what their clan may know. */

/** How long a Shogun may think about one decision. */
const BUDGET = { milliseconds: 600 } as const;

/** A bot that should be heard now: it answers what it is asked, or may speak up while another is. */
export interface Turn {
  readonly clan: ClanId;
  readonly decision: Decision;
}

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

export function botSeats(seats: readonly Seat[], thinker: Thinker): BotSeats {
  const persons = personsOf(seats);
  /** How many events each seat at the thinker has been told. */
  const told = new Map<string, number>();
  /** At tea: who had a word since a person last acted. */
  const spoken = new Set<ClanId>();
  const bots = new Map(
    seats.flatMap(({ clan, player }) => (player.kind === 'bot' ? [[clan, player] as const] : [])),
  );

  const tell = (seat: string, clan: ClanId, { log }: Game, take: () => void): void => {
    if (!told.has(seat)) take();
    for (const { event } of log.slice(told.get(seat) ?? 0))
      if (event.seenBy === 'all' || event.seenBy === clan) thinker.observe(seat, event);
    told.set(seat, log.length);
  };

  /** Who may still speak up before a mandate is chosen; another turn is another round. */
  let floor: { readonly turn: string; readonly floor: Floor } = { turn: '', floor: newFloor() };
  const speaksUp = ({ state }: Game, decision: Decision): ClanId | undefined => {
    const { season, turn } = view(state);
    if (floor.turn !== `${season} ${turn}`) floor = { turn: `${season} ${turn}`, floor: newFloor() };
    let clan = floor.floor.next(state, decision);
    while (clan !== undefined && !bots.has(clan)) clan = floor.floor.next(state, decision);
    return clan;
  };

  const sit = (clan: ClanId, game: Game, bot: Extract<Seat['player'], { kind: 'bot' }>): void =>
    tell(clan, clan, game, () =>
      thinker.seat(clan, bot.level, {
        budget: BUDGET,
        ...(bot.noise !== undefined && { noise: bot.noise }),
      }),
    );

  const ask = (seat: string, game: Game, decision: Decision): Promise<Answer> => {
    const seed = `${game.setup.seed} bots`;
    const { state, moves } = game;
    const question = questionFor(state, decision, seed, moves.length);
    return thinker.answer(seat, question, `${seed} ${decision.clan} ${moves.length}`);
  };

  const aside = (clan: ClanId, game: Game, decision: Decision): Promise<Answer | undefined> => {
    const seed = `${game.setup.seed} bots`;
    const { state, moves } = game;
    const question = asideFor(state, clan, decision, seed, moves.length);
    return thinker.aside(clan, question, `${seed} ${clan} ${moves.length} aside`);
  };

  return {
    next: (game) => {
      const open = decisions(game.state);
      if (open.some(({ kind }) => kind === 'ready')) return nextAtTea(game, open);
      const [first] = open;
      if (first?.kind === 'mandate') {
        const clan = speaksUp(game, first);
        if (clan !== undefined) return { clan, decision: first };
      }
      const decision = open.find(({ clan }) => bots.has(clan));
      return decision && { clan: decision.clan, decision };
    },
    move: async (game, { clan, decision }) => {
      const bot = bots.get(clan);
      if (bot === undefined) return undefined;
      sit(clan, game, bot);
      if (decision.clan !== clan) return (await aside(clan, game, decision))?.move;
      const { move } = await ask(clan, game, decision);
      if (decision.kind !== 'ready') return move;
      spoken.add(clan);
      return wordAtTea(game, move);
    },
    personActed: () => spoken.clear(),
    hint: async (game, clan) => {
      const decision = decisions(game.state).find((open) => open.clan === clan);
      if (decision === undefined) return undefined;
      const seat = `hint ${clan}`;
      tell(seat, clan, game, () => thinker.seat(seat, 'samurai'));
      return ask(seat, game, decision);
    },
    forget: () => {
      for (const seat of told.keys()) thinker.leave(seat);
      told.clear();
    },
  };

  /** Each bot has a word after every act of a person; once all persons are ready the bots talk until they are too. */
  function nextAtTea({ state }: Game, open: readonly Decision[]): Turn | undefined {
    const personsTalk = open.some(({ clan }) => persons.includes(clan));
    const { proposals } = view(state);
    const addressed = proposals.find(({ clan, with: to }) => persons.includes(clan) && bots.has(to));
    if (addressed !== undefined) return atTea(addressed.with);
    const next = open.find(({ clan }) => bots.has(clan) && !(personsTalk && spoken.has(clan)));
    return next && atTea(next.clan);
  }

  /** While persons talk nobody leaves the table, and bots seal nothing among themselves before a person had a word. */
  function wordAtTea({ state, moves, log }: Game, move: Move): Move | undefined {
    const { clan } = move;
    const proposal = view(state).proposals.find(
      ({ clan: by, with: to }) => to === clan && persons.includes(by),
    );
    if (proposal !== undefined && move.type !== 'accept')
      return { clan, type: 'decline', with: proposal.clan };
    const personsTalk = decisions(state).some((open) => persons.includes(open.clan));
    if (!personsTalk) return move;
    if (move.type === 'ready') return undefined;
    const began = log.findLast(({ event }) => event.type === 'teaBegan')?.at ?? 0;
    const personSpoke = moves.slice(began).some((made) => persons.includes(made.clan));
    if (move.type === 'accept' && bots.has(move.with) && !personSpoke) return undefined;
    return refusal(state, move) === undefined ? move : undefined;
  }
}

const atTea = (clan: ClanId): Turn => ({ clan, decision: { clan, kind: 'ready' } });

import { type ClanId, decisions, isOver, type Rng, randomMove, rngFrom } from '@hinode/engine';
import {
  type Choice,
  type Message,
  type NoteRequest,
  type Proceedings,
  proceedingsOf,
  type ShownNote,
} from '@hinode/wire';
import type { Store } from '../../store/store.ts';
import { startThinking } from '../../table/bots/thinking.ts';
import type { Table } from '../../table/table.ts';
import { newTables, type Tables } from '../../tables/tables.ts';
import { nthSetup } from '../../testing/games.ts';
import { aKey } from '../../testing/play.ts';
import { aGame } from '../../testing/store.ts';
import { handTime } from '../../testing/time.ts';

/**
 * Friends who play by correspondence: they look in now and then, make the moves they are asked for, talk, stay away until their
 * clock runs out, and vote about one another. The clock is moved by hand.
 */
export interface Week {
  /** Lets this many hours pass; in each, everybody may look in. */
  pass(hours: number): Promise<void>;
  /** How often everything happened: moves made, games begun, notes by type. */
  readonly happened: ReadonlyMap<string, number>;
  /** Tables in memory; nobody is connected. */
  count(): number;
  close(): Promise<void>;
}

interface Running {
  readonly id: string;
  readonly clans: readonly ClanId[];
}

const HOUR = 3_600_000;
const CLOCK = { move: 8 * HOUR, reserve: 4 * HOUR };
/** One visit in this many is followed by a day of forgetting, one wish in this many is not a move. */
const FORGETS = 60;
const TALKS = 12;
const MOVES_A_VISIT = 6;

export function aWeek(store: Store, games: number, seed: string): Week {
  const rng = rngFrom(seed);
  const time = handTime();
  const happened = new Map<string, number>();
  const count = (what: string): void => {
    happened.set(what, (happened.get(what) ?? 0) + 1);
  };
  const problems: unknown[] = [];
  const failed = (problem: unknown): void => {
    problems.push(problem);
  };
  const thinking = startThinking(failed);
  const tables: Tables = newTables({ store, thinker: thinking.thinker, failed, time });
  const running: Running[] = [];
  /** Until when each person does not think about the game. */
  const away = new Map<string, number>();
  let begun = 0;

  const begin = async (): Promise<Running> => {
    count('begun');
    const setup = nthSetup(seed, begun++);
    return { id: await aGame(store, setup, undefined, CLOCK), clans: setup.clans };
  };

  const request = async (
    table: Table,
    clan: ClanId,
    asked: NoteRequest | { type: 'move'; move: unknown },
  ) => {
    const { outcome } = await table.request(clan, { ...asked, at: table.position().entries, key: aKey() });
    count(`${asked.type} ${outcome}`);
  };

  const visit = async (table: Table, clan: ClanId): Promise<void> => {
    const heard: ShownNote[] = [];
    const leave = await table.join(clan, {}, (text) => {
      const message = JSON.parse(text) as Message;
      if (message.type === 'notes') heard.push(...message.notes);
    });
    const wanted = wishOf(proceedingsOf(heard), clan, rng);
    if (wanted !== undefined) await request(table, clan, wanted);
    for (let n = 0; n < MOVES_A_VISIT && isAsked(table, clan); n++)
      await request(table, clan, { type: 'move', move: randomMove(table.position().state, clan, rng) });
    if (rng.below(TALKS) === 0) await request(table, clan, somethingElse(clan, rng));
    leave();
  };

  /** Everybody may look in. Returns whether the game is over. */
  const hourAt = async ({ id, clans }: Running): Promise<boolean> => {
    const over = await tables.at(id, async (table) => {
      for (const clan of clans) {
        const key = `${id} ${clan}`;
        if ((away.get(key) ?? 0) > time.now()) continue;
        if (rng.below(FORGETS) === 0) away.set(key, time.now() + 24 * HOUR);
        else if (rng.below(2) === 0) await visit(table, clan);
      }
      return table.proceedings().ended !== undefined || isOver(table.position().state);
    });
    return over ?? true;
  };

  /** Whatever the clock or the bots have begun must be done before the next hour. */
  const rest = async (): Promise<void> => {
    while (tables.count() > 0) await new Promise((resolve) => setTimeout(resolve, 1));
    if (problems.length > 0) throw new Error('something failed behind the scenes', { cause: problems });
  };

  const noteWhatWas = async ({ id }: Running): Promise<void> => {
    count('ended');
    for (const { note } of await store.notes(id, 0)) count(note.type);
    for (const key of away.keys()) if (key.startsWith(id)) away.delete(key);
  };

  return {
    pass: async (hours) => {
      while (running.length < games) running.push(await begin());
      for (let hour = 0; hour < hours; hour++) {
        time.pass(HOUR);
        await rest();
        for (const [n, game] of running.entries()) {
          if (!(await hourAt(game))) continue;
          await noteWhatWas(game);
          running[n] = await begin();
        }
        await rest();
      }
    },
    happened,
    count: tables.count,
    close: async () => {
      tables.close();
      await thinking.close();
    },
  };
}

/** What somebody who looks in answers: to a vote, to a pause, to a bot on their seat. */
function wishOf({ vote, paused, bots }: Proceedings, clan: ClanId, rng: Rng): NoteRequest | undefined {
  if (bots[clan] !== undefined) return { type: 'come-back' };
  if (vote !== undefined && vote.choices[clan] === undefined) {
    const choices: readonly Choice[] =
      vote.about.question === 'absent' ? ['wait', 'bot', 'bot', 'end'] : ['yes', 'yes', 'no'];
    return { type: 'vote', question: vote.n, choice: choices[rng.below(choices.length)] ?? 'no' };
  }
  return paused ? { type: 'resume' } : undefined;
}

const isAsked = (table: Table, clan: ClanId): boolean =>
  table.proceedings().ended === undefined &&
  table.proceedings().bots[clan] === undefined &&
  decisions(table.position().state).some((decision) => decision.clan === clan);

function somethingElse(clan: ClanId, rng: Rng): NoteRequest {
  const wishes: readonly NoteRequest[] = [
    { type: 'say', text: `A word of the ${clan}.` },
    { type: 'phrase', phrase: { say: 'stay-out', province: 'kyoto' }, promise: true },
    { type: 'ask', about: { question: 'pause' } },
    { type: 'resume' },
    { type: 'leave' },
    { type: 'ask', about: { question: 'end' } },
  ];
  return wishes[rng.below(wishes.length)] ?? { type: 'resume' };
}

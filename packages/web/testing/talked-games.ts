import { type FromWorker, thinkerOn, workerSide } from '@hinode/bots';
import type { ClanId, Move, Setup } from '@hinode/engine';
import { type Entry, isUndo, newRecord } from '@hinode/engine/records';
import { type KeptNote, type Promised, promisesOf, type ShownNote } from '@hinode/wire';
import { localCommands } from '../src/local/commands.ts';
import type { SavedGame } from '../src/local/saved-games.ts';
import type { LogEntry, Seat, TableState } from '../src/table/table.ts';

/** Games in which bots have promised something, up to just before they keep or break it. */

const CLANS: readonly ClanId[] = ['koi', 'lotus', 'turtle', 'dragonfly'];
const PERSON: ClanId = 'koi';
const SEATS: readonly Seat[] = CLANS.map((clan) => ({
  clan,
  player: clan === PERSON ? { kind: 'person' } : { kind: 'bot', level: 'samurai' },
}));
const MOST_GAMES = 30;

interface Played {
  readonly game: SavedGame;
  readonly promises: readonly Promised[];
}

/** The games tried so far, each played once. */
const games = new Map<number, Promise<Played>>();

function nthGame(n: number): Promise<Played> {
  const game = games.get(n) ?? playedBy(`promise ${n}`);
  games.set(n, game);
  return game;
}

/**
 * The first game in which a bot's promise ends like this. All moves before that are played: opened in the page, only bots have to
 * act until it is decided, and they do what they did here.
 */
export async function gameBefore(
  state: 'kept' | 'broken',
): Promise<Omit<SavedGame, 'savedAt'> & { readonly promise: Promised }> {
  for (let n = 0; n < MOST_GAMES; n++) {
    const { game, promises } = await nthGame(n);
    const { entries, setup } = game.record;
    for (const promise of promises) {
      if (promise.state !== state || promise.decidedAt === undefined || promise.from === PERSON) continue;
      const decided = promise.decidedAt;
      const isPersons = (entry: Entry | undefined): boolean =>
        entry !== undefined && !isUndo(entry) && entry.clan === PERSON;
      const last = entries.findLastIndex((entry, i) => i < decided && isPersons(entry));
      const notes: readonly KeptNote[] = (game.notes ?? []).filter(({ at }) => at <= last);
      // Made before the person's last move, decided by a bot after it, and not by the end of the game.
      const isGiven = notes.some((kept) => kept === game.notes?.[promise.note]);
      if (!isGiven || last === decided - 1 || !entries.slice(decided).some(isPersons)) continue;
      return {
        id: state,
        seats: SEATS,
        record: newRecord(setup, entries.slice(0, last + 1)),
        notes,
        promise,
      };
    }
  }
  throw new Error(`no bot's promise is ${state} in ${MOST_GAMES} games`);
}

/** Plays a game at a table of its own, with real bots; the person answers as simply as possible. */
function playedBy(seed: string): Promise<Played> {
  const setup: Setup = { clans: CLANS, set: 'archway', seed };
  let receive: (message: FromWorker) => void = () => {};
  const think = workerSide((message) => receive(message));
  let saved: SavedGame | undefined;
  let notes: readonly ShownNote[] = [];
  let log: readonly LogEntry[] = [];
  let answered = -1;
  return new Promise((resolve, reject) => {
    const send = localCommands({
      thinker: thinkerOn({
        post: (message) => queueMicrotask(() => think(structuredClone(message))),
        listen: (listener) => {
          receive = listener;
        },
      }),
      post: (message) => {
        if (message.type === 'notes') notes = message.notes;
        if (message.type === 'fault') reject(new Error(message.problem));
        if (message.type !== 'state') return;
        log = [...log.slice(0, message.logKept), ...message.log];
        const { state } = message;
        if (state.view.phase === 'over' && saved !== undefined)
          return resolve({ game: saved, promises: promisesOf(notes, log) });
        if (state.decision === undefined || state.thinking !== undefined || state.moves === answered) return;
        answered = state.moves;
        setImmediate(() => send({ type: 'play', id: 0, move: simplest(state) }));
      },
      save: async (game) => {
        saved = game;
      },
      now: () => 0,
      pause: () => Promise.resolve(),
    });
    send({ type: 'open', id: seed, seats: SEATS, record: newRecord(setup) });
  });
}

function simplest({ decision, offers }: Omit<TableState, 'log'>): Move {
  if (decision?.kind === 'bid')
    return { clan: PERSON, type: 'bid', seppuku: 0, hostage: 0, ronin: 0, poets: 0 };
  const moves = offers
    .map(({ move }) => move)
    .filter(({ type }) => type !== 'propose' && type !== 'withdraw');
  const move = moves.find(({ type }) => type === 'ready') ?? moves[0];
  if (move === undefined) throw new Error('nothing is offered');
  return move;
}

import { type Rng, rngFrom } from '@hinode/engine';
import type { Answer, ShownRoom } from '@hinode/wire';
import type { Meter } from './meter.ts';
import { type Company, type Player, sitDown } from './player.ts';
import { contribution, type Visitor } from './visitor.ts';

/** Four people who play one game after another at a table of their own. */
export interface Match {
  /** Opens a room, takes the seats and starts the game; resolves when all four have their first view. */
  begin(): Promise<void>;
  /** One of the players who are asked moves; `ready` is called when everybody has seen it. */
  move(): void;
  end(): void;
}

export const SEATS = 4;
const OPTIONS = { players: SEATS, set: 'random', clans: 'random', listed: false } as const;
/** On a server that works, nothing takes this long. */
const PATIENCE = 30_000;
const AFTER_TROUBLE = 1_000;

export interface MatchOptions {
  readonly visitors: readonly Visitor[];
  readonly name: string;
  readonly meter: Meter;
  /** Everybody has the same view, and somebody is asked. */
  readonly ready: (match: Match) => void;
}

interface Sent {
  readonly key: string;
  readonly when: number;
  /** Known from the answer: everybody who has seen this many entries has seen the move. */
  at?: number;
}

export function newMatch({ visitors, name, meter, ready }: MatchOptions): Match {
  const rng: Rng = rngFrom(name);
  let players: readonly Player[] = [];
  let sent: Sent | undefined;
  let count = 0;
  let bytes = 0;
  let begun = false;
  let over = false;
  let patience: NodeJS.Timeout | undefined;

  const sitAtTable = async (room: ShownRoom, company: Company): Promise<readonly Player[]> => {
    return Promise.all(
      visitors.map((visitor, seat) => {
        const clan = room.seats[seat]?.clan;
        if (clan === undefined) throw new Error('a seat without a clan');
        const table = new URL(`/api/games/${room.id}/table`, visitor.server);
        return sitDown({ table, cookie: visitor.cookie, clan, rng }, company);
      }),
    );
  };

  const begin = async (): Promise<void> => {
    sent = undefined;
    begun = false;
    bytes = 0;
    const room = await openRoom(visitors);
    const company: Company = {
      saw: () => look(),
      answered: (key, answer) => hear(key, answer),
      received: (more) => {
        bytes += more;
        meter.received(more);
      },
      lost: (why) => fail(why),
    };
    players = await sitAtTable(room, company);
    look();
  };

  /** Does everybody see the same now, including the last move? */
  const look = (): void => {
    if (over || players.length === 0) return;
    const [first] = players;
    const seen = first?.seen() ?? -1;
    if (seen < 0 || players.some((player) => player.seen() !== seen)) return;
    if (sent !== undefined) {
      if (sent.at === undefined || seen < sent.at) return;
      clearTimeout(patience);
      meter.seenByAll(performance.now() - sent.when);
      sent = undefined;
    } else if (begun) return;
    begun = true;
    if (first?.sawTheEnd()) void again();
    else ready(match);
  };

  const hear = (key: string, answer: Answer): void => {
    if (key !== sent?.key) return;
    if (answer.outcome === 'done') {
      sent.at = answer.at;
      look();
      return;
    }
    meter.refused(answer.outcome === 'stale' ? 'stale' : answer.refusal.code);
    clearTimeout(patience);
    sent = undefined;
    ready(match);
  };

  const standUp = (): void => {
    clearTimeout(patience);
    for (const player of players) player.leave();
    players = [];
  };

  const again = async (): Promise<void> => {
    meter.playedOut(bytes / SEATS);
    standUp();
    await begin().catch(({ message }) => fail(message));
  };

  const fail = (why: string): void => {
    if (over) return;
    meter.failed(why);
    standUp();
    patience = setTimeout(() => begin().catch(({ message }) => fail(message)), AFTER_TROUBLE);
  };

  const moveBy = (player: Player): void => {
    sent = { key: `${count++}`, when: performance.now() };
    patience = setTimeout(() => fail('no answer'), PATIENCE);
    player.move(sent.key);
  };

  const match: Match = {
    begin,
    move: () => {
      const asked = players.filter((player) => player.isAsked());
      const player = asked[asked.length > 1 ? rng.below(asked.length) : 0];
      if (player === undefined) return fail('nobody is asked');
      const rest = player.rest(performance.now());
      if (rest === 0) moveBy(player);
      else patience = setTimeout(match.move, rest);
    },
    end: () => {
      over = true;
      standUp();
    },
  };
  return match;
}

async function openRoom([host, ...guests]: readonly Visitor[]): Promise<ShownRoom> {
  if (host === undefined) throw new Error('nobody to play');
  const { id } = await host.call('POST', '/games', {
    options: OPTIONS,
    seat: 0,
    contribution: contribution(),
  });
  await Promise.all(
    guests.map((guest, i) =>
      guest.call('POST', `/games/${id}/seats`, { seat: i + 1, contribution: contribution() }),
    ),
  );
  return host.call('POST', `/games/${id}/start`);
}

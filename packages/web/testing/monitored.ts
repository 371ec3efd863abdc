import type { Course, Monitored, ShownMember } from '@hinode/wire';

/** An evening on two nodes and two workers that were started forty minutes ago, one of which has died. */

const NOW = 1_900_000_000_000;
const SECOND = 1000;
const HOUR = 3600 * SECOND;
const EVERY = 10 * SECOND;

const course = (at: (hours: number) => number): Course =>
  Array.from({ length: HOUR / EVERY }, (_, i) =>
    i < 120 ? null : Math.max(0, Math.round(at((i * EVERY) / HOUR))),
  );
const wave = (least: number, most: number, waves: number) =>
  course((hours) => least + ((most - least) * (1 + Math.sin(hours * waves))) / 2);

const member = (
  kind: ShownMember['kind'],
  n: number,
  age: number,
  state: ShownMember['state'] = 'well',
  heard = 4 * SECOND,
): ShownMember => ({
  id: `${kind} ${n}`,
  kind,
  state,
  machine: `${kind}-${n}.hinode.example`,
  pid: 4000 + n,
  version: '1.4.0 (rules 2)',
  startedAt: NOW - age,
  heardAt: NOW - heard,
});

export const MONITORED: Monitored = {
  now: NOW,
  every: EVERY,
  members: [
    member('node', 1, 3 * 24 * HOUR),
    member('node', 2, 5 * HOUR),
    member('worker', 1, 3 * 24 * HOUR, 'dead', 95 * SECOND),
    member('worker', 2, 40 * 60 * SECOND),
  ],
  hour: {
    playing: wave(180, 260, 4),
    moves: wave(900, 1480, 9),
    median: wave(3, 6, 12),
    p99: wave(18, 47, 23),
    ended: wave(60, 88, 3),
    sockets: wave(400, 520, 5),
    jobs: course((hours) => (hours > 0.9 ? 14 : 0)),
    connections: wave(38, 44, 7),
  },
  mostConnections: 100,
};

import { type Figures, MEASURED, type Need, needOf, type Part, roomIn } from '../capacity.ts';
import { alignedRows } from '../columns.ts';
import { positiveNumber, readFlags } from '../flags.ts';
import { say } from '../io.ts';
import { grouped } from '../numbers.ts';
import type { Command } from './command.ts';

/** The numbers of games to compute for by default. */
const GAMES = [1_000, 100_000, 1_000_000];
const MOST = 1_000_000_000;

const flag = (name: keyof Figures) => ({ type: 'string', default: `${MEASURED[name]}` }) as const;

const FLAGS = {
  games: { type: 'string' },
  'moves-a-minute': flag('movesAMinute'),
  'people-a-game': flag('peopleAGame'),
  'bot-moves': flag('botMoves'),
  'node-moves': flag('nodeMoves'),
  'node-sockets': flag('nodeSockets'),
  'node-memory': flag('nodeMemory'),
  'table-memory': flag('tableMemory'),
  'socket-memory': flag('socketMemory'),
  'worker-thoughts': flag('workerThoughts'),
  'database-moves': flag('databaseMoves'),
  'bus-words': flag('busWords'),
  'stored-game': flag('storedGame'),
  'games-a-day': flag('gamesADay'),
  full: flag('full'),
  json: { type: 'boolean', default: false },
} as const;

export const capacity: Command = {
  help: `hinode capacity [--games N] [--moves-a-minute X] [--node-moves N] [--worker-thoughts N] [--database-moves N] …

Computes what it takes to carry 1,000, 100,000 and 1,000,000 games in play (or N): nodes, workers, the database; and
which of them is full first. It only multiplies your own figures. The defaults were measured on two cores
(docs/scaling.md): measure your own, and pass them as options.

What is played:
  --games N            games in play at once, with a table open
  --moves-a-minute X   of one game (default ${MEASURED.movesAMinute}: friends at the table; by correspondence about 0.05)
  --people-a-game X    who have it open (default ${MEASURED.peopleAGame})
  --bot-moves X        the share of moves that bots think about (default ${MEASURED.botMoves})
  --games-a-day X      finished for each game in play (default ${MEASURED.gamesADay})

What a part carries:
  --node-moves N       moves a second of a node: "hinode load" (default ${MEASURED.nodeMoves})
  --node-sockets N     connections of a node (default ${MEASURED.nodeSockets}, which the server allows)
  --node-memory MB     of a node, for tables and connections (default ${MEASURED.nodeMemory})
  --table-memory KB    of an open table (default ${MEASURED.tableMemory}); --socket-memory KB of a connection (default ${MEASURED.socketMemory})
  --worker-thoughts N  decisions of bots a second of a worker (default ${MEASURED.workerThoughts})
  --database-moves N   moves a second that the database makes durable (default ${MEASURED.databaseMoves})
  --bus-words N        words a second that a node can hear from all others (default ${MEASURED.busWords})
  --stored-game KB     of a finished game on the disk (default ${MEASURED.storedGame})
  --full X             how full you let it get (default ${MEASURED.full})
  --json               prints JSON for programs`,
  run: (argv, io) => {
    const { values } = readFlags(argv, FLAGS);
    const number = (name: Exclude<keyof typeof FLAGS, 'games' | 'json'>, most = MOST): number =>
      positiveNumber(name, values[name], most);
    const figures: Figures = {
      movesAMinute: number('moves-a-minute'),
      peopleAGame: number('people-a-game'),
      botMoves: number('bot-moves', 1),
      gamesADay: number('games-a-day'),
      nodeMoves: number('node-moves'),
      nodeSockets: number('node-sockets'),
      nodeMemory: number('node-memory'),
      tableMemory: number('table-memory'),
      socketMemory: number('socket-memory'),
      workerThoughts: number('worker-thoughts'),
      databaseMoves: number('database-moves'),
      busWords: number('bus-words'),
      storedGame: number('stored-game'),
      full: number('full', 1),
    };
    const asked = values.games === undefined ? GAMES : [positiveNumber('games', values.games, MOST)];
    const needs = asked.map((games) => needOf(games, figures));
    const room = roomIn(figures);
    say(io, values.json ? JSON.stringify({ figures, needs, room }) : told(needs, room));
    return 0;
  },
};

const percent = (share: number): string => `${grouped(share * 100)} %`;

const PARTS: Readonly<Record<Part, string>> = {
  'node-moves': 'a node (moves)',
  'node-sockets': 'a node (connections)',
  'node-memory': 'a node (memory)',
  worker: 'a worker (what bots think)',
  bus: 'the bus (words that every node hears)',
  database: 'the database (durable moves)',
};
/** More of these can be added; of the rest there is only one. */
const CAN_BE_ADDED: ReadonlySet<Part> = new Set(['node-moves', 'node-sockets', 'node-memory', 'worker']);

function told(needs: readonly Need[], room: Readonly<Record<Part, number>>): string {
  const rows = [
    ['games in play', ...needs.map(({ games }) => grouped(games))],
    ['moves a second', ...needs.map(({ moves }) => grouped(moves))],
    ['nodes', ...needs.map(({ nodes }) => grouped(nodes))],
    ['  because of', ...needs.map(({ nodesBecause }) => nodesBecause)],
    ['workers', ...needs.map(({ workers }) => grouped(workers))],
    ['the database is full to', ...needs.map(({ database }) => percent(database))],
    ['the bus is full to', ...needs.map(({ bus }) => percent(bus))],
    ['connections to the database', ...needs.map(({ connections }) => grouped(connections))],
    ['GB more on its disk each month', ...needs.map(({ disk }) => grouped(disk))],
  ];
  const parts = (Object.entries(room) as [Part, number][]).toSorted(([, a], [, b]) => a - b);
  const [first] = parts;
  const wall = parts.find(([part]) => !CAN_BE_ADDED.has(part));
  return [
    ...alignedRows(rows),
    '',
    'The number of games at which one of each is full:',
    ...alignedRows(parts.map(([part, games]) => [`  ${PARTS[part]}`, grouped(games)])),
    '',
    ...(first && wall
      ? [
          `The first to be full is ${PARTS[first[0]]}. Nodes and workers can be added.`,
          `The limit is ${PARTS[wall[0]]}: beyond ${grouped(wall[1])} games they have to be spread`,
          'over several databases (docs/scaling.md).',
        ]
      : []),
  ].join('\n');
}

/**
 * A program for the tests: `program.mjs WAY [AT]` plays quietly and misbehaves in its way from question AT on.
 * `program.mjs listen FILE` behaves, and writes down whatever it is told.
 */
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [way = 'well', argument = '1'] = process.argv.slice(2);

/** @param {string} text */
const write = (text) => process.stdout.write(`${text}\n`);
/** @param {unknown} message */
const say = (message) => write(JSON.stringify(message));

/**
 * @typedef {{ clan: string, type: string }} Move
 * @typedef {{ type: string, id: number, decision: { clan: string, kind: string }, legal: Move[], clans: string[] }} Message
 */

/** @param {Message} message */
function quiet({ decision: { clan, kind }, legal }) {
  if (kind === 'bid') return { clan, type: 'bid', seppuku: 0, hostage: 0, ronin: 0, poets: 0 };
  return legal.find(({ type }) => type === 'pass' || type === 'ready') ?? legal[0];
}

/** @type {string[]} */
let clans = [];
/** @param {string} clan */
const another = (clan) => clans.find((other) => other !== clan);

/** @type {Record<string, (message: Message) => void>} */
const WAYS = {
  slow: () => {},
  exit: () => process.exit(3),
  crash: () => process.kill(process.pid, 'SIGKILL'),
  garbage: () => write('the moon is \u0007beautiful'),
  blank: () => write(''),
  list: () => say([]),
  shape: ({ id }) => say({ id, play: 'pass' }),
  'text-id': (message) => say({ id: String(message.id), move: quiet(message) }),
  'other-id': (message) => say({ id: message.id + 1, move: quiet(message) }),
  twice: (message) => {
    const answer = { id: message.id, move: quiet(message) };
    write(`${JSON.stringify(answer)}\n${JSON.stringify(answer)}`);
  },
  'other-clan': (message) =>
    say({ id: message.id, move: { ...quiet(message), clan: another(message.decision.clan) } }),
  'no-move': ({ id }) => say({ id, move: null }),
  illegal: ({ id, decision: { clan } }) => say({ id, move: { clan, type: 'gift', to: clan, coins: 1 } }),
  'hello-again': () => say({ hello: {} }),
  long: () => write('x'.repeat(10_000_000)),
  endless: ({ id, decision: { clan } }) => say({ id, move: { clan, type: 'propose', with: another(clan) } }),
  stubborn: () => process.stderr.write('I stay\n'),
};

if (way === 'stubborn') {
  process.on('SIGTERM', () => {});
  setInterval(() => {}, 1000);
}
const name = way === 'rude' ? '\u001b[2J' : `the ${way}`;
if (way !== 'shy') say({ hello: { name, events: way === 'listen' } });

let asked = 0;
for await (const line of createInterface({ input: process.stdin })) {
  /** @type {Message} */
  const message = JSON.parse(line);
  if (way === 'listen') appendFileSync(argument, `${line}\n`);
  if (message.type === 'game') clans = message.clans;
  if (message.type !== 'decide') continue;
  const misbehave = ++asked >= Number(argument) ? WAYS[way] : undefined;
  if (misbehave) misbehave(message);
  else say({ id: message.id, move: quiet(message) });
}

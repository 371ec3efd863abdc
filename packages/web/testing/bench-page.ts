/**
 * `npm run bench:page`: how soon the page is usable and how quickly it responds, as medians of several visits. A phone of the
 * middle class is imitated with a slower processor and a mobile network; the moves are timed without that too.
 *
 * `npm run bench:page -- ../other` visits the pages of another checkout and of this one in turn, and shows both side by side.
 * `npm run bench:page -- --moves ../other` does so without imitating anything, and shows only the moves, in processor time.
 * `npm run bench:page -- --moves --slower 4` slows the processor by this factor, and shows every kind of move too.
 */
import path from 'node:path';
import { setTimeout as passing } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { startChromium } from './chromium.ts';
import { type Server, startServer } from './server.ts';
import { type Trace, traceOf } from './trace.ts';

const VISITS = Number(process.env['HINODE_VISITS'] ?? 5);
const PRESSES = Number(process.env['HINODE_PRESSES'] ?? 12);

interface Profile {
  readonly name: string;
  /** How many times slower the processor is. */
  readonly slower: number;
  /** Bytes per second, and milliseconds for a round trip. */
  readonly network?: { readonly bytes: number; readonly latency: number };
}

/** The values of Chromium's own throttling presets. */
const PROFILES: readonly Profile[] = [
  { name: 'phone, fast 4G, processor / 4', slower: 4, network: { bytes: 1_012_500, latency: 165 } },
  { name: 'phone, slow 4G, processor / 4', slower: 4, network: { bytes: 180_000, latency: 562 } },
  { name: 'this machine', slower: 1 },
];

interface Figures {
  readonly firstPaint: number;
  readonly ready: number;
  readonly table: number;
  /** From each press that made a move until the page has painted the question after it, and the map. */
  readonly moves: readonly Shown[];
  readonly mapMoves: readonly Shown[];
  /** The processor time of every task of the page while playing: other programs do not affect it. */
  readonly tasks: readonly number[];
}

interface Shown {
  /** From which question to which: `mandate → move`. */
  readonly kind: string;
  readonly time: number;
  /** What the page itself did during that time. */
  readonly processor: number;
  /** Its longest task from this press to the next one: the map follows after the question. */
  readonly longest: number;
}

interface Notes {
  ready: number;
}

/** Runs in the page before anything else: records when things happen. */
function note(): void {
  const notes: Notes = { ready: 0 };
  Object.assign(globalThis, { notes });
  const movesOn = (shown: string) => document.querySelector(`[${shown}]`)?.getAttribute(shown) ?? undefined;
  const asked = () => document.querySelector('[data-asked]')?.getAttribute('data-asked') ?? 'nothing';
  /** The elements that still show the position before the press, and that position. */
  const waiting = new Map<string, string | undefined>();
  addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element) || target.closest('[data-move]') === null) return;
      performance.mark(`press ${asked()}`);
      for (const shown of ['data-moves', 'data-map-moves']) waiting.set(shown, movesOn(shown));
    },
    true,
  );
  // Together with the frame that shows it. Requesting every frame would make the browser draw some for that alone.
  const told = (): void => {
    for (const [shown, before] of waiting) {
      if (movesOn(shown) === before) continue;
      performance.mark(`${shown} ${asked()}`);
      waiting.delete(shown);
    }
  };
  new MutationObserver(() => void (waiting.size > 0 && requestAnimationFrame(told))).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-moves', 'data-map-moves'],
  });
  const watch = (): void => {
    if (document.querySelector('main button:enabled')) notes.ready = performance.now();
    else requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
}

async function throttle(session: CDPSession, { slower, network }: Profile): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  if (network === undefined) return;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.bytes,
    uploadThroughput: network.bytes,
  });
}

async function visit(browser: Browser, url: string, profile: Profile): Promise<Figures> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(note);
  await context.addInitScript(botsAreQuick);
  await context.addInitScript(sameChance);
  const page = await context.newPage();
  await throttle(await context.newCDPSession(page), profile);
  await page.goto(url);
  const play = page.getByRole('button', { name: /play now/i });
  await play.waitFor();
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  );
  const pressed = Date.now();
  await play.click();
  await page.locator('[data-asked="ready"]').waitFor();
  const table = Date.now() - pressed;
  // Moves are timed once the later screens have loaded: they load while the first offers are read.
  await page.waitForLoadState('networkidle');
  const trace = await traceOf(browser, page, () => pressOften(page));
  const { ready } = await page.evaluate(() => (globalThis as unknown as { notes: Notes }).notes);
  await context.close();
  const tasks = trace.tasks.map(({ processor }) => processor);
  return {
    firstPaint,
    ready,
    table,
    moves: movesIn(trace, 'data-moves'),
    mapMoves: movesIn(trace, 'data-map-moves'),
    tasks,
  };
}

/** A frame counts as shown when the task that began it has ended: only then has the page laid it out and painted it. */
function movesIn({ tasks, marked }: Trace, shown: string): Shown[] {
  const presses = marked('press');
  return marked(shown).flatMap(({ at, about }) => {
    const press = presses.findLast((one) => one.at < at);
    const next = presses.find((one) => one.at > at);
    const painted = tasks.find(({ from, to }) => from <= at && at <= to);
    if (press === undefined || painted === undefined) return [];
    const after = tasks.filter(({ to }) => to > press.at);
    const between = after.filter(({ from }) => from <= painted.from);
    const followed = after.filter(({ to }) => next === undefined || to < next.at);
    return [
      {
        kind: `${press.about} → ${about}`,
        time: painted.to - press.at,
        processor: between.reduce((sum, { processor }) => sum + processor, 0),
        longest: longest(followed.map(({ processor }) => processor)),
      },
    ];
  });
}

/** Runs in the page: otherwise most of a visit would be spent watching the bots. */
function botsAreQuick(): void {
  if (location.protocol === 'about:' || localStorage.getItem('hinode-settings') !== null) return;
  localStorage.setItem('hinode-settings', JSON.stringify({ state: { speed: 'quick' }, version: 0 }));
}

/** Runs in the page: every visit plays the same cards. */
function sameChance(): void {
  let last = 7;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(filled: T): T => {
    if (filled === null) return filled;
    const bytes = new Uint8Array(filled.buffer, filled.byteOffset, filled.byteLength);
    for (let i = 0; i < bytes.length; i++) {
      last = (Math.imul(last, 1664525) + 1013904223) >>> 0;
      bytes[i] = last >>> 24;
    }
    return filled;
  };
}

/** How long a finger takes from one press to the next. */
const NEXT_PRESS = 300;

/** Presses what a person in a hurry would press while the bots answer: from tea through the first mandates. */
async function pressOften(page: Page): Promise<void> {
  for (let presses = 0; presses < PRESSES; presses++) {
    await page.waitForFunction(pressSomething, undefined, { polling: 200, timeout: 60_000 });
    await passing(NEXT_PRESS);
  }
}

/**
 * Runs in the page: whatever goes on or confirms comes first, then ready, then any answer; a clan that is ready for the end of tea
 * stays ready, and bargains with nobody. False if there is nothing to press.
 */
function pressSomething(): boolean {
  // A pick is about to be confirmed.
  if (document.querySelector('[data-confirm]:disabled') && document.querySelector('[aria-pressed="true"]'))
    return false;
  const wanted = ['[data-go-on]', '[data-confirm]', '[data-move*=\'"ready"\']', '[data-move], [data-pick]'];
  for (const selector of wanted)
    for (const button of document.querySelectorAll<HTMLElement>(`:is(${selector}):enabled`)) {
      const { type, value } = JSON.parse(button.dataset['move'] ?? '{}');
      if ((type === 'ready' && !value) || ['propose', 'accept', 'decline', 'withdraw'].includes(type))
        continue;
      if (!button.checkVisibility() || button.ariaPressed === 'true' || button.ariaChecked === 'true')
        continue;
      // In a task of its own, as with a real finger.
      setTimeout(() => {
        button.focus();
        button.click();
      });
      return true;
    }
  return false;
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** `10.5 (9.8–14.1)` */
function spread(numbers: readonly number[]): string {
  const written = (number: number): string => number.toFixed(number < 100 ? 1 : 0);
  const ends = [Math.min(...numbers), Math.max(...numbers)].map(written);
  return `${written(median(numbers)).padStart(6)} ${`(${ends.join('–')})`.padEnd(14)}`;
}

const longest = (numbers: readonly number[]): number => Math.max(0, ...numbers);

/** The longest that a task may take on a phone, whose processor is this much slower. */
const MOST = 50;
const PHONE = 4;

type Rows = Readonly<Record<string, (visit: Figures) => number>>;

const moveShows = ({ moves }: Figures): number => median(moves.map(({ time }) => time));
const mapShows = ({ mapMoves }: Figures): number => median(mapMoves.map(({ time }) => time));

/** What is printed of a profile, in milliseconds. */
const ALL: Rows = {
  'first paint': ({ firstPaint }) => firstPaint,
  'ready to be pressed': ({ ready }) => ready,
  'from there to the table': ({ table }) => table,
  'a move shows within': moveShows,
  'and on the map': mapShows,
  'longest task in play': ({ tasks }) => longest(tasks),
  'tasks over 50 ms': ({ tasks }) => tasks.filter((task) => task > MOST).length,
};

/** What is printed of the moves alone. */
const MOVES: Rows = {
  'a move shows within': moveShows,
  'and on the map': mapShows,
  'processor: a move': ({ moves }) => median(moves.map(({ processor }) => processor)),
  'processor: longest move': ({ moves }) => longest(moves.map(({ processor }) => processor)),
  'processor: longest task': ({ tasks }) => longest(tasks),
  'processor: all tasks': ({ tasks }) => tasks.reduce((sum, task) => sum + task, 0),
  'tasks over 12.5 ms': ({ tasks }) => tasks.filter((task) => task > MOST / PHONE).length,
};

/** The same with a slowed-down processor, which gives the times of a phone. */
const SLOWER_MOVES: Rows = {
  'a move shows within': moveShows,
  'slowest move': ({ moves }) => longest(moves.map(({ time }) => time)),
  'moves over 50 ms': ({ moves }) => moves.filter(({ time }) => time > MOST).length,
  'and on the map': mapShows,
  'longest task': ({ tasks }) => longest(tasks),
  'tasks over 50 ms': ({ tasks }) => tasks.filter((task) => task > MOST).length,
};

/** Median and worst of each kind of move, over all visits: the time until it shows, and its longest task. */
function tellKinds(visits: readonly Figures[]): void {
  const kinds = Map.groupBy(
    visits.flatMap(({ moves }) => moves),
    ({ kind }) => kind,
  );
  for (const [kind, moves] of kinds)
    console.log(
      `    ${kind.padEnd(30)} ${String(moves.length).padStart(3)} ×  shows within ${middleAndWorst(moves.map(({ time }) => time))}` +
        `   longest task ${middleAndWorst(moves.map((move) => move.longest))}`,
    );
}

const middleAndWorst = (numbers: readonly number[]): string =>
  `${median(numbers).toFixed(1).padStart(6)}, at most ${longest(numbers).toFixed(1).padStart(6)}`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { moves: { type: 'boolean', default: false }, slower: { type: 'string', default: '1' } },
});
const slower = Number(values.slower);
if (!(slower >= 1)) throw new Error(`--slower wants a number from 1 on, not ${values.slower}`);
const rows = !values.moves ? ALL : slower > 1 ? SLOWER_MOVES : MOVES;
const profiles: readonly Profile[] = values.moves
  ? [{ name: slower > 1 ? `this machine, processor / ${slower}` : 'this machine', slower }]
  : PROFILES;
const others = positionals.map((folder) => path.resolve(folder));
const servers: Server[] = [await startServer()];
for (const folder of others) servers.push(await startServer(folder));
const { browser, close } = await startChromium();
for (const profile of profiles) {
  const visits = servers.map((): Figures[] => []);
  for (let n = 0; n < VISITS; n++)
    for (const [i, server] of servers.entries()) visits[i]?.push(await visit(browser, server.url, profile));
  console.log(`\n${profile.name} (median of ${VISITS} visits, least to most)`);
  for (const [row, figure] of Object.entries(rows))
    console.log(`  ${row.padEnd(24)}${visits.map((own) => spread(own.map(figure))).join('   ')}`);
  if (values.moves && slower > 1)
    for (const [i, own] of visits.entries()) {
      console.log(`  ${i === 0 ? 'this page' : others[i - 1]}`);
      tellKinds(own);
    }
}
await close();
for (const server of servers) await server.close();
process.exit();

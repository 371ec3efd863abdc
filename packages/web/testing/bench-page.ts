/**
 * `npm run bench:page`: how soon the page is there and how quickly it answers, as medians of several visits. A phone of the
 * middle class is imitated with a slower processor and a mobile network; the moves are timed without that too.
 */
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { startChromium } from './chromium.ts';
import { startServer } from './server.ts';

const VISITS = 5;
const MOVES = 25;

interface Profile {
  readonly name: string;
  /** How many times slower the processor is. */
  readonly slower: number;
  /** Bytes a second, and milliseconds there and back. */
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
  /** From the press to the position after it. */
  readonly moves: readonly number[];
  readonly longestTask: number;
}

/** Runs in the page before anything else: notes when things happen. */
function note(): void {
  const notes = { ready: 0, pressed: 0, moves: [] as number[], tasks: [] as number[] };
  Object.assign(globalThis, { notes });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) notes.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  addEventListener('click', () => (notes.pressed = performance.now()), true);
  let shown: string | undefined;
  const watch = (): void => {
    if (notes.ready === 0 && document.querySelector('main button:enabled')) notes.ready = performance.now();
    const table = document.querySelector<HTMLElement>('[data-moves]')?.dataset;
    const now = table && `${table['moves']}`;
    if (now !== undefined && now !== shown && notes.pressed > 0) {
      notes.moves.push(performance.now() - notes.pressed);
      notes.pressed = 0;
    }
    shown = now;
    requestAnimationFrame(watch);
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
  // Moves are timed once the later screens are there: they come while the first offers are read.
  await page.waitForLoadState('networkidle');
  await makeMoves(page);
  const { ready, moves, tasks } = await page.evaluate(
    () => (globalThis as unknown as { notes: { ready: number; moves: number[]; tasks: number[] } }).notes,
  );
  await context.close();
  return { firstPaint, ready, table, moves, longestTask: Math.max(0, ...tasks) };
}

/** Makes moves with the first button that makes one, while the bots answer. */
async function makeMoves(page: Page): Promise<void> {
  await page.evaluate(() => {
    const notes = (globalThis as unknown as { notes: { tasks: number[]; moves: number[] } }).notes;
    notes.tasks.length = 0;
    notes.moves.length = 0;
  });
  for (let move = 0; move < MOVES; move++) {
    const button = page.locator(
      '[data-go-on], [data-confirm]:enabled, [data-move]:enabled, [data-pick]:enabled',
    );
    await button.first().click({ timeout: 60_000 });
  }
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const server = await startServer();
const program = await startChromium();
const browser = await chromium.connect(program.wsEndpoint());
for (const profile of PROFILES) {
  const visits: Figures[] = [];
  for (let n = 0; n < VISITS; n++) visits.push(await visit(browser, server.url, profile));
  const of = (figure: (visit: Figures) => number): string => `${Math.round(median(visits.map(figure)))} ms`;
  console.log(`\n${profile.name} (median of ${VISITS} visits)`);
  console.log(`  first paint             ${of(({ firstPaint }) => firstPaint)}`);
  console.log(`  ready to be pressed     ${of(({ ready }) => ready)}`);
  console.log(`  from there to the table ${of(({ table }) => table)}`);
  console.log(`  a move shows within     ${of(({ moves }) => median(moves))}`);
  console.log(`  longest task in play    ${of(({ longestTask }) => longestTask)}`);
}
await program.close();
await server.close();
process.exit();

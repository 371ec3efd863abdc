/**
 * Keeps the page in the browser, so that it starts without a network. Each version has its own cache: a game in progress goes on
 * with the files it was started with, and the next start uses the newest version.
 */

/** The build puts it in front of this file (scripts/service-worker.ts). */
declare const SHELL: {
  readonly version: string;
  /** Everything the page may need, except what is cached on first use. */
  readonly files: readonly string[];
};

/** The parts of a service worker that are used here: the page's own types know only browser windows. */
interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Waiting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Messaged extends Waiting {
  readonly data: unknown;
}
interface Pushed extends Waiting {
  readonly data: { json(): unknown } | null;
}
interface Pressed extends Waiting {
  readonly notification: Notification;
}
/** An open page of ours. */
interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface ServiceWorkerScope {
  readonly registration: Pick<ServiceWorkerRegistration, 'scope' | 'showNotification'>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { readonly type: 'window' }): Promise<readonly OpenPage[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: Messaged) => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Pressed) => void): void;
}

const worker = globalThis as unknown as ServiceWorkerScope;
const { scope } = worker.registration;

const SHELVES = 'hinode-page-';
const SHELF = SHELVES + SHELL.version;
/**
 * Fonts, and the engines of earlier rules, are cached on first use. Their names contain a hash of their content, so they serve
 * every version.
 */
const AS_USED = 'hinode-fonts';
const PAGE = new URL('index.html', scope).href;

const addressOf = (file: string): string => new URL(file, scope).href;
const KEPT: ReadonlySet<string> = new Set(SHELL.files.map(addressOf));
const isFont = (address: string): boolean => address.startsWith(scope) && address.endsWith('.woff2');
const isKeptAsUsed = (address: string): boolean =>
  isFont(address) || /\/assets\/rules-\d+-[\w-]+\.js$/.test(address);

async function putOnShelf(): Promise<void> {
  const shelf = await caches.open(SHELF);
  // Bypasses the browser's own cache, so that an old copy is not taken for the new version.
  await shelf.addAll(SHELL.files.map((file) => new Request(addressOf(file), { cache: 'no-cache' })));
}

/** The previous version stays for pages that still run it. */
async function clearOldShelves(): Promise<void> {
  const shelves = (await caches.keys()).filter((name) => name.startsWith(SHELVES) && name !== SHELF);
  await Promise.all(shelves.slice(0, -1).map((name) => caches.delete(name)));
}

async function keepFonts(addresses: readonly string[]): Promise<void> {
  const fonts = await caches.open(AS_USED);
  const known = new Set((await fonts.keys()).map(({ url }) => url));
  await fonts.addAll(addresses.filter((address) => isFont(address) && !known.has(address)));
}

async function page(): Promise<Response> {
  const shelf = await caches.open(SHELF);
  return (await shelf.match(PAGE)) ?? fetch(PAGE);
}

const kept = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request);

async function keptAsUsed(request: Request): Promise<Response> {
  const known = await caches.match(request);
  if (known !== undefined) return known;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(AS_USED)).put(request, answer.clone());
  return answer;
}

/** Files of an older version are only in its own cache, so everything below the page is looked up. */
function answerTo({ url, mode, method }: Request): ((request: Request) => Promise<Response>) | undefined {
  const [address = ''] = url.split(/[?#]/);
  if (method !== 'GET' || !address.startsWith(scope)) return undefined;
  if (mode === 'navigate') return address === scope || address === PAGE ? page : undefined;
  if (isKeptAsUsed(address)) return keptAsUsed;
  return KEPT.has(address) || address.startsWith(addressOf('assets/')) ? kept : undefined;
}

worker.addEventListener('install', (event) => event.waitUntil(putOnShelf()));

worker.addEventListener('activate', (event) =>
  event.waitUntil(clearOldShelves().then(() => worker.clients.claim())),
);

worker.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request);
  if (answer !== undefined) event.respondWith(answer(event.request));
});

worker.addEventListener('message', (event) => {
  const { type, addresses, words } = event.data as Readonly<Record<string, unknown>>;
  if (type === 'start') event.waitUntil(worker.skipWaiting());
  if (type === 'keep-fonts' && Array.isArray(addresses)) event.waitUntil(keepFonts(addresses.map(String)));
  if (type === 'keep-words') event.waitUntil(keepWords(words));
});

const WORDS = 'hinode-words';
const WORDS_ADDRESS = addressOf('notice-words.json');

/** The texts for notices, in the person's language. */
async function keepWords(words: unknown): Promise<void> {
  await (await caches.open(WORDS)).put(WORDS_ADDRESS, new Response(JSON.stringify(words)));
}

/** Until the page has provided any texts, the name of the game must do. */
async function wordsFor(kind: unknown): Promise<{ readonly title: string; readonly body: string }> {
  const kept = await (await caches.open(WORDS)).match(WORDS_ADDRESS);
  const words = (await kept?.json()) as Readonly<Record<string, unknown>> | undefined;
  return { title: String(words?.['title'] ?? 'Hinode'), body: String(words?.[String(kind)] ?? '') };
}

const isGame = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

async function tell(data: unknown): Promise<void> {
  const { kind, game } = data as { readonly kind?: unknown; readonly game?: unknown };
  if (!isGame(game)) return;
  const icon = addressOf('icon-192.png');
  const { title, body } = await wordsFor(kind);
  await worker.registration.showNotification(title, { body, tag: game, icon, data: { game } });
}

/** Leads to the table it is about: in a page that shows it, or in a new one. */
async function goToTable({ data }: Notification): Promise<void> {
  const { game } = data as { readonly game?: unknown };
  const address = isGame(game) ? addressOf(`#/online/${game}`) : scope;
  const pages = (await worker.clients.matchAll({ type: 'window' })).filter(({ url }) =>
    url.startsWith(scope),
  );
  const there = pages.find(({ url }) => url === address);
  if (there !== undefined) await there.focus();
  else await worker.clients.openWindow(address);
}

worker.addEventListener('push', (event) => event.waitUntil(tell(event.data?.json())));

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goToTable(event.notification));
});

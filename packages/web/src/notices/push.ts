import type { Text } from '@hinode/text';
import { call } from '../online/api.ts';

/** A word while the page is closed, where browser and server can do it. Without it there is still one while it is open. */

const registered = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker?.getRegistration() ?? Promise.resolve(undefined);

/** Tells the server where this browser can be reached. */
export async function subscribe(): Promise<void> {
  const registration = await registered();
  if (registration?.pushManager === undefined) return;
  const { key } = await call<{ readonly key: string }>('GET', 'push/key');
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  await call('POST', 'push', { subscription: { endpoint, keys } });
}

export async function unsubscribe(): Promise<void> {
  const subscription = await (await registered())?.pushManager?.getSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  await call('DELETE', 'push', { endpoint });
}

/** What the server sends a word about, and the name that stands above it. */
const NOTICES = {
  title: 'home.title',
  'your-turn': 'notice.your-turn',
  'half-time': 'notice.half-time',
  'time-ran-out': 'notice.time-ran-out',
  unseen: 'notice.unseen',
  'your-vote': 'notice.your-vote',
  'game-over': 'notice.game-over',
} as const;

/** The worker that shows them is there when the page is not: it is given the words of the person's language. */
export async function keepWords(text: Text): Promise<void> {
  const words = Object.fromEntries(Object.entries(NOTICES).map(([notice, key]) => [notice, text.say(key)]));
  (await registered())?.active?.postMessage({ type: 'keep-words', words });
}

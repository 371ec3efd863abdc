import type { Text } from '@hinode/text';
import { call } from '../online/api.ts';

/** Notices while the page is closed, if browser and server support them. Without them, there are still notices while it is open. */

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

/** The occasions of the server's notices, and the title above each. */
const NOTICES = {
  title: 'home.title',
  'your-turn': 'notice.your-turn',
  'half-time': 'notice.half-time',
  'time-ran-out': 'notice.time-ran-out',
  unseen: 'notice.unseen',
  'your-vote': 'notice.your-vote',
  'game-over': 'notice.game-over',
} as const;

/** The worker that shows notices runs without the page, so it gets its texts in the person's language in advance. */
export async function keepWords(text: Text): Promise<void> {
  const words = Object.fromEntries(Object.entries(NOTICES).map(([notice, key]) => [notice, text.say(key)]));
  (await registered())?.active?.postMessage({ type: 'keep-words', words });
}

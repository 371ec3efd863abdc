import type { Key, Text } from '@hinode/text';

/** A word from the page to somebody who looks elsewhere. A game has one at a time. */
export async function show(text: Text, notice: Key, game: string): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker?.getRegistration();
  const name = text.say('home.title');
  const options = { body: text.say(notice), tag: game, icon: 'icon-192.png', data: { game } };
  // A page on a phone may speak only through its service worker.
  if (registration !== undefined) await registration.showNotification(name, options);
  else new Notification(name, options);
}

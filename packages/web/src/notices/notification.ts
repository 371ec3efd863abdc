import type { Key, Text } from '@hinode/text';

/** A notice from the page to somebody who is looking elsewhere. There is at most one for each game. */
export async function show(text: Text, notice: Key, game: string): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker?.getRegistration();
  const name = text.say('home.title');
  const options = { body: text.say(notice), tag: game, icon: 'icon-192.png', data: { game } };
  // On a phone, a page may show notices only through its service worker.
  if (registration !== undefined) await registration.showNotification(name, options);
  else new Notification(name, options);
}

/** A word from the page to somebody who looks elsewhere. A game has one at a time. */
export async function show(words: string, game: string): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker?.getRegistration();
  const options = { body: words, tag: game, icon: 'icon-192.png', data: { game } };
  // A page on a phone may speak only through its service worker.
  if (registration !== undefined) await registration.showNotification('Hinode', options);
  else new Notification('Hinode', options);
}

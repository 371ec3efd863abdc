import { useInstalled } from './installed.ts';

/** Makes the page start without a network, and tells when a newer version waits or it can be installed. */

/** What browsers that can install a page send before they would offer it themselves. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** Called once, by a built page: while developing, kept files would only be in the way. */
export async function register(): Promise<void> {
  listenForOffers();
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(new URL('sw.js', document.baseURI));
  watchForUpdates(registration);
  const { active } = await serviceWorker.ready;
  if (active !== null) await keepFonts(active);
}

function listenForOffers(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // The menu offers it, quietly; no banner.
    event.preventDefault();
    const offer = event as InstallOffer;
    useInstalled.setState({ install: () => void offer.prompt() });
  });
  addEventListener('appinstalled', () => useInstalled.setState(useInstalled.getInitialState(), true));
}

/** A newer version is put on its shelf in the background; it starts when asked to, or with the next start. */
function watchForUpdates(registration: ServiceWorkerRegistration): void {
  const tell = (): void => {
    const { waiting, active } = registration;
    if (waiting !== null && active !== null) useInstalled.setState({ update: () => startNow(waiting) });
  };
  tell();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', tell);
  });
}

/** Asks the server for a newer version now, instead of when the browser would. */
export async function lookForUpdate(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
}

/** Games are kept after every move, so loading the page again loses nothing. */
function startNow(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ type: 'start' });
}

/** At the first visit the fonts came before anybody was there to keep them; and a game needs more signs than home. */
async function keepFonts(active: ServiceWorker): Promise<void> {
  await document.fonts.ready;
  active.postMessage({ type: 'keep-fonts', addresses: [...document.styleSheets].flatMap(fontsOf) });
}

const fontsOf = ({ cssRules, href }: CSSStyleSheet): string[] =>
  [...cssRules]
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .flatMap(({ style }) => [...style.getPropertyValue('src').matchAll(/url\("(.+?)"\)/g)])
    .map(([, file = '']) => new URL(file, href ?? document.baseURI).href);

import { useInstalled } from './installed.ts';

/** Makes the page start without a network, and reports when a newer version is waiting or the page can be installed. */

/** The event that browsers send when they would offer to install a page themselves. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** Called once, by a built page: during development, cached files would only get in the way. */
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
    // The menu offers it, quietly; there is no banner.
    event.preventDefault();
    const offer = event as InstallOffer;
    useInstalled.setState({ install: () => void offer.prompt() });
  });
  addEventListener('appinstalled', () => useInstalled.setState(useInstalled.getInitialState(), true));
}

/** A newer version is downloaded in the background; it starts on request, or the next time the page starts. */
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

/** Checks the server for a newer version now, rather than when the browser would. */
export async function lookForUpdate(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
}

/** Games are saved after every move, so reloading the page loses nothing. */
function startNow(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ type: 'start' });
}

/** On the first visit the fonts loaded before the worker could cache them; and a game needs more characters than the home page. */
async function keepFonts(active: ServiceWorker): Promise<void> {
  await document.fonts.ready;
  active.postMessage({ type: 'keep-fonts', addresses: [...document.styleSheets].flatMap(fontsOf) });
}

const fontsOf = ({ cssRules, href }: CSSStyleSheet): string[] =>
  [...cssRules]
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .flatMap(({ style }) => [...style.getPropertyValue('src').matchAll(/url\("(.+?)"\)/g)])
    .map(([, file = '']) => new URL(file, href ?? document.baseURI).href);

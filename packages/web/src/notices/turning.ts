import { useSettings } from '../app/settings.ts';
import { subscribe, unsubscribe } from './push.ts';

/** Turns notices on, if the browser's owner allows it, or off. Returns whether they are on now. */
export async function turnNotices(wanted: boolean): Promise<boolean> {
  const allowed = wanted && (await Notification.requestPermission()) === 'granted';
  useSettings.getState().set({ notices: allowed });
  // Without a server that can reach browsers, only the open page itself sends notices.
  await (allowed ? subscribe() : unsubscribe()).catch(() => undefined);
  return allowed;
}

import { createECDH } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { PushSubscription, Store } from '../store/store.ts';
import type { Call, Sent } from './calling.ts';

/** Web Push: notices to a person's browsers while the page is closed. */
export interface Push {
  /** What a browser needs to subscribe. */
  readonly key: string;
  /** Sends something small to all browsers of a person; those that are gone are forgotten. Never throws. */
  tell(person: string, payload: object): Promise<void>;
}

export interface PushOptions {
  readonly call: Call;
  readonly store: Pick<Store, 'pushes' | 'dropPush'>;
  /** Where the keys are stored. They are made once, because browsers recognize the server by them. */
  readonly folder: string;
  /** The address of the server, or another way to reach its admin; push services require one. */
  readonly contact: string;
}

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** A notice that could not be delivered within a day is stale. */
const LASTS = 24 * 60 * 60;
/** The service says that this browser no longer exists. */
const GONE: readonly unknown[] = [404, 410];

export function openPush({ call, store, folder, contact }: PushOptions): Push {
  const { keys } = pushKeysIn(folder);

  const send = async (subscription: PushSubscription, text: string): Promise<void> => {
    const sealed = await seal(subscription, text, { subject: contact, ...keys });
    const status = sealed && (await call(subscription.endpoint, sealed));
    if (GONE.includes(status)) await store.dropPush(subscription.endpoint);
  };

  return {
    key: keys.publicKey,
    tell: async (person, payload) => {
      const text = JSON.stringify(payload);
      await Promise.all((await store.pushes(person)).map((one) => send(one, text)));
    },
  };
}

/** The keys and their file, which is created if it does not exist. */
export function pushKeysIn(folder: string): { readonly keys: Keys; readonly file: string } {
  const file = path.join(folder, 'push-keys.json');
  if (!fs.existsSync(file)) fs.writeFileSync(file, JSON.stringify(newKeys()), { mode: 0o600 });
  return { file, keys: JSON.parse(fs.readFileSync(file, 'utf8')) as Keys };
}

/** As RFC 8292 requires them: a point on the curve, and its secret at full length. */
function newKeys(): Keys {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  const secret = pair.getPrivateKey('hex').padStart(64, '0');
  return { publicKey, privateKey: Buffer.from(secret, 'hex').toString('base64url') };
}

/**
 * Sealed for one browser and signed by us; undefined if the browser's keys are invalid. The code that seals is loaded with the
 * first notice, so that a server starts without it.
 */
async function seal(
  subscription: PushSubscription,
  text: string,
  vapidDetails: Keys & { readonly subject: string },
): Promise<Sent | undefined> {
  const { default: webPush } = await import('web-push');
  try {
    const { headers, body } = webPush.generateRequestDetails(subscription, text, {
      vapidDetails,
      TTL: LASTS,
    });
    return { headers: headers as Sent['headers'], body };
  } catch {
    return undefined;
  }
}

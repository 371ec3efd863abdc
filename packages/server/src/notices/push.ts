import fs from 'node:fs';
import https from 'node:https';
import path from 'node:path';
import webPush from 'web-push';
import type { PushSubscription, Store } from '../store/store.ts';
import { checkedLookup, isPublic, mayBeCalled, type Outside } from './addresses.ts';

/** Web Push: a word to a person's browsers while the page is closed. */
export interface Push {
  /** What a browser needs to subscribe. */
  readonly key: string;
  /** Sends something small to all browsers of a person; those that are gone are forgotten. Never throws. */
  tell(person: string, payload: object): Promise<void>;
}

export interface PushOptions extends Outside {
  readonly store: Pick<Store, 'pushes' | 'dropPush'>;
  /** Where the keys lie; they are made once, for a browser knows the server by them. */
  readonly folder: string;
  /** The address of the server, or another to reach whoever runs it; the services that carry the word want one. */
  readonly contact: string;
}

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const PATIENCE = 5_000;
/** A word that could not be delivered within a day is stale. */
const LASTS = 24 * 60 * 60;
/** The service says that there is no such browser any more. */
const GONE: readonly unknown[] = [404, 410];

export function openPush({ store, folder, contact, isAllowed = isPublic, ca }: PushOptions): Push {
  const keys = keysIn(folder);
  const agent = new https.Agent({ lookup: checkedLookup(isAllowed), ...(ca !== undefined && { ca }) });

  const send = async (subscription: PushSubscription, text: string): Promise<void> => {
    if (!mayBeCalled(subscription.endpoint, isAllowed)) return;
    try {
      await webPush.sendNotification(subscription, text, {
        vapidDetails: { subject: contact, ...keys },
        TTL: LASTS,
        timeout: PATIENCE,
        agent,
      });
    } catch (problem) {
      if (problem instanceof webPush.WebPushError && GONE.includes(problem.statusCode))
        await store.dropPush(subscription.endpoint);
    }
  };

  return {
    key: keys.publicKey,
    tell: async (person, payload) => {
      const text = JSON.stringify(payload);
      await Promise.all((await store.pushes(person)).map((one) => send(one, text)));
    },
  };
}

function keysIn(folder: string): Keys {
  const file = path.join(folder, 'push-keys.json');
  if (!fs.existsSync(file))
    fs.writeFileSync(file, JSON.stringify(webPush.generateVAPIDKeys()), { mode: 0o600 });
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Keys;
}

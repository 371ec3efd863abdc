import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushSubscription } from '../../store/store.ts';

/** A browser that has subscribed to notices, and can read them (RFC 8291). */
export interface PushBrowser {
  readonly subscription: PushSubscription;
  /** Opens what was sealed for it. */
  open(sealed: Buffer): unknown;
}

export function aPushBrowser(endpoint: string): PushBrowser {
  const mine = createECDH('prime256v1');
  const p256dh = mine.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint,
      keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    },
    open: (sealed) => {
      const [salt, theirs] = [sealed.subarray(0, 16), sealed.subarray(21, 86)];
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, theirs]);
      const secret = Buffer.from(hkdfSync('sha256', mine.computeSecret(theirs), auth, info, 32));
      const derived = (name: string, length: number): Buffer =>
        Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
      const opener = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
      opener.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([opener.update(sealed.subarray(86, -16)), opener.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
}

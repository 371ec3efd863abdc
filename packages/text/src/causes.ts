import type { Cause, ProvinceId } from '@hinode/engine';
import { ADVANTAGE_IDS, KAMI_IDS } from '@hinode/engine/facts';
import type { Message } from './values.ts';

/** Why something was gained, lost or killed, in a few words that make sense on their own. */

/** The causes that are not cards, clans, kami, mandates or advantages. */
export const PLAIN_CAUSES = [
  'income',
  'hostages-returned',
  'battle',
  'reparations',
  'gift',
  'sweetener',
  'war-tokens',
  'province-sets',
  'purchase',
  'build',
] as const satisfies readonly Cause[];

export function causeMessage(cause: Cause, provinces: readonly ProvinceId[] = []): Message {
  const plain = PLAIN_CAUSES.find((known) => known === cause);
  if (plain !== undefined) return { key: `cause.${plain}` };
  if (provinces.length > 0)
    return { key: 'cause.harvest-rewards', values: { n: provinces.length, provinces: { names: provinces } } };
  if (isOneOf(ADVANTAGE_IDS, cause))
    return { key: 'cause.advantage', values: { advantage: { name: cause } } };
  if (isOneOf(KAMI_IDS, cause)) return { key: 'cause.kami', values: { kami: { name: cause } } };
  return { key: 'cause.named', values: { what: { name: cause } } };
}

const isOneOf = (ids: readonly string[], id: string): boolean => ids.includes(id);

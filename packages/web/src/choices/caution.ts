import type { ClanId, Decision, View } from '@hinode/engine';
import type { Key } from '@hinode/text';
import type { Offer } from '../table/table.ts';

/** What cannot be taken back asks once, in one sentence with two buttons. What can be undone never asks. */

export interface Caution {
  readonly key: Key;
  readonly values?: Readonly<Record<string, { readonly name: ClanId } | number>>;
}

const allyOf = (view: View, clan: ClanId): ClanId | undefined =>
  view.clans.find((one) => one.clan === clan)?.ally;

/** What to say before this move is made, or undefined if it is simply made. `left` moves could be made instead. */
export function cautionFor(
  { move }: Offer,
  view: View,
  decision: Decision,
  left: number,
): Caution | undefined {
  switch (move.type) {
    case 'replace':
      return allyOf(view, move.clan) === move.of
        ? { key: 'caution.breaks-alliance', values: { clan: { name: move.of } } }
        : undefined;
    case 'kill':
      return { key: 'caution.kill' };
    case 'hostage':
      return { key: 'caution.hostage' };
    case 'pass':
      return (decision.kind === 'move' || decision.kind === 'summon' || decision.kind === 'replace') &&
        left > 0
        ? { key: 'caution.pass', values: { n: left } }
        : undefined;
    default:
      return undefined;
  }
}

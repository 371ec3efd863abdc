import type { ClanId, Move, View } from '@hinode/engine';
import type { Key } from '@hinode/text';

/** Moves that cannot be taken back ask for confirmation: one sentence and two buttons. Harmless ones never ask. */

export interface Caution {
  readonly key: Key;
  readonly values?: Readonly<Record<string, { readonly name: ClanId }>>;
}

/** What to ask before this move is made, or undefined if it is simply made. */
export function cautionFor(move: Move, view: View): Caution | undefined {
  switch (move.type) {
    case 'mandate':
      return (move.announce ?? move.tile) === 'betray' ? breakingWith(allyOf(view, move.clan)) : undefined;
    case 'kill':
      return { key: 'caution.kill' };
    case 'hostage':
      return { key: 'caution.hostage' };
    default:
      return undefined;
  }
}

const allyOf = (view: View, clan: ClanId): ClanId | undefined =>
  view.clans.find((one) => one.clan === clan)?.ally;

/** BETRAY-2: the alliance ends and honor is lost as soon as the mandate is played. */
const breakingWith = (ally: ClanId | undefined): Caution | undefined =>
  ally && { key: 'caution.breaks-alliance', values: { clan: { name: ally } } };

import { clan } from '../../../../state/clan-abilities.ts';
import { figureCount, STRONGHOLD, squadAt } from '../../../../state/figures.ts';
import { atLeast, ban } from '../../../../state/hooks.ts';
import { isKami } from '../../../../state/kinds.ts';

const MOST = 2;
const FULL = ban('two-figures-there', 'CLAN-MOON-3');

/** Moon. Their figures have Force 2 (CLAN-MOON-2), and no more than two of them are ever at one place (CLAN-MOON-3). */
export const moon = clan({
  id: 'moon',
  name: 'Moon',
  honorRank: 8,
  income: 4,
  home: 'oshu',
  force: atLeast(2, ['bushi', 'shinto', 'daimyo', 'monster', 'kami']),
  keepsOut: (state, _owner, own, kind, place) =>
    kind !== STRONGHOLD && !isKami(kind) && figureCount(squadAt(state, own, place)) >= MOST
      ? FULL
      : undefined,
});

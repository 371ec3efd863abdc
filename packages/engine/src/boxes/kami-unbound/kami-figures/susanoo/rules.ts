import { ban } from '../../../../state/hooks.ts';
import { kamiFigure } from '../../../../state/kami-figures.ts';
import { isKami } from '../../../../state/kinds.ts';

const HELD = ban('held-by-susanoo', 'UNBOUND-SUSANOO');

/** Susanoo, as a figure. No figure but a Kami can move out of its province. */
export const susanoo = kamiFigure({
  id: 'susanoo',
  here: { keepsIn: (_state, _owner, _clan, kind) => (isKami(kind) ? undefined : HELD) },
});

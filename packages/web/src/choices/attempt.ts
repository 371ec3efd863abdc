import type { Decision, FigureId, Move, ProvinceId, View } from '@hinode/engine';
import { BORDERS, SHIPPING_ROUTES } from '@hinode/engine/facts';
import type { Pick } from './picks.ts';

/** The move that somebody seems to mean who points at something that cannot be chosen: the rules say why it cannot be. */

interface Pointing {
  readonly view: View;
  readonly decision: Decision | undefined;
  /** What was picked last. */
  readonly picked: Pick | undefined;
}

/** Pointing at a province. Nothing where the question is about no place on the map. */
export function attemptAt(province: ProvinceId, { view, decision, picked }: Pointing): Move | undefined {
  if (decision === undefined) return undefined;
  const { clan, kind } = decision;
  const figure = picked?.kind === 'piece' ? picked.figure : undefined;
  switch (kind) {
    case 'summon':
      return { clan, type: 'summon', figure: figure ?? 'bushi', province };
    case 'place':
      return { clan, type: 'place', figure: figure ?? 'bushi', province };
    case 'build':
      return { clan, type: 'build', province };
    case 'move':
      return picked?.kind === 'piece' && picked.at !== undefined
        ? { clan, type: 'move', figure: picked.figure, from: picked.at, to: province }
        : moveFrom(province, view, clan);
    case 'replace':
    case 'kill': {
      const there =
        figureOf(view, province, (owner) => owner !== clan) ?? figureOf(view, province, () => true);
      if (there === undefined) return undefined;
      return kind === 'kill'
        ? { clan, type: 'kill', ...there, province }
        : { clan, type: 'replace', ...there, with: there.figure, province };
    }
    default:
      return undefined;
  }
}

/** Somebody's figure in a province. */
function figureOf(
  view: View,
  province: ProvinceId,
  isMeant: (owner: Move['clan']) => boolean,
): { readonly of: Move['clan']; readonly figure: FigureId } | undefined {
  for (const { clan: of, map } of view.clans) {
    const figure = isMeant(of)
      ? Object.entries(map[province] ?? {}).find(([piece, count]) => count > 0 && piece !== 'stronghold')?.[0]
      : undefined;
    if (figure !== undefined) return { of, figure };
  }
  return undefined;
}

/** Whatever stands there takes its shortest way. */
function moveFrom(from: ProvinceId, view: View, clan: Move['clan']): Move | undefined {
  const figure = figureOf(view, from, (owner) => owner === clan)?.figure ?? 'bushi';
  const to = [...BORDERS, ...SHIPPING_ROUTES].flatMap(([one, other]) =>
    one === from ? [other] : other === from ? [one] : [],
  )[0];
  return to && { clan, type: 'move', figure, from, to };
}

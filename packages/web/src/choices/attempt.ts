import type { Decision, FigureId, KamiId, Move, ProvinceId, View } from '@hinode/engine';
import { BORDERS, SHIPPING_ROUTES } from '@hinode/engine/facts';
import type { Pick } from './picks.ts';

/** The move that somebody seems to mean by pointing at something that cannot be chosen, so that the rules can say why not. */

interface Pointing {
  readonly view: View;
  readonly decision: Decision | undefined;
  /** What was picked last. */
  readonly picked: Pick | undefined;
}

/** Pointing at a province. Undefined if the question has nothing to do with places on the map. */
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

/** Who worships at a shrine. */
interface Worshippers {
  readonly clan: Move['clan'];
  readonly squad: Readonly<Partial<Record<FigureId, number>>>;
}

/** Pointing at a shrine. Undefined if the question has nothing to do with places to send figures to or to take them from. */
export function attemptAtShrine(
  shrine: KamiId,
  worshippers: readonly Worshippers[],
  { view, decision, picked }: Pointing,
): Move | undefined {
  if (decision === undefined) return undefined;
  const { clan, kind } = decision;
  const figure = picked?.kind === 'piece' ? picked.figure : 'shinto';
  switch (kind) {
    case 'summon': {
      const province = strongholdOf(view, clan);
      return province && { clan, type: 'summon', figure, province, shrine };
    }
    case 'place':
      return { clan, type: 'place', figure, shrine };
    case 'replace': {
      const others = worshippers.find((camp) => camp.clan !== clan);
      const [there] = Object.keys(others?.squad ?? {}) as FigureId[];
      if (others === undefined || there === undefined) return undefined;
      return { clan, type: 'replace', of: others.clan, figure: there, with: there, shrine };
    }
    default:
      return undefined;
  }
}

/** Where a clan may summon. */
function strongholdOf(view: View, clan: Move['clan']): ProvinceId | undefined {
  const map = view.clans.find((one) => one.clan === clan)?.map ?? {};
  return (Object.keys(map) as ProvinceId[]).find((province) => (map[province]?.stronghold ?? 0) > 0);
}

/** A clan's figure in a province. */
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

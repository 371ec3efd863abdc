import type { CardId, ClanId, FigureId, KamiId, MandateId, Move, ProvinceId } from '@hinode/engine';

/** A move, split into the things that a person points at one after another. */

export type Pick =
  | { readonly kind: 'tile'; readonly tile: MandateId }
  | { readonly kind: 'announce'; readonly mandate: MandateId }
  /** A piece of mine: from the reserve, or standing in a province. */
  | { readonly kind: 'piece'; readonly figure: FigureId; readonly at?: ProvinceId }
  /** Somebody's piece. */
  | {
      readonly kind: 'victim';
      readonly of: ClanId;
      readonly figure: FigureId;
      readonly province?: ProvinceId;
      readonly shrine?: KamiId;
    }
  | { readonly kind: 'province'; readonly province: ProvinceId }
  | { readonly kind: 'shrine'; readonly shrine: KamiId }
  /** The stronghold that lets a figure be summoned to a shrine. */
  | { readonly kind: 'through'; readonly province: ProvinceId }
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'clan'; readonly clan: ClanId }
  | { readonly kind: 'clans'; readonly clans: readonly ClanId[] }
  | { readonly kind: 'answer'; readonly yes: boolean }
  | { readonly kind: 'order'; readonly first: boolean }
  | { readonly kind: 'pass' };

/** The picks that make a move. Bids, gifts and what is said at tea have their own screens and no picks. */
export function picksOf(move: Move): readonly Pick[] {
  switch (move.type) {
    case 'mandate':
      return [
        { kind: 'tile', tile: move.tile },
        ...(move.announce === undefined ? [] : [{ kind: 'announce', mandate: move.announce } as const]),
      ];
    case 'summon':
      return [
        { kind: 'piece', figure: move.figure },
        ...(move.shrine === undefined
          ? [{ kind: 'province', province: move.province } as const]
          : [
              { kind: 'shrine', shrine: move.shrine } as const,
              { kind: 'through', province: move.province } as const,
            ]),
      ];
    case 'place':
      return [{ kind: 'piece', figure: move.figure }, placeOf(move)];
    case 'move':
      return [
        { kind: 'piece', figure: move.figure, at: move.from },
        { kind: 'province', province: move.to },
      ];
    case 'build':
      return [{ kind: 'province', province: move.province }];
    case 'buy':
      return [{ kind: 'card', card: move.card }];
    case 'replace':
      return [
        {
          kind: 'victim',
          of: move.of,
          figure: move.figure,
          ...('province' in move ? { province: move.province } : { shrine: move.shrine }),
        },
        { kind: 'piece', figure: move.with },
      ];
    case 'kill':
      return [{ kind: 'victim', of: move.of, figure: move.figure, province: move.province }];
    case 'hostage':
    case 'control':
      return [{ kind: 'victim', of: move.of, figure: move.figure }];
    case 'share':
      return [{ kind: 'clans', clans: move.to }];
    case 'give':
      return [{ kind: 'clan', clan: move.to }];
    case 'use':
      return [{ kind: 'answer', yes: move.value }];
    case 'order':
      return [{ kind: 'order', first: move.first }];
    case 'pass':
      return [{ kind: 'pass' }];
    default:
      return [];
  }
}

const placeOf = (
  place: { readonly province: ProvinceId } | { readonly shrine: KamiId },
): Extract<Pick, { kind: 'province' | 'shrine' }> =>
  'province' in place
    ? { kind: 'province', province: place.province }
    : { kind: 'shrine', shrine: place.shrine };

/** Equal for equal picks, different for others. */
export const pickKey = (pick: Pick): string => Object.values(pick).map(String).join(' ');

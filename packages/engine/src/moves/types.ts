import type { CardId } from '../data/cards.ts';
import type { ClanId } from '../data/clans.ts';
import type { ProvinceId } from '../data/map.ts';
import type { AdvantageId, KamiId, MandateId } from '../data/year.ts';

/** Moves as plain JSON: the same in the engine, in a record, on the wire and for bots. */

export const MOVE_TYPES = [
  'propose',
  'withdraw',
  'accept',
  'decline',
  'ready',
  'gift',
  'mandate',
  'summon',
  'move',
  'build',
  'buy',
  'replace',
  'place',
  'kill',
  'bid',
  'hostage',
  'control',
  'share',
  'give',
  'use',
  'order',
  'pass',
] as const;
export type MoveType = (typeof MOVE_TYPES)[number];

/** A figure, or for the Turtle a stronghold. Monsters go by the id of their card. */
export type FigureId = string;

/** What a question can come from: an advantage, a card, a kami or a clan. */
export type AbilityId = AdvantageId | CardId | KamiId | ClanId;

/** Coins and ronin offered or asked for. */
export interface Purse {
  readonly coins?: number;
  readonly ronin?: number;
}

interface By<Type extends MoveType> {
  readonly clan: ClanId;
  readonly type: Type;
}

export type Place = { readonly province: ProvinceId } | { readonly shrine: KamiId };

export type Move =
  | (By<'propose'> & { readonly with: ClanId; readonly give?: Purse; readonly ask?: Purse })
  | (By<'withdraw'> & { readonly with: ClanId })
  | (By<'accept'> & { readonly with: ClanId })
  | (By<'decline'> & { readonly with: ClanId })
  | (By<'ready'> & { readonly value: boolean })
  | (By<'gift'> & { readonly to: ClanId } & Purse)
  | (By<'mandate'> & { readonly tile: MandateId; readonly announce?: MandateId })
  | (By<'summon'> & { readonly figure: FigureId; readonly province: ProvinceId; readonly shrine?: KamiId })
  | (By<'move'> & { readonly figure: FigureId; readonly from: ProvinceId; readonly to: ProvinceId })
  | (By<'build'> & { readonly province: ProvinceId })
  | (By<'buy'> & { readonly card: CardId })
  | (By<'replace'> & { readonly of: ClanId; readonly figure: FigureId; readonly with: FigureId } & Place)
  | (By<'place'> & { readonly figure: FigureId } & Place)
  | (By<'kill'> & { readonly of: ClanId; readonly figure: FigureId; readonly province: ProvinceId })
  | (By<'bid'> & Bid)
  | (By<'hostage'> & { readonly of: ClanId; readonly figure: FigureId })
  | (By<'control'> & { readonly of: ClanId; readonly figure: FigureId })
  | (By<'share'> & { readonly to: readonly ClanId[] })
  | (By<'give'> & { readonly to: ClanId })
  | (By<'use'> & { readonly value: boolean; readonly ability?: AbilityId })
  | (By<'order'> & { readonly first: boolean })
  | By<'pass'>;

/** Coins on the four advantages. */
export type Bid = Readonly<Record<AdvantageId, number>>;

/** The move of one type. */
export type MoveOf<Type extends MoveType> = Extract<Move, { readonly type: Type }>;

import type { CardId } from '../data/cards.ts';
import { CLAN_IDS, type ClanId } from '../data/clans.ts';
import { PROVINCE_IDS, type ProvinceId } from '../data/map.ts';
import {
  KAMI_IDS,
  type KamiId,
  MANDATE_IDS,
  type MandateId,
  SEASON_IDS,
  type SeasonId,
} from '../data/year.ts';
import { cardNumbered } from './catalogue.ts';
import { clanAtHonor, clansAmong, playersOf } from './clans.ts';
import type { State } from './layout.ts';
import * as layout from './layout.ts';

const { FIRST_SHRINE, get, SHRINE_KAMI } = layout;

/** Inside, things are numbers; at the border they have names. */

export const clanId = (clan: number): ClanId => CLAN_IDS[clan] as ClanId;
export const clanNumber = (id: string): number => CLAN_IDS.findIndex((known) => known === id);
export const provinceId = (province: number): ProvinceId => PROVINCE_IDS[province] as ProvinceId;
export const provinceNumber = (id: string): number => PROVINCE_IDS.findIndex((known) => known === id);
export const mandateId = (mandate: number): MandateId => MANDATE_IDS[mandate] as MandateId;
export const mandateNumber = (id: string): number => MANDATE_IDS.findIndex((known) => known === id);
export const seasonId = (season: number): SeasonId => SEASON_IDS[season] as SeasonId;
export const kamiId = (kami: number): KamiId => KAMI_IDS[kami] as KamiId;
export const kamiNumber = (id: string): number => KAMI_IDS.findIndex((known) => known === id);
export const cardId = (card: number): CardId => cardNumbered(card).id as CardId;

/** The kami of a shrine, given as a place. */
export const kamiAt = (state: State, place: number): KamiId =>
  kamiId(get(state, SHRINE_KAMI + place - FIRST_SHRINE));

/** The clans of a bit set, in seat order. */
export const clansOf = (set: number): ClanId[] => clansAmong(set).map(clanId);

/** The honor track from the top. */
export const honorTrack = (state: State): ClanId[] =>
  Array.from({ length: playersOf(state) }, (_, rank) => clanId(clanAtHonor(state, rank)));

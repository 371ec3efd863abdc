import { KAMI_IDS, type KamiId, type State, strongholdsOnMap } from '@hinode/engine';

/** What a kami's favor is worth once, in VP. Susanoo pays by strongholds. */
const FAVOR: Readonly<Record<Exclude<KamiId, 'susanoo'>, number>> = {
  amaterasu: 1.2,
  fujin: 2,
  raijin: 2.4,
  ryujin: 1.4,
  hachiman: 2.2,
  tsukuyomi: 2,
};
const FAVORS = KAMI_IDS.map((id) => (id === 'susanoo' ? 0 : FAVOR[id]));
const SUSANOO = KAMI_IDS.indexOf('susanoo');

export const favorWorth = (state: State, clan: number, kami: number): number =>
  kami === SUSANOO ? strongholdsOnMap(state, clan) : (FAVORS[kami] as number);

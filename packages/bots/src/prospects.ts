import { type ClanId, clone, type Event, type ProvinceId, type Rng, type State } from '@hinode/engine';
import { CLAN_IDS } from '@hinode/engine/facts';
import {
  battleProvince,
  clanNumber,
  openQuestion,
  phaseOf,
  playCode,
  provinceNumber,
  typeOf,
} from '@hinode/engine/search';
import { goOnWhile } from './lookahead.ts';

/** A battle as it came out: who won, and with what Force. */
export interface Fought {
  readonly winner: number;
  readonly province: ProvinceId;
  /** By the number of the clan; 0 for whoever did not fight. */
  readonly force: readonly number[];
}

/** What an answer leads to at once: the position then, and the battle it was given in, if it is over. */
export interface Prospect {
  readonly state: State;
  readonly battle?: Fought;
}

/** Plays an answer and its immediate consequences by instinct: a mandate to its end, a battle to its outcome. */
export function prospectOf(world: State, clan: number, code: number, rng: Rng): Prospect {
  const state = clone(world);
  const events: Event[] = [];
  const tell = (event: Event): number => events.push(event);
  const province = battleProvince(world);
  const asks = typeOf(code);
  playCode(state, clan, code, tell);
  if (asks === 'mandate')
    goOnWhile(
      state,
      rng,
      () => phaseOf(state) === 'politics' && openQuestion(state)?.asks !== 'mandate',
      tell,
    );
  else if (province >= 0)
    goOnWhile(state, rng, () => phaseOf(state) === 'war' && openQuestion(state)?.asks !== 'bid', tell);
  const battle = events.find((event) => event.type === 'battleWon' && isAt(event.province, province));
  return { state, ...(battle?.type === 'battleWon' && { battle: foughtOf(battle) }) };
}

const isAt = (id: ProvinceId, province: number): boolean => provinceNumber(id) === province;

function foughtOf({ clan, province, force }: Extract<Event, { type: 'battleWon' }>): Fought {
  const forceOf = (one: ClanId): number => force.find((part) => part.clan === one)?.force ?? 0;
  return { winner: clanNumber(clan), province, force: CLAN_IDS.map(forceOf) };
}

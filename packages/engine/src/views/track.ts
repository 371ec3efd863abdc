import type { ClanId } from '../data/clans.ts';
import type { ProvinceId } from '../data/map.ts';
import {
  KAMI_AFTER_TURN,
  MANDATE_IDS,
  MANDATE_TURNS,
  type MandateId,
  TILES_PER_MANDATE,
} from '../data/year.ts';
import type { View } from './view.ts';

/** The season's track: the mandates with the turns of the kami among them, then the wars. Derived only from a view. */

export type TrackTime = 'past' | 'now' | 'coming';

export interface TrackSlot {
  readonly turn: number;
  readonly when: TrackTime;
  /** Who chose, or will choose. */
  readonly clan?: ClanId;
  /** What was played, or announced. */
  readonly mandate?: MandateId;
  readonly faceDown: boolean;
  /** The tile itself, if the viewer knows it. */
  readonly tile?: MandateId;
  /** The turn of the kami that follows. */
  readonly kami?: TrackTime;
}

/** POL-1: the slots of the mandate track. */
export function mandateTrack(view: View): TrackSlot[] {
  const seats = view.clans.map(({ clan }) => clan);
  const played = new Map(view.mandates.map((mandate) => [mandate.turn, mandate]));
  const slots: TrackSlot[] = [];
  let last = view.mandates.at(-1)?.clan;
  for (let turn = 1; turn <= MANDATE_TURNS; turn++) {
    const laid = played.get(turn);
    const clan = laid?.clan ?? (turn === view.turn ? view.current : nextSeat(seats, last));
    const kami = KAMI_AFTER_TURN.findIndex((last) => last === turn) + 1;
    slots.push({
      turn,
      when: whenOf(view, turn, laid !== undefined),
      faceDown: false,
      ...laid,
      ...(clan && { clan }),
      ...(kami > 0 && { kami: kamiWhen(view, kami, turn) }),
    });
    if (laid === undefined) last = clan;
  }
  return slots;
}

/** POL-2: seats run on from the last clan that chose. */
const nextSeat = (seats: readonly ClanId[], last: ClanId | undefined): ClanId | undefined =>
  last && seats[(seats.indexOf(last) + 1) % seats.length];

function whenOf(view: View, turn: number, laid: boolean): TrackTime {
  if (turn !== view.turn) return laid ? 'past' : 'coming';
  return laid && view.mandate === undefined ? 'past' : 'now';
}

function kamiWhen(view: View, kami: number, after: number): TrackTime {
  if (view.kamiTurn < kami) return 'coming';
  const going = view.phase === 'politics' && view.turn === after;
  return going ? 'now' : 'past';
}

export interface TileStack {
  /** How many tiles are in it. */
  readonly tiles: number;
  /** What can still be among them, as far as the viewer knows. */
  readonly mandates: readonly { readonly mandate: MandateId; readonly tiles: number }[];
  /** Face-down tiles that the viewer does not know. */
  readonly hidden: number;
  readonly hiddenWith?: ClanId;
}

/** SETUP-11: all tiles, except those that the viewer has seen played. */
export function tilesUnseen({ mandates, stack }: View): TileStack {
  const unknown = mandates.filter(({ tile }) => tile === undefined);
  const [first] = unknown;
  return {
    tiles: stack,
    mandates: MANDATE_IDS.map((mandate) => ({
      mandate,
      tiles: TILES_PER_MANDATE - mandates.filter(({ tile }) => tile === mandate).length,
    })).filter(({ tiles }) => tiles > 0),
    hidden: unknown.length,
    ...(first && { hiddenWith: first.clan }),
  };
}

export interface TrackWar {
  readonly number: number;
  readonly province: ProvinceId;
  readonly when: TrackTime;
  /** Who took the token. */
  readonly winner?: ClanId;
}

/** The wars of the season in their order. */
export function warTrack({ wars, warsOpened, phase, season, clans }: View): TrackWar[] {
  return wars.map((province, i) => {
    const winner = clans.find(({ tokens }) =>
      tokens.some((token) => token.province === province && token.season === season),
    )?.clan;
    const number = i + 1;
    const open = number === warsOpened && phase === 'war' && winner === undefined;
    return {
      number,
      province,
      when: open ? 'now' : number <= warsOpened ? 'past' : 'coming',
      ...(winner && { winner }),
    };
  });
}

import type { ClanId, MandateId, ProvinceId, View } from '@hinode/engine';
import { MANDATE_IDS } from '@hinode/engine/facts';

/** The season's track: seven mandates with three turns of the kami among them, then the wars. */

export const TURNS = 7;
/** The kami are asked after these turns. */
const KAMI_AFTER: readonly number[] = [3, 5, 7];
const TILES_OF_EACH = 2;

export type When = 'past' | 'now' | 'coming';

export interface Slot {
  readonly turn: number;
  readonly when: When;
  /** Who chose, or will choose. */
  readonly clan?: ClanId;
  /** What was played, or announced. */
  readonly mandate?: MandateId;
  readonly faceDown: boolean;
  /** The tile itself, where I know it. */
  readonly tile?: MandateId;
  /** The turn of the kami that follows. */
  readonly kami?: When;
}

/** The seven slots of the mandate track. */
export function slotsOf(view: View): Slot[] {
  const seats = view.clans.map(({ clan }) => clan);
  const played = new Map(view.mandates.map((mandate) => [mandate.turn, mandate]));
  const slots: Slot[] = [];
  let last = view.mandates.at(-1)?.clan;
  for (let turn = 1; turn <= TURNS; turn++) {
    const laid = played.get(turn);
    const clan = laid?.clan ?? (turn === view.turn ? view.current : nextSeat(seats, last));
    const kami = KAMI_AFTER.indexOf(turn) + 1;
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

/** Seats run on from the last who chose. */
const nextSeat = (seats: readonly ClanId[], last: ClanId | undefined): ClanId | undefined =>
  last && seats[(seats.indexOf(last) + 1) % seats.length];

function whenOf(view: View, turn: number, laid: boolean): When {
  if (turn !== view.turn) return laid ? 'past' : 'coming';
  return laid && view.mandate === undefined ? 'past' : 'now';
}

function kamiWhen(view: View, kami: number, after: number): When {
  if (view.kamiTurn < kami) return 'coming';
  const going = view.phase === 'politics' && view.turn === after;
  return going ? 'now' : 'past';
}

export interface Stack {
  /** How many tiles are in it. */
  readonly tiles: number;
  /** What can still be among them, as far as I know. */
  readonly mandates: readonly { readonly mandate: MandateId; readonly tiles: number }[];
  /** Tiles that lie face down and that I do not know. */
  readonly hidden: number;
  readonly hiddenWith?: ClanId;
}

/** Ten tiles, two of each mandate, less those I have seen laid. */
export function stackOf({ mandates, stack }: View): Stack {
  const unknown = mandates.filter(({ tile }) => tile === undefined);
  const [first] = unknown;
  return {
    tiles: stack,
    mandates: MANDATE_IDS.map((mandate) => ({
      mandate,
      tiles: TILES_OF_EACH - mandates.filter(({ tile }) => tile === mandate).length,
    })).filter(({ tiles }) => tiles > 0),
    hidden: unknown.length,
    ...(first && { hiddenWith: first.clan }),
  };
}

export interface War {
  readonly number: number;
  readonly province: ProvinceId;
  readonly when: When;
  /** Who took the token. */
  readonly winner?: ClanId;
}

/** The wars of the season in their order. */
export function warsOf({ wars, warsOpened, phase, season, clans }: View): War[] {
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

import type { ClanId, Event, ProvinceId } from '@hinode/engine';
import { canBePromised, type Words } from './phrases.ts';
import { type Following, follow, type Given, type PromiseState } from './promises.ts';

/** Something said that the game can show to be true or false: a promise, or just an announcement. */
export interface Pledge extends Given {
  readonly promise: boolean;
  readonly state: PromiseState;
}

/** What the clans of a table have promised one another, and how it went. */
export interface Ledger {
  heard(words: Words): void;
  /** Returns the pledges that it settles. */
  saw(event: Event): readonly Pledge[];
  pledges(): readonly Pledge[];
}

interface Line {
  pledge: Pledge;
  readonly following: Following;
}

export function newLedger(): Ledger {
  const lines: Line[] = [];
  let battle: ProvinceId | undefined;
  return {
    heard: ({ from, to, phrase, promise = false }) => {
      if (!canBePromised(phrase)) return;
      const given = { from, ...(to && { to }), phrase };
      lines.push({ pledge: { ...given, promise, state: 'open' }, following: follow(given, battle) });
    },
    saw: (event) => {
      if (event.type === 'battleBegan') battle = event.province;
      return lines.flatMap((line) => {
        const state = line.pledge.state === 'open' ? line.following(event) : undefined;
        if (state === undefined) return [];
        line.pledge = { ...line.pledge, state };
        return [line.pledge];
      });
    },
    pledges: () => lines.map(({ pledge }) => pledge),
  };
}

/** What a clan may know of them: what it said itself, what was said to it, and what all heard. */
export const knownTo = (pledges: readonly Pledge[], clan: ClanId): readonly Pledge[] =>
  pledges.filter(({ from, to }) => to === undefined || from === clan || to === clan);

/** What a kept promise adds to the trust in whoever gave it, and what a broken one takes away, in VP of an alliance. */
const KEPT = 0.4;
const BROKEN = 1.5;
const MOST_TRUST = 1.2;

/** What another clan has promised to this one, or to all. */
const promisesTo = (pledges: readonly Pledge[], clan: ClanId, other: ClanId): readonly Pledge[] =>
  pledges.filter(({ from, to, promise }) => promise && from === other && (to === undefined || to === clan));

/** How many of its promises to this clan another has broken. */
export const brokenBy = (pledges: readonly Pledge[], clan: ClanId, other: ClanId): number =>
  promisesTo(pledges, clan, other).filter(({ state }) => state === 'broken').length;

/** How much more an alliance with another clan is worth for the promises that clan has made; less if negative. */
export function trustIn(pledges: readonly Pledge[], clan: ClanId, other: ClanId): number {
  const sum = promisesTo(pledges, clan, other).reduce(
    (trust, { state }) => trust + (state === 'kept' ? KEPT : state === 'broken' ? -BROKEN : 0),
    0,
  );
  return Math.min(MOST_TRUST, sum);
}

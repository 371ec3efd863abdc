import { honorRankOf, playersOf, type State } from '@hinode/engine';

/** What it is worth to say yes where an ability asks, in VP: at a glance. Seppuku and ronin depend on the battle. */
const YES: Readonly<Record<string, (state: State, clan: number) => number>> = {
  amaterasu: (state, clan) => 0.4 * honorRankOf(state, clan),
  mercy: () => 0.6,
  'path-of-the-monkey': (state, clan) => (honorRankOf(state, clan) === playersOf(state) - 1 ? 0.6 : 0.1),
  'path-of-the-serpent': () => 0.3,
};

export const yesWorth = (state: State, clan: number, ability: string | undefined): number =>
  YES[ability ?? '']?.(state, clan) ?? 0.1;

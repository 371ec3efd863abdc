import type { Event } from '@hinode/engine';
import { describe, expect, test } from 'vitest';
import type { TableState } from '../table/table.ts';
import { warsSeenBy } from './testing/war-games.ts';
import { watched } from './testing/watched.ts';
import type { Coming } from './watch.ts';

const isBattle = ({ type }: Event): boolean => type === 'bidsRevealed';

const wars = ['one', 'two', 'three'].flatMap((seed) => warsSeenBy('koi', seed));
/** The most eventful one. */
const war = wars.toSorted((a, b) => battlesIn(b) - battlesIn(a))[0] as TableState[];

function battlesIn(states: readonly TableState[]): number {
  const before = states[0]?.log.length ?? 0;
  return (
    states
      .at(-1)
      ?.log.slice(before)
      .filter(({ event }) => isBattle(event)).length ?? 0
  );
}

describe('a war that goes on underneath', () => {
  test('waits at its first battle, and asks nothing until that has been shown', () => {
    const { watch, rest, show } = watched(war);
    for (const state of rest) show(state);
    expect(watch.coming()?.from.view.battle?.revealed).toBe(false);
    expect(watch.state().decision).toBeUndefined();
    expect(watch.state().offers).toEqual([]);
    expect(
      watch
        .state()
        .log.some(
          ({ event }) => event.type === 'battleWon' && !war[0]?.log.some((one) => one.event === event),
        ),
    ).toBe(false);
  });

  test('shows every battle from its bids to its coins, in order, and then stands where the game stands', () => {
    for (const states of wars) {
      const { watch, rest, show } = watched(states);
      for (const state of rest) show(state);
      const shown: Coming[] = [];
      for (let coming = watch.coming(); coming; coming = watch.coming()) {
        shown.push(coming);
        watch.goOn();
      }
      const before = states[0]?.log.length ?? 0;
      const battles = (states.at(-1)?.log ?? []).slice(before).map(({ event }) => event);
      const events = shown.flatMap((coming) => coming.events);
      expect(events.filter(isBattle)).toEqual(battles.filter(isBattle));
      expect(events.filter(({ type }) => type === 'reparationsPaid')).toHaveLength(
        shown.filter(({ ends }) => ends).length,
      );
      expect(watch.state()).toBe(states.at(-1));
      // What was staged is told apart from what is still news.
      const last = shown.at(-1)?.events.at(-1);
      if (last) expect(watch.state().log[watch.staged() - 1]?.event).toBe(last);
    }
  });

  test('shows the same, however much of it comes at once', () => {
    const { watch, show } = watched(war);
    show(war.at(-1) as TableState);
    let battles = 0;
    for (let coming = watch.coming(); coming; coming = watch.coming()) {
      if (coming.ends) battles++;
      expect(coming.from.view.battle?.fighters.length).toBeGreaterThan(1);
      watch.goOn();
    }
    expect(battles).toBe(battlesIn(war));
    expect(watch.state()).toBe(war.at(-1));
  });

  test('shows also what was fought before anybody could watch', () => {
    const { watch, rest } = watched(war, { meanwhile: war.length - 1 });
    expect(rest).toEqual([]);
    let battles = 0;
    for (let coming = watch.coming(); coming; coming = watch.coming()) {
      if (coming.ends) battles++;
      watch.goOn();
    }
    expect(battles).toBe(battlesIn(war));
    expect(watch.state()).toBe(war.at(-1));
  });

  test('never goes back to a moment that is over, where nothing was fought since', () => {
    const start = { ...(war[0] as TableState), cover: 'koi' } as const;
    const now = { ...(war[0] as TableState) };
    const { watch } = watched([start, now], { meanwhile: 1, subscribes: false });
    expect(watch.state()).toBe(now);
  });

  test('never keeps a question from whoever goes on at once', () => {
    for (const states of wars) {
      const { watch, rest, show } = watched(states);
      for (const state of rest) {
        show(state);
        while (watch.coming()) watch.goOn();
        expect(watch.state().decision).toEqual(state.decision);
      }
    }
  });

  test('with one press is at the question that waits', () => {
    const asked = wars.flatMap((states) =>
      states.flatMap((state, i) => (i > 0 && state.decision ? [states.slice(0, i + 1)] : [])),
    );
    for (const states of asked) {
      const { watch, rest, show } = watched(states);
      for (const state of rest) show(state);
      if (watch.coming()) expect(watch.coming()?.asks).toBe(true);
      watch.hasten();
      expect(watch.state()).toBe(states.at(-1));
    }
    expect(asked.length).toBeGreaterThan(0);
  });

  test('that is skipped shows nothing more until somebody here is asked or it is over', () => {
    const { watch, rest, show } = watched(war);
    let skipped = false;
    for (const state of rest) {
      show(state);
      if (watch.coming() && !skipped) {
        watch.hasten();
        skipped = state.decision === undefined && state.view.phase === 'war';
      }
      if (skipped) expect(watch.coming()).toBeUndefined();
      if (state.decision || state.view.phase !== 'war') skipped = false;
    }
  });

  test('shows at once what was taken back', () => {
    const { watch, rest, show } = watched(war);
    for (const state of rest) show(state);
    expect(watch.coming()).toBeDefined();
    const back = war[0] as TableState;
    show({ ...back });
    expect(watch.coming()).toBeUndefined();
    expect(watch.state()).toEqual(back);
  });
});

test('where a bot only thinks, nothing waits', () => {
  const { watch, show } = watched(war);
  const thinking = { ...(war[0] as TableState), thinking: 'lotus' } as const;
  show(thinking);
  expect(watch.state()).toBe(thinking);
});

import fs from 'node:fs';
import { expect, test } from 'vitest';
import { decisions, load, type Move, play, type Result, result, type SavedState, save } from './index.ts';
import { FIELDS } from './shape/field.ts';

/**
 * Saves of the first program whose saves name their fields (commit 12883a2), from one game, with all of its moves. Fields have been
 * added since. Never regenerated: a field that is added is declared `later`, and `save.ts` says what holds if nothing is not the
 * right default.
 */
interface Earlier {
  readonly saves: readonly { readonly at: number; readonly asked: string; readonly saved: SavedState }[];
  readonly moves: readonly Move[];
  readonly result: Result;
}
const earlier = JSON.parse(
  fs.readFileSync(new URL('testing/earlier-saves.json', import.meta.url), 'utf8'),
) as Earlier;

test.each(earlier.saves)(
  'an earlier save, in which a clan is asked for its $asked, is played to the same end',
  ({ at, asked, saved }) => {
    const state = load(saved);
    expect(decisions(state)[0]?.kind).toBe(asked);
    expect(load(save(state))).toEqual(state);
    for (const move of earlier.moves.slice(at)) play(state, move);
    expect(result(state)).toEqual(earlier.result);
  },
);

test('every field that an earlier save lacks is declared to have come later', () => {
  const said = Object.keys(earlier.saves[0]?.saved.fields ?? {});
  const added = FIELDS.filter(({ name, follows }) => follows !== true && !said.includes(name));
  expect(added.filter(({ later }) => later !== true)).toEqual([]);
  expect(added.map(({ name }) => name)).toEqual(expect.arrayContaining(['unbound', 'loan', 'momentCards']));
});

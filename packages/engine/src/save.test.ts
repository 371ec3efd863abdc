import { expect, test } from 'vitest';
import { InvalidInput, load, newGame, type SavedState, save } from './index.ts';

const saved = (): SavedState =>
  JSON.parse(
    JSON.stringify(save(newGame({ clans: ['koi', 'lotus', 'turtle'], set: 'teapot', seed: 'save' }))),
  );

test('a saved position names its fields and its steps, as one would paste them into a bug report', () => {
  const { fields, agenda } = saved();
  expect(fields['coins']).toEqual([5, 7, 6, 0, 0]);
  expect(agenda.at(-1)).toEqual({ step: 'tea', clan: 0, about: {} });
});

const withFields = (fields: Record<string, unknown>) => ({
  ...saved(),
  fields: { ...saved().fields, ...fields },
});

test.each([
  ['nothing', undefined, 'is not an object'],
  ['another format', { ...saved(), format: 'chess' }, 'format: is not hinode-state'],
  ['other rules', { ...saved(), rules: '0' }, 'rules: is 0, and the rules here are version 2'],
  ['a missing field', withFields({ coins: undefined }), 'fields.coins: needs 5 numbers'],
  ['a short field', withFields({ coins: [1] }), 'fields.coins: needs 5 numbers'],
  [
    'half a coin',
    withFields({ coins: [0.5, 0, 0, 0, 0] }),
    'fields.coins[0]: is not a whole number of 32 bits',
  ],
  ['less than nothing', withFields({ coins: [-1, 0, 0, 0, 0] }), 'koi has less than nothing'],
  [
    'a lost tile',
    withFields({ stack: [0, 0, 0, 1, 2, 2, 3, 3, 4, 4] }),
    'the ten mandate tiles are not all there',
  ],
  ['two clans on one honor space', withFields({ honor: [0, 0, 1, 0, 0] }), 'the honor track is not an order'],
  [
    'an unknown step',
    { ...saved(), agenda: [{ step: 'nap', clan: 0, about: {} }] },
    'agenda[0].step: is no step',
  ],
  [
    'a step of nobody',
    { ...saved(), agenda: [{ step: 'tea', clan: 9, about: {} }] },
    'agenda[0].clan: is no clan',
  ],
  ['an agenda that is no list', { ...saved(), agenda: 'later' }, 'agenda: is not a list'],
])('%s cannot be loaded, and it says where', (_, input, problem) => {
  expect(() => load(input)).toThrow(InvalidInput);
  expect(() => load(input)).toThrow(problem);
});

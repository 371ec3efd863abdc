import { expect, test } from 'vitest';
import { InvalidInput, load, newGame, type SavedState, save } from './index.ts';
import { bid } from './testing/answers.ts';
import { table } from './testing/table.ts';

const saved = (): SavedState =>
  JSON.parse(
    JSON.stringify(save(newGame({ clans: ['koi', 'lotus', 'turtle'], set: 'teapot', seed: 'save' }))),
  );

test('a saved position names its fields, what is in them, and its steps, so that it can be pasted into a bug report', () => {
  const { fields, agenda } = saved();
  expect(fields).toMatchObject({
    season: 'spring',
    honor: ['koi', 'lotus', 'turtle'],
    coins: { koi: 5, lotus: 7, turtle: 6 },
    current: null,
    fighters: [],
  });
  expect(fields['squads']).toMatchObject({
    koi: { edo: { bushi: 1, daimyo: 1, stronghold: 1 }, reserve: { bushi: 5, shinto: 3, stronghold: 3 } },
  });
  expect(agenda.at(-1)).toEqual({ step: 'tea' });
});

test('a step is saved by name, with its clan and what it is about', () => {
  const game = table({
    wars: ['edo', 'oshu'],
    map: { edo: 'koi bushi, lotus bushi 2', oshu: 'lotus bushi, turtle bushi' },
    coins: { koi: 1, turtle: 1 },
    cards: { koi: ['oni-of-skulls'] },
    at: { phase: 'war', war: 1 },
  });
  game.play(bid('koi', { hostage: 1 }));
  const { fields, agenda } = save(game.state);
  expect(agenda.at(-1)).toEqual({ step: 'take-hostage', clan: 'koi', about: { left: 1 } });
  expect(agenda).toContainEqual({ step: 'advantage', about: { advantage: 'poets' } });
  expect(fields).toMatchObject({
    battleProvince: 'edo',
    fighters: ['koi', 'lotus'],
    bids: { koi: { hostage: 1 } },
    advantageWinners: { hostage: 'koi' },
    cardsTaken: [{ clan: 'koi', card: 'oni-of-skulls' }],
  });
  game.play({ clan: 'koi', type: 'hostage', of: 'lotus', figure: 'bushi' });
  expect(save(game.state).fields['hostages']).toEqual([{ captor: 'koi', of: 'lotus', figure: 'bushi' }]);
});

test('a figure that waits for its toll is saved as the move that it makes', () => {
  const game = table({
    season: 'summer',
    map: { hokkaido: 'koi bushi' },
    coins: { koi: 1 },
    cards: { lotus: ['path-of-the-serpent'] },
    at: { phase: 'mandate', clan: 'koi', tiles: ['marshal'] },
  });
  game.play({ clan: 'koi', type: 'mandate', tile: 'marshal' });
  game.play({ clan: 'koi', type: 'move', figure: 'bushi', from: 'hokkaido', to: 'oshu' });
  const written = save(game.state);
  expect(written.agenda.slice(-2)).toEqual([
    {
      step: 'cross-the-sea',
      clan: 'koi',
      about: { step: { type: 'move', figure: 'bushi', from: 'hokkaido', to: 'oshu' }, journey: 'marshal' },
    },
    { step: 'path-of-the-serpent', clan: 'lotus', about: { mover: 'koi', route: 'hokkaido-oshu' } },
  ]);
  expect(load(JSON.parse(JSON.stringify(written)))).toEqual(game.state);
});

const withFields = (fields: Record<string, unknown>) => ({
  ...saved(),
  fields: { ...saved().fields, ...fields },
});
const withStep = (step: Record<string, unknown>) => ({ ...saved(), agenda: [step] });

test.each([
  ['nothing', undefined, 'is not an object'],
  ['another format', { ...saved(), format: 'chess' }, 'format: is not hinode-state'],
  ['other rules', { ...saved(), rules: '0' }, 'rules: is 0, and the rules here are version 2'],
  ['a missing field', withFields({ coins: undefined }), 'fields.coins: is missing'],
  ['a field of another shape', withFields({ coins: [1] }), 'fields.coins: is not an object'],
  ['a short list', withFields({ played: [null] }), 'fields.played: needs 7 of them'],
  ['too many wars', withFields({ wars: Array(9).fill('edo') }), 'fields.wars: is not a list of up to 8'],
  ['half a coin', withFields({ coins: { koi: 0.5 } }), 'fields.coins.koi: is not a whole number of 16 bits'],
  ['less than nothing', withFields({ coins: { koi: -1 } }), 'koi has less than nothing'],
  ['coins of a stranger', withFields({ coins: { crane: 1 } }), 'fields.coins.crane: is no clan'],
  ['an unknown card', withFields({ display: ['nap'] }), 'fields.display[0]: is no card'],
  [
    'a figure too many',
    withFields({ squads: { koi: { edo: { bushi: 8 } } } }),
    'fields.squads.koi.edo.bushi: is not between 0 and 7',
  ],
  [
    'a place that is not there',
    withFields({ squads: { koi: { moon: { bushi: 1 } } } }),
    'fields.squads.koi.moon: is no place',
  ],
  [
    'an offer beyond all wealth',
    withFields({ proposalGive: { koi: { lotus: { coins: 4096, ronin: 0 } } } }),
    'fields.proposalGive.koi.lotus.coins: is not between 0 and 4095',
  ],
  ['a maybe', withFields({ gainedAny: 1 }), 'fields.gainedAny: is neither true nor false'],
  [
    'a lost tile',
    withFields({
      stack: 'recruit recruit recruit marshal train train harvest harvest betray betray'.split(' '),
    }),
    'the ten mandate tiles are not all there',
  ],
  [
    'two clans on one honor space',
    withFields({ honor: ['koi', 'koi', 'lotus'] }),
    'the clans in play are not as many as the players',
  ],
  ['an unknown step', withStep({ step: 'nap' }), 'agenda[0].step: is no step'],
  ['a step of nobody', withStep({ step: 'tea', clan: 'crane' }), 'agenda[0].clan: is no clan'],
  ['a question to nobody', withStep({ step: 'train' }), 'agenda[0].clan: is missing'],
  [
    'a step about something else',
    withStep({ step: 'own-card', clan: 'koi', about: { card: 'nap' } }),
    'agenda[0].about.card: is no card',
  ],
  ['an agenda that is no list', { ...saved(), agenda: 'later' }, 'agenda: is not a list'],
])('%s cannot be loaded, and it says where', (_, input, problem) => {
  expect(() => load(input)).toThrow(InvalidInput);
  expect(() => load(input)).toThrow(problem);
});

import { type ClanId, type Event, view } from '@hinode/engine';
import { position } from '@hinode/engine/scenario';
import { expect, test } from 'vitest';
import type { LevelId } from '../types.ts';
import { newParley } from './parley.ts';
import type { Phrase, Words } from './phrases.ts';

/** Koi is a person; each stands alone at home, and there will be war everywhere. */
const tea = view(
  position({
    setup: { clans: ['koi', 'lotus', 'turtle'], set: 'teapot', seed: 'parley' },
    position: {
      clans: {
        koi: { coins: 5, map: { edo: { bushi: 2 } } },
        lotus: { coins: 7, map: { nagato: { bushi: 2 } } },
        turtle: { coins: 6, map: { kyoto: { bushi: 2 } } },
      },
      wars: ['edo', 'nagato', 'kyoto', 'oshu', 'kansai'],
      at: { phase: 'tea' },
    },
  }),
);

const saw = (event: Record<string, unknown>): Event => ({ seenBy: 'all', ...event }) as Event;
const SPRING = saw({ type: 'seasonBegan', season: 'spring' });
const SUMMER = saw({ type: 'seasonBegan', season: 'summer' });
const SEASON_ENDS = saw({ type: 'seasonEnded', season: 'spring' });
const proposes = (clan: ClanId): Event => saw({ type: 'proposalMade', clan, with: 'koi', give: {}, ask: {} });
const enters = (clan: ClanId, province: string): Event =>
  saw({ type: 'figureMoved', clan, figure: 'bushi', from: 'oshu', to: province, because: 'marshal' });

/** A table with one person: what bots say is said, as a host would do it. */
function table(lotus: LevelId, turtle: LevelId = 'random') {
  const parley = newParley({
    seed: 'parley',
    levels: new Map([
      ['lotus', lotus],
      ['turtle', turtle],
    ]),
    persons: ['koi'],
  });
  const speak = (): readonly Words[] => {
    const words = parley.speak(tea, 0);
    for (const one of words) parley.heard(one);
    return words;
  };
  return {
    parley,
    /** All that is said to these, one after another. */
    after: (...events: readonly Event[]): readonly Words[] =>
      events.flatMap((event) => {
        parley.saw(event);
        return speak();
      }),
    says: (phrase: Phrase, promise?: true): readonly Words[] => {
      parley.heard({ from: 'koi', to: 'lotus', phrase, ...(promise && { promise }) });
      return speak();
    },
  };
}

const PEACE: Words = {
  from: 'lotus',
  to: 'koi',
  phrase: { say: 'stay-out-if', province: 'edo', theirs: 'nagato' },
  promise: true,
};

test('a Samurai that proposes an alliance says what it would do for it', () => {
  expect(table('samurai').after(proposes('lotus'))).toEqual([PEACE]);
});

test('a Random bot never speaks, and an Ashigaru makes no terms', () => {
  const alliance = saw({ type: 'allianceFormed', clans: ['koi', 'lotus'] });
  expect(table('random').after(SPRING, proposes('lotus'), alliance)).toEqual([]);
  expect(table('ashigaru').after(proposes('lotus'))).toEqual([]);
  expect(table('ashigaru').after(alliance)).toEqual([
    { from: 'lotus', to: 'koi', phrase: { say: 'stay-allied' }, promise: true },
  ]);
});

test('nobody says the same twice in a season, and a greeting comes once in a game', () => {
  const { after } = table('samurai');
  const greeting = { from: 'lotus', phrase: { say: 'greeting' } };
  expect(after(SPRING, proposes('lotus'), proposes('lotus'))).toEqual([greeting, PEACE]);
  expect(after(SUMMER, proposes('lotus'))).toEqual([PEACE]);
});

test('a season has so many lines and no more, however much happens', () => {
  const gift = saw({ type: 'giftGiven', clan: 'koi', to: 'lotus', coins: 1, ronin: 0 });
  const events = [
    SPRING,
    proposes('lotus'),
    gift,
    enters('koi', 'nagato'),
    saw({ type: 'allianceFormed', clans: ['koi', 'lotus'] }),
    saw({ type: 'proposalDeclined', clan: 'lotus', with: 'koi' }),
  ];
  expect(table('samurai').after(...events)).toHaveLength(3);
  expect(table('ashigaru').after(...events)).toHaveLength(2);
});

test('at one time at most two speak, each once', () => {
  const { parley } = table('shogun', 'shogun');
  for (const clan of ['lotus', 'turtle'] as const) {
    parley.saw(proposes(clan));
    parley.saw(saw({ type: 'giftGiven', clan: 'koi', to: clan, coins: 1, ronin: 0 }));
  }
  expect(parley.speak(tea, 0).map(({ from }) => from)).toEqual(['lotus', 'turtle']);
});

test('a promise that was broken is remembered: no word of peace after it', () => {
  const { after, says, parley } = table('samurai');
  expect(says({ say: 'stay-out', province: 'nagato' }, true)).toMatchObject([{ phrase: { say: 'thanks' } }]);
  expect(after(enters('koi', 'nagato'))).toMatchObject([{ phrase: { say: 'word-broken' } }]);
  expect(parley.pledgesFor('lotus')).toMatchObject([{ from: 'koi', state: 'broken' }]);
  expect(after(SUMMER, proposes('lotus'))).toEqual([]);
  expect(says({ say: 'stay-out', province: 'nagato' }, true)).toMatchObject([
    { phrase: { say: 'thinking' } },
  ]);
});

test('a promise that was kept is remembered too', () => {
  const { after, says, parley } = table('samurai');
  says({ say: 'stay-out', province: 'nagato' }, true);
  expect(after(SEASON_ENDS)).toMatchObject([{ phrase: { say: 'word-kept' } }]);
  expect(parley.pledgesFor('lotus')).toMatchObject([{ from: 'koi', state: 'kept' }]);
  expect(after(SUMMER, proposes('lotus'))).toEqual([PEACE]);
});

test('a bot answers what is said to it: an offer of peace with the same, if it does not stand there', () => {
  const { says } = table('samurai');
  expect(says({ say: 'stay-out-if', province: 'oshu', theirs: 'hokkaido' })).toEqual([
    {
      from: 'lotus',
      to: 'koi',
      phrase: { say: 'stay-out-if', province: 'hokkaido', theirs: 'oshu' },
      promise: true,
    },
  ]);
  expect(says({ say: 'please-leave', province: 'nagato' })).toMatchObject([{ phrase: { say: 'no' } }]);
  expect(says({ say: 'thinking' })).toEqual([]);
});

test('what only one clan may see moves nobody to speak', () => {
  const { after } = table('shogun', 'shogun');
  const secret = { seenBy: 'lotus' };
  expect(
    after(
      saw({ type: 'tilesDrawn', clan: 'lotus', tiles: ['betray'], ...secret }),
      saw({ type: 'bidSent', clan: 'lotus', bid: {}, ...secret }),
    ),
  ).toEqual([]);
});

test('where several persons share a screen all is said aloud', () => {
  const parley = newParley({
    seed: 'parley',
    levels: new Map([['lotus', 'samurai']]),
    persons: ['koi', 'turtle'],
    aloud: true,
  });
  parley.saw(proposes('lotus'));
  expect(parley.speak(tea, 0)).toMatchObject([{ from: 'lotus', phrase: { say: 'stay-out-if' } }]);
  parley.saw(proposes('lotus'));
  expect(parley.speak(tea, 0)[0]?.to).toBeUndefined();
});

test('the past calls for no more words', () => {
  const { parley } = table('samurai');
  parley.saw(proposes('lotus'));
  parley.hush();
  expect(parley.speak(tea, 0)).toEqual([]);
});

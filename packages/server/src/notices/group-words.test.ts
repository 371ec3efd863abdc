import { LANGUAGES, loadText } from '@hinode/text';
import { expect, test } from 'vitest';
import { newId } from '../store/ids.ts';
import type { StoredGame } from '../store/store.ts';
import { groupWords } from './group-words.ts';

const seats: StoredGame['seats'] = [
  { clan: 'koi', by: { session: newId(), name: '<!channel> @everyone' } },
  { clan: 'lotus', by: { session: newId(), name: 'Guest' } },
  { clan: 'turtle', by: { session: newId(), name: '' } },
];

test('several players who are asked at once are named in one message, and no name pings a whole channel', async () => {
  const turn = (clan: 'koi' | 'lotus' | 'turtle') => ({ kind: 'your-turn', clan }) as const;
  expect(await groupWords({ seats }, [turn('koi'), turn('lotus'), turn('turtle'), turn('koi')], 'LINK')).toBe(
    'Hinode\n!channel everyone (Koi): It is your move.\nGuest (Lotus): It is your move.\nTurtle: It is your move.\nLINK',
  );
});

test('what concerns everybody is said once', async () => {
  const over = (clan: 'koi' | 'lotus') => ({ kind: 'game-over', clan }) as const;
  expect(await groupWords({ seats }, [over('koi'), over('lotus')], 'LINK')).toBe(
    'Hinode\nThe game is over.\nLINK',
  );
});

test.each(LANGUAGES)(
  'a group added by somebody who reads %s gets messages in that language',
  async (language) => {
    const text = await loadText(language);
    const words = await groupWords({ seats, language }, [{ kind: 'your-turn', clan: 'lotus' }], 'LINK');
    expect(words.replaceAll(/[\u2068\u2069]/g, '')).toBe(
      `${text.say('home.title')}\nGuest (${text.name('lotus')}): ${text.say('notice.your-turn')}\nLINK`,
    );
  },
);

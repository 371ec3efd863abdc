import type { Phrase, PromiseState } from '@hinode/bots/talk';
import type { ClanId, Event } from '@hinode/engine';
import { type LogEntry, logged } from '@hinode/engine/facts';
import { describe, expect, test } from 'vitest';
import type { ShownNote } from './notes.ts';
import { promisesOf } from './promises.ts';

/** An event that everybody saw. */
const saw = (event: Record<string, unknown>): Event => ({ ...event, seenBy: 'all' }) as Event;

const summons = (clan: ClanId, province: string, shrine?: string): Event =>
  saw({ type: 'figureSummoned', clan, figure: 'bushi', province, ...(shrine && { shrine }) });
const places = (clan: ClanId, at: Record<string, string>): Event =>
  saw({ type: 'figurePlaced', clan, figure: 'shinto', ...at });
const moves = (clan: ClanId, from: string, to: string): Event =>
  saw({ type: 'figureMoved', clan, figure: 'bushi', from, to });
const replaces = (clan: ClanId, of: ClanId, province: string): Event =>
  saw({ type: 'figureReplaced', clan, of, figure: 'bushi', with: 'bushi', province });
const chooses = (clan: ClanId, mandate: string): Event => saw({ type: 'mandateChosen', clan, mandate });
const breaks = (clan: ClanId, other: ClanId): Event => saw({ type: 'allianceBroken', clan, with: other });
const battle = (province: string): Event =>
  saw({ type: 'battleBegan', province, fighters: ['koi', 'lotus'] });
const bids = (koi: number, clan: ClanId = 'koi'): Event =>
  saw({
    type: 'bidsRevealed',
    bids: [
      { clan, bid: { seppuku: 0, hostage: koi, ronin: 0, poets: 0 } },
      { clan: 'lotus', bid: { seppuku: 3, hostage: 0, ronin: 0, poets: 0 } },
    ],
  });
const seasonEnds = saw({ type: 'seasonEnded', season: 'spring' });

const promise = (phrase: Phrase, at = 0, to?: ClanId): ShownNote => ({
  n: 0,
  when: 0,
  at,
  note: { type: 'phrase', from: 'koi', ...(to && { to }), phrase, promise: true },
});

/** Koi makes a promise before anything else; then this happens, one event per move. */
function afterwards(
  phrase: Phrase,
  events: readonly Event[],
  to?: ClanId,
): [PromiseState, number | undefined] {
  const log = events.map((event, i) => logged(i + 1, i + 1, event));
  const [judged] = promisesOf([promise(phrase, 0, to)], log);
  if (judged === undefined) throw new Error('nothing was promised');
  return [judged.state, judged.decidedAt];
}

const OPEN = ['open', undefined];

describe('I will stay out of Kyoto', () => {
  const phrase: Phrase = { say: 'stay-out', province: 'kyoto' };

  test('is open while the season lasts and kept when it ends', () => {
    expect(afterwards(phrase, [])).toEqual(OPEN);
    expect(afterwards(phrase, [moves('koi', 'kyoto', 'edo'), seasonEnds])).toEqual(['kept', 2]);
  });

  test.each([
    ['a summon', summons('koi', 'kyoto')],
    ['a card that places', places('koi', { province: 'kyoto' })],
    ['a move', moves('koi', 'edo', 'kyoto')],
    ['the figure put there by a betrayal', replaces('koi', 'lotus', 'kyoto')],
  ])('is broken by %s', (_, event) => {
    expect(afterwards(phrase, [event, seasonEnds])).toEqual(['broken', 1]);
  });

  test.each([
    ['what goes elsewhere', summons('koi', 'edo')],
    ['what others do', moves('lotus', 'edo', 'kyoto')],
    ['others who replace what was there', replaces('lotus', 'koi', 'kyoto')],
    ['a worshipper summoned past it to a shrine', summons('koi', 'kyoto', 'fujin')],
    ['a worshipper placed at a shrine', places('koi', { shrine: 'fujin' })],
  ])('is not broken by %s', (_, event) => {
    expect(afterwards(phrase, [event])).toEqual(OPEN);
  });

  test('is over with the season: nothing after that breaks it', () => {
    expect(afterwards(phrase, [seasonEnds, summons('koi', 'kyoto')])).toEqual(['kept', 1]);
  });
});

describe('I will stay out of Kyoto if you stay out of Edo', () => {
  const phrase: Phrase = { say: 'stay-out-if', province: 'kyoto', theirs: 'edo' };

  test('is void if the other went in first', () => {
    expect(
      afterwards(phrase, [summons('lotus', 'edo'), summons('koi', 'kyoto'), seasonEnds], 'lotus'),
    ).toEqual(['void', 1]);
  });

  test('is broken by going in first oneself', () => {
    expect(
      afterwards(phrase, [summons('koi', 'kyoto'), summons('lotus', 'edo'), seasonEnds], 'lotus'),
    ).toEqual(['broken', 1]);
  });

  test('does not concern a third clan, unless it was made to everybody', () => {
    expect(afterwards(phrase, [summons('turtle', 'edo')], 'lotus')).toEqual(OPEN);
    expect(afterwards(phrase, [summons('turtle', 'edo')])).toEqual(['void', 1]);
    expect(afterwards(phrase, [summons('koi', 'edo')])).toEqual(OPEN);
  });

  test('is kept when both stay out', () => {
    expect(afterwards(phrase, [seasonEnds], 'lotus')).toEqual(['kept', 1]);
  });
});

describe('I will bid nothing in Kyoto', () => {
  const phrase: Phrase = { say: 'no-bid', province: 'kyoto' };

  test('is kept by an empty bid and broken by one coin', () => {
    expect(afterwards(phrase, [battle('kyoto'), bids(0)])).toEqual(['kept', 2]);
    expect(afterwards(phrase, [battle('kyoto'), bids(1)])).toEqual(['broken', 2]);
  });

  test('does not concern other battles, or the bids of others', () => {
    expect(afterwards(phrase, [battle('edo'), bids(1)])).toEqual(OPEN);
    expect(afterwards(phrase, [battle('kyoto'), bids(1, 'turtle')])).toEqual(OPEN);
  });

  test('may be made while the battle is already in progress', () => {
    const log = [logged(1, 1, battle('kyoto')), logged(2, 2, bids(1))];
    expect(promisesOf([promise(phrase, 1)], log)).toMatchObject([{ state: 'broken', decidedAt: 2 }]);
  });

  test('is about the battle in progress, not about an earlier one', () => {
    const log = [battle('kyoto'), bids(0), battle('edo'), bids(1), seasonEnds];
    const given = (at: number) =>
      promisesOf(
        [promise(phrase, at)],
        log.map((event, i) => logged(i + 1, i + 1, event)),
      );
    expect(given(1)).toMatchObject([{ state: 'kept', decidedAt: 2 }]);
    expect(given(3)).toMatchObject([{ state: 'kept', decidedAt: 5 }]);
  });

  test('is kept if there was no such battle', () => {
    expect(afterwards(phrase, [seasonEnds])).toEqual(['kept', 1]);
  });
});

describe('I remain your ally', () => {
  test('is broken by one’s own betrayal, and void after the other’s', () => {
    expect(afterwards({ say: 'stay-allied' }, [breaks('koi', 'lotus')], 'lotus')).toEqual(['broken', 1]);
    expect(afterwards({ say: 'stay-allied' }, [breaks('lotus', 'koi')], 'lotus')).toEqual(['void', 1]);
  });

  test('is about these two clans alone', () => {
    expect(afterwards({ say: 'stay-allied' }, [breaks('turtle', 'bonsai')], 'lotus')).toEqual(OPEN);
    expect(afterwards({ say: 'stay-allied' }, [breaks('koi', 'turtle')], 'lotus')).toEqual(OPEN);
  });

  test('lasts to the end of the season', () => {
    expect(afterwards({ say: 'stay-allied' }, [seasonEnds], 'lotus')).toEqual(['kept', 1]);
  });
});

describe('I choose Train', () => {
  const phrase: Phrase = { say: 'play', mandate: 'train' };

  test('is kept as soon as it is chosen, even on a later turn', () => {
    expect(afterwards(phrase, [chooses('koi', 'harvest'), chooses('koi', 'train')])).toEqual(['kept', 2]);
  });

  test('is broken if the season ends without it, and void without a turn', () => {
    expect(afterwards(phrase, [chooses('koi', 'harvest'), seasonEnds])).toEqual(['broken', 2]);
    expect(afterwards(phrase, [chooses('lotus', 'train'), seasonEnds])).toEqual(['void', 2]);
  });
});

describe('I do not choose Betray', () => {
  const phrase: Phrase = { say: 'not-play', mandate: 'betray' };

  test('is broken only by that', () => {
    expect(afterwards(phrase, [chooses('koi', 'betray')])).toEqual(['broken', 1]);
    expect(afterwards(phrase, [chooses('koi', 'train'), chooses('lotus', 'betray'), seasonEnds])).toEqual([
      'kept',
      3,
    ]);
  });
});

describe('what counts as a promise', () => {
  test('is neither the same phrase said as talk, nor one that nothing can prove', () => {
    const said: ShownNote = {
      n: 1,
      when: 0,
      at: 0,
      note: { type: 'phrase', from: 'koi', phrase: { say: 'stay-allied' } },
    };
    expect(promisesOf([said, promise({ say: 'thanks' })], [])).toEqual([]);
  });

  test('counts from the moment it was made', () => {
    const log = [logged(1, 1, summons('koi', 'kyoto'))];
    expect(promisesOf([promise({ say: 'stay-out', province: 'kyoto' }, 1)], log)).toMatchObject([
      { state: 'open' },
    ]);
  });

  test('is void when the game ends before its time', () => {
    const ended: ShownNote = { n: 1, when: 0, at: 0, note: { type: 'ended', how: 'agreed' } };
    expect(promisesOf([promise({ say: 'stay-allied' }), ended], [])).toMatchObject([{ state: 'void' }]);
  });
});

describe('moves taken back', () => {
  const given = promise({ say: 'stay-out', province: 'kyoto' }, 3);

  test('what comes after the undo comes after the promise, although its move has a smaller number', () => {
    // Three moves, the promise, back to the first move (entry 4), then into Kyoto with entry 5.
    const log: LogEntry[] = [logged(1, 1, summons('koi', 'edo')), logged(2, 5, summons('koi', 'kyoto'))];
    expect(promisesOf([given], log)).toMatchObject([{ state: 'broken', decidedAt: 2 }]);
  });

  test('a verdict is taken back together with its move', () => {
    const log = [logged(4, 4, summons('koi', 'kyoto'))];
    expect(promisesOf([given], log)).toMatchObject([{ state: 'broken' }]);
    expect(promisesOf([given], [])).toMatchObject([{ state: 'open' }]);
  });
});

import { expect, test } from 'vitest';
import { newId } from '../../store/ids.ts';
import { aBrowser, aPerson, type Browser } from '../../testing/online.ts';
import { aBegunGame, type Begun } from '../../testing/three.ts';
import type { House } from './houses.ts';

/** What somebody could try apart from moves: talk, votes, promises, watching, and the calls of the host. */

let keys = 0;
const wish = async ({ id }: Begun, by: Browser, asked: object) =>
  by.call('POST', `/games/${id}/requests`, { at: 0, key: `wish ${++keys}`, ...asked });

const refused = (code: string) => ({ status: 200, body: { outcome: 'refused', refusal: { code } } });
const BAD = { status: 400, body: { code: 'bad-request' } };

export function around({ store, address }: House): void {
  const notesOf = async ({ id }: Begun) => (await store.notes(id, 0)).map(({ note }) => note);

  test.each<[string, object, object]>([
    ['a vote that nobody asked for', { type: 'vote', question: 0, choice: 'yes' }, refused('nothing-asked')],
    ['a vote for another', { type: 'vote', question: 0, choice: 'yes', by: 'koi' }, BAD],
    ['a choice that does not exist', { type: 'vote', question: 0, choice: 'maybe' }, BAD],
    ['a message in the name of another', { type: 'say', text: 'I give up.', from: 'koi' }, BAD],
    ['words to oneself', { type: 'say', to: 'lotus', text: 'Well.' }, refused('no-such-clan')],
    [
      'a message to a clan that is not here',
      { type: 'say', to: 'bonsai', text: 'Well.' },
      refused('no-such-clan'),
    ],
    ['no words', { type: 'say', text: '   ' }, refused('bad-words')],
    ['words without end', { type: 'say', text: 'long '.repeat(399) }, refused('bad-words')],
    ['a message that reverses the text around it', { type: 'say', text: 'a \u202E b' }, refused('bad-words')],
    [
      'a promise that nobody could see kept',
      { type: 'phrase', phrase: { say: 'thanks' }, promise: true },
      refused('cannot-be-promised'),
    ],
    [
      'a phrase about no province',
      { type: 'phrase', phrase: { say: 'stay-out', province: 'atlantis' } },
      BAD,
    ],
    [
      'a standing answer about oneself',
      { type: 'standing', answer: { on: 'accept', with: 'lotus' }, value: true },
      refused('no-such-clan'),
    ],
    [
      'a standing answer for another',
      { type: 'standing', clan: 'koi', answer: { on: 'pass', kind: 'summon' }, value: true },
      BAD,
    ],
    ['to mute oneself', { type: 'mute', of: 'lotus', value: true }, refused('no-such-clan')],
    [
      'to take back what was not played',
      { type: 'ask', about: { question: 'undo', to: 0 } },
      refused('no-such-move'),
    ],
    ['to ask as the clock', { type: 'ask', about: { question: 'absent', clan: 'koi' } }, BAD],
    [
      'a report of a message that does not exist',
      { type: 'report', note: 99, words: 'Rude.' },
      refused('no-such-note'),
    ],
    [
      'a report of something that is not talk',
      { type: 'report', note: 0, words: 'Rude.' },
      refused('no-such-note'),
    ],
    ['a note made by hand', { type: 'ended', how: 'agreed' }, BAD],
  ])('%s is refused, and nothing is noted', async (_, asked, answer) => {
    const game = await aBegunGame(store, await address());
    // The first look at the table starts the game.
    await wish(game, game.browsers.koi, { type: 'resume' });
    const before = await notesOf(game);
    expect(await wish(game, game.browsers.lotus, asked)).toMatchObject(answer);
    expect(await notesOf(game)).toEqual(before);
  });

  test('nobody votes for another, and one vote does not decide', async () => {
    const game = await aBegunGame(store, await address());
    const { koi, lotus } = game.browsers;
    await wish(game, koi, { type: 'ask', about: { question: 'end' } });
    const question = (await notesOf(game)).findIndex(({ type }) => type === 'asked');
    for (let n = 0; n < 3; n++) await wish(game, koi, { type: 'vote', question, choice: 'yes' });
    await wish(game, lotus, { type: 'vote', question, choice: 'yes' });
    expect((await notesOf(game)).map(({ type }) => type)).not.toContain('ended');
    expect(await wish(game, lotus, { type: 'vote', question, choice: 'bot' })).toMatchObject(
      refused('not-asked'),
    );
  });

  test('only those who heard a private message can report it', async () => {
    const game = await aBegunGame(store, await address());
    const { koi, lotus, turtle } = game.browsers;
    await wish(game, koi, { type: 'say', to: 'lotus', text: 'Between us.' });
    const [, words] = await store.notes(game.id, 0);
    expect(words?.note).toMatchObject({ type: 'said', to: 'lotus' });
    expect(await wish(game, turtle, { type: 'report', note: 1, words: '' })).toMatchObject(
      refused('no-such-note'),
    );
    expect((await wish(game, lotus, { type: 'report', note: 1, words: '' })).body).toMatchObject({
      outcome: 'done',
    });
  });

  test('nobody can move during a pause, or while a bot plays for them', async () => {
    const game = await aBegunGame(store, await address());
    const { koi, lotus, turtle } = game.browsers;
    const ready = (clan: string) => ({ type: 'move', move: { clan, type: 'ready', value: true } });
    await wish(game, turtle, { type: 'leave' });
    expect(await wish(game, turtle, ready('turtle'))).toMatchObject(refused('bot-plays'));
    await wish(game, koi, { type: 'ask', about: { question: 'pause' } });
    await wish(game, lotus, { type: 'ask', about: { question: 'pause' } });
    const paused = await wish(game, koi, { ...ready('koi'), at: (await store.entries(game.id, 0)).length });
    expect(paused).toMatchObject(refused('paused'));
  });

  test('somebody without a seat hears nothing at the table, whatever they present', async () => {
    const game = await aBegunGame(store, await address());
    const stranger = await aPerson(game.address, 'Stranger');
    const cases = [
      [aBrowser(game.address).socket(game.id), 4401],
      [aBrowser(game.address).socket(game.id, '', { cookie: `hinode=${newId()}${newId()}` }), 4401],
      [stranger.socket(game.id), 4403],
      [stranger.socket(newId()), 4404],
    ] as const;
    for (const [line, code] of cases) {
      expect((await line.closed).code).toBe(code);
      expect(line.messages).toEqual([]);
    }
  });

  test('a spectator changes nothing, and finds no way to a seat', async () => {
    const game = await aBegunGame(store, await address());
    const watch = (await store.game(game.id))?.watch ?? '';
    const guest = await aPerson(game.address, 'Guest');
    const line = guest.watch(watch);
    await line.next('table');
    line.send({ type: 'move', at: 0, key: 'k', move: { clan: 'koi', type: 'ready', value: true } });
    expect(await line.next('answer')).toMatchObject({
      outcome: 'refused',
      refusal: { code: 'not-your-seat' },
    });
    line.send({ type: 'say', at: 0, key: 'k2', text: 'Go to Kyoto!' });
    expect(await line.next('answer')).toMatchObject({
      outcome: 'refused',
      refusal: { code: 'not-your-seat' },
    });
    const shown = JSON.stringify((await guest.call('GET', `/watch/${watch}`)).body);
    expect(shown).not.toContain(game.id);
    expect(await guest.call('GET', `/games/${watch}`)).toMatchObject({ status: 404 });
    expect(await store.entries(game.id, 0)).toEqual([]);
    expect((await notesOf(game)).map(({ type }) => type)).toEqual(['began']);
  });

  test.each<[string, string, unknown]>([
    ['GET', '/host/reports', undefined],
    ['POST', '/host/strike', { game: newId(), note: 0 }],
    ['POST', '/host/ban', { person: newId(), value: true }],
    ['DELETE', `/host/games/${newId()}`, undefined],
  ])('%s %s is for the host alone', async (method, path, body) => {
    const { browsers } = await aBegunGame(store, await address());
    const none = { status: 401, body: { code: 'no-host-key' } };
    expect(await browsers.koi.call(method, path, body)).toMatchObject(none);
    expect(await browsers.koi.call(method, path, body, { authorization: 'Bearer guess' })).toMatchObject(
      none,
    );
  });

  test('a code for another device cannot be guessed or used twice', async () => {
    const { address: place, browsers } = await aBegunGame(store, await address());
    const other = aBrowser(place);
    const wrong = { status: 404, body: { code: 'no-such-code' } };
    expect(await other.call('POST', '/keys', { code: newId() })).toMatchObject(wrong);
    const { code } = (await browsers.koi.call('POST', '/me/code')).body;
    expect((await other.call('POST', '/keys', { code })).status).toBe(200);
    expect(await aBrowser(place).call('POST', '/keys', { code })).toMatchObject(wrong);
  });
}

export const talkingTooMuch = ({ store, address }: House): void =>
  test('talk at a high rate is refused, and the table goes on', async () => {
    const game = await aBegunGame(store, await address());
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => wish(game, game.browsers.koi, { type: 'say', text: `Word ${n}` })),
    );
    expect(answers.filter(({ body }) => body['outcome'] === 'done')).toHaveLength(30);
    const late = answers.filter(({ body }) => body['outcome'] === 'refused');
    for (const answer of late) expect(answer).toMatchObject(refused('too-often'));
    expect((await wish(game, game.browsers.lotus, { type: 'say', text: 'Calm.' })).body).toMatchObject({
      outcome: 'done',
    });
  });

import { type ClanId, type Move, newGame, play, rngFrom } from '@hinode/engine';
import type { Choice, NoteRequest } from '@hinode/wire';
import { expect, test } from 'vitest';
import { type Live, live, refusedWith, SETUP, wish } from '../testing/live.ts';
import { anAnswer, send } from '../testing/play.ts';
import { reads } from '../testing/reader.ts';
import { aStore } from '../testing/store.ts';

const store = await aStore();
const ask = (question: 'pause' | 'end'): NoteRequest => ({ type: 'ask', about: { question } });
const vote = ({ table }: Live, clan: ClanId, choice: Choice, question = table.proceedings().vote?.n ?? -1) =>
  wish(table, clan, { type: 'vote', question, choice });
const ready = (clan: ClanId) => ({ clan, type: 'ready', value: true }) as const;

async function paused(): Promise<Live> {
  const here = await live(store);
  await wish(here.table, 'koi', ask('pause'));
  for (const clan of ['lotus', 'turtle', 'bonsai'] as const) await vote(here, clan, 'yes');
  return here;
}

test('if everybody agrees, the game is paused: nobody moves until somebody resumes it', async () => {
  const { table } = await paused();
  const reader = await reads(table, undefined);
  expect(reader.seats?.paused).toBe(true);
  expect(await send(table, ready('koi'))).toEqual(refusedWith('paused'));
  expect(await wish(table, 'koi', ask('pause'))).toEqual(refusedWith('paused'));
  expect(await wish(table, 'lotus', { type: 'resume' })).toMatchObject({ outcome: 'done' });
  expect(reader.seats?.paused).toBe(false);
  expect(await send(table, ready('koi'))).toMatchObject({ outcome: 'done' });
});

test('a paused game is still paused when its table is opened anew', async () => {
  const { again } = await paused();
  expect((await again()).proceedings().paused).toBe(true);
});

test('one refusal is enough, and voters may change their minds', async () => {
  const here = await live(store);
  const { table } = here;
  await wish(table, 'koi', ask('end'));
  await vote(here, 'lotus', 'yes');
  await vote(here, 'koi', 'no');
  expect(table.proceedings().vote).toBeUndefined();
  expect(table.proceedings().ended).toBeUndefined();
});

test('an answer to one question is never taken for an answer to another', async () => {
  const here = await live(store);
  const { table } = here;
  await wish(table, 'koi', ask('pause'));
  const first = table.proceedings().vote?.n;
  await wish(table, 'koi', ask('end'));
  expect(await vote(here, 'lotus', 'yes', first)).toEqual(refusedWith('nothing-asked'));
  expect(await vote(here, 'lotus', 'wait')).toEqual(refusedWith('not-asked'));
  expect(table.proceedings().vote?.choices).toEqual({ koi: 'yes' });
});

test('two players who ask for the same thing agree', async () => {
  const { table } = await live(store);
  for (const clan of SETUP.clans) await wish(table, clan, ask('pause'));
  expect(table.proceedings().paused).toBe(true);
});

test('a game that everybody agrees to end is over, and talk goes on', async () => {
  const here = await live(store);
  const { table, noticed } = here;
  await wish(table, 'koi', ask('end'));
  for (const clan of ['lotus', 'turtle', 'bonsai'] as const) await vote(here, clan, 'yes');
  expect(table.proceedings().ended).toEqual({ how: 'agreed' });
  expect(await send(table, ready('koi'))).toEqual(refusedWith('game-over'));
  expect(await wish(table, 'koi', ask('pause'))).toEqual(refusedWith('game-over'));
  expect(await wish(table, 'koi', { type: 'leave' })).toEqual(refusedWith('game-over'));
  expect(await wish(table, 'koi', { type: 'say', text: 'well' })).toMatchObject({ outcome: 'done' });
  expect(noticed.filter((one) => one.startsWith('game-over'))).toHaveLength(4);
});

/** Writes the whole game directly to the store, bypassing its table. */
async function playedOut({ id }: Live): Promise<readonly Move[]> {
  const state = newGame(SETUP);
  const rng = rngFrom('played out');
  const moves: Move[] = [];
  for (let move = anAnswer(state, rng); move; move = anAnswer(state, rng)) {
    play(state, move);
    moves.push(move);
  }
  await store.append(id, 0, moves, undefined, 1_700_000_000_000);
  return moves;
}

test('nobody can take back a move once the game is over, not even by agreement: its seed may be known', async () => {
  const here = await live(store);
  const moves = await playedOut(here);
  const over = await here.again();
  const to = moves.length - 1;
  for (const clan of SETUP.clans) {
    expect(await wish(over, clan, { type: 'ask', about: { question: 'undo', to } })).toEqual(
      refusedWith('game-over'),
    );
    const alone = { type: 'undo', at: moves.length, key: clan } as const;
    expect(await over.request(clan, alone)).toMatchObject({ outcome: 'refused' });
    expect((await reads(over, clan)).mayUndo).toBe(false);
  }
  expect(over.position().entries).toBe(moves.length);
});

test('even an agreement from before that rule does not take the last move back', async () => {
  const here = await live(store);
  const at = (await playedOut(here)).length;
  const now = { when: 1_700_000_000_000, at };
  await store.addNotes(here.id, 1, [
    { ...now, note: { type: 'asked', by: 'koi', about: { question: 'undo', to: at - 1 } } },
    ...(['lotus', 'turtle', 'bonsai'] as const).map((by) => ({
      ...now,
      note: { type: 'answered', by, choice: 'yes' } as const,
    })),
  ]);
  const opened = await here.again();
  expect(opened.position().entries).toBe(at);
  expect(opened.proceedings().vote).toBeUndefined();
});

test('a player who is asked and is not looking gets a notice, but not about their own question', async () => {
  const here = await live(store);
  here.noticed.length = 0;
  await wish(here.table, 'koi', ask('pause'));
  expect(here.noticed).toEqual(['your-vote lotus', 'your-vote turtle', 'your-vote bonsai']);
  await vote(here, 'lotus', 'yes');
  expect(here.noticed).toHaveLength(3);
});

test('a player who has left is not asked, and their leaving may decide a vote', async () => {
  const here = await live(store);
  const { table } = here;
  await wish(table, 'koi', ask('pause'));
  for (const clan of ['lotus', 'turtle'] as const) await vote(here, clan, 'yes');
  await wish(table, 'bonsai', { type: 'leave' });
  expect(table.proceedings().paused).toBe(true);
  expect(await vote(here, 'bonsai', 'no', 1)).toEqual(refusedWith('nothing-asked'));
});

test('a vote that was decided before a power cut is carried out when the table is opened again', async () => {
  const { id, again, table } = await live(store);
  await send(table, ready('koi'));
  const now = { when: 1_700_000_000_000, at: 1 };
  await store.addNotes(id, 1, [
    { ...now, note: { type: 'asked', by: 'koi', about: { question: 'undo', to: 0 } } },
    ...(['lotus', 'turtle', 'bonsai'] as const).map((by) => ({
      ...now,
      note: { type: 'answered', by, choice: 'yes' } as const,
    })),
  ]);
  const opened = await again();
  expect(opened.position()).toMatchObject({ entries: 2, moves: 0 });
  expect(opened.proceedings().vote).toBeUndefined();
});

import { decisions, type Rng, randomMove, rngFrom } from '@hinode/engine';
import { type NoteRequest, proceedingsOf } from '@hinode/wire';
import { expect, test } from 'vitest';
import { type Live, live, SETUP, wish } from '../testing/live.ts';
import { aKey, send } from '../testing/play.ts';
import { type Reader, reads } from '../testing/reader.ts';
import { aStore } from '../testing/store.ts';

const store = await aStore();
const CLOCK = { move: 60_000, reserve: 120_000 };
const GAMES = 4;
const STEPS = 300;

const oneOf = <T>(rng: Rng, all: readonly [T, ...T[]]): T => all[rng.below(all.length)] ?? all[0];

/** Anything that somebody may request, sensible or not. */
function anyWish({ table }: Live, mine: Reader, rng: Rng): NoteRequest {
  const { vote } = proceedingsOf(mine.notes);
  const question = vote?.n ?? 0;
  if (vote !== undefined && rng.below(3) > 0)
    return { type: 'vote', question, choice: vote.about.question === 'absent' ? 'wait' : 'yes' };
  return oneOf<NoteRequest>(rng, [
    { type: 'say', text: 'a word' },
    { type: 'say', to: 'koi', text: 'a private word' },
    { type: 'ask', about: { question: 'pause' } },
    { type: 'ask', about: { question: 'undo', to: rng.below(table.position().moves + 1) } },
    { type: 'vote', question, choice: oneOf(rng, ['yes', 'no', 'bot']) },
    { type: 'resume' },
    rng.below(3) === 0 ? { type: 'leave' } : { type: 'come-back' },
    { type: 'come-back' },
    { type: 'standing', answer: { on: 'pass', kind: 'summon' }, value: rng.below(2) === 0 },
    { type: 'standing', answer: { on: 'accept', with: 'turtle' }, value: rng.below(2) === 0 },
    { type: 'mute', of: 'turtle', value: rng.below(2) === 0 },
  ]);
}

async function someoneMoves({ table }: Live, rng: Rng): Promise<void> {
  const { state, entries } = table.position();
  const open = decisions(state);
  const clan = open[rng.below(Math.max(1, open.length))]?.clan;
  if (clan === undefined) return;
  const move = randomMove(state, clan, rng);
  if (table.proceedings().bots[clan]) await table.playFor(move, entries);
  else await send(table, move);
}

async function allAgree({ table }: Live, readers: readonly Reader[]): Promise<void> {
  for (const [seat, clan] of SETUP.clans.entries()) {
    const question = proceedingsOf(readers[seat]?.notes ?? []).vote?.n;
    if (question !== undefined) await wish(table, clan, { type: 'vote', question, choice: 'yes' });
  }
}

async function doAnything(here: Live, readers: readonly Reader[], rng: Rng): Promise<void> {
  const seat = rng.below(readers.length);
  const [clan, mine] = [SETUP.clans[seat], readers[seat]];
  if (clan === undefined || mine === undefined) return;
  const dice = rng.below(10);
  if (dice < 4) await someoneMoves(here, rng);
  else if (dice < 5)
    await here.table.request(clan, { type: 'undo', at: here.table.position().entries, key: aKey() });
  else if (dice < 8) await wish(here.table, clan, anyWish(here, mine, rng));
  else if (dice < 9) await allAgree(here, readers);
  else await here.pass(rng.below(150_000));
}

test('whatever happens at a table, it is in the same state when it is opened anew', async () => {
  const happened = new Set<string>();
  for (let n = 0; n < GAMES; n++) {
    const here = await live(store, { clock: CLOCK, setup: { ...SETUP, seed: `anew ${n}` } });
    const rng = rngFrom(`anew ${n}`);
    const readers = await Promise.all(SETUP.clans.map((clan) => reads(here.table, clan)));
    for (let step = 0; step < STEPS; step++) {
      await doAnything(here, readers, rng);
      if (step % 20 === 0) await standsTheSame(here, readers);
    }
    for (const { type } of await here.notes()) happened.add(type);
  }
  expect([...happened].sort()).toEqual(
    [
      ...['began', 'said', 'asked', 'answered', 'dropped', 'undone', 'paused', 'resumed', 'time-ran-out'],
      ...['waited', 'bot-took-over', 'came-back', 'standing', 'muted'],
    ].sort(),
  );
});

async function standsTheSame(here: Live, readers: readonly Reader[]): Promise<void> {
  const again = await here.again();
  expect(again.proceedings()).toEqual(here.table.proceedings());
  expect(again.clocks()).toEqual(here.table.clocks());
  expect(again.position()).toEqual(here.table.position());
  for (const [seat, reader] of readers.entries())
    expect((await reads(again, SETUP.clans[seat])).notes).toEqual(reader.notes);
}

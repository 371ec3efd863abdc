import {
  decisions,
  type Event,
  isOver,
  type MoveType,
  newGame,
  play,
  randomMove,
  rngFrom,
  type Setup,
} from '@hinode/engine';
import { CARD_FACTS, CLAN_IDS, isExtraMonster } from '@hinode/engine/facts';
import { phaseOf } from '@hinode/engine/search';
import { beforeAll, expect, test } from 'vitest';
import { eventMessages } from './events.ts';
import { LANGUAGES } from './languages.ts';
import {
  ASKED_ABILITIES,
  type Asked,
  answerMessages,
  PASSABLE,
  passMessage,
  questionMessage,
} from './questions.ts';
import { loadText } from './text.ts';

/** What whole random games ask and report. */

const GAMES = 200;
const SETS = ['teapot', 'horseman', 'archway'] as const;

const asked = new Map<string, Asked>();
const passed = new Set<MoveType>();
/** One event of every shape: two with the same keys and causes read alike. */
const told = new Map<string, Event>();

const EXTRA_MONSTERS = CARD_FACTS.filter(isExtraMonster).map(({ id }) => id);

const setupOf = (game: number): Setup => ({
  // Three, four or five of all clans, with a different one missing each time.
  clans: CLAN_IDS.filter((_, i) => (i + game) % CLAN_IDS.length < 3 + (game % 3)),
  set: SETS[game % 3] ?? 'archway',
  seed: `texts ${game}`,
  ...(game % 2 === 1 && { monsters: EXTRA_MONSTERS, unbound: true }),
});

function shapeOf(event: Event): string {
  const causes = 'because' in event ? event.because : '';
  return [event.type, ...Object.keys(event), causes, 'figure' in event ? event.figure : ''].join(' ');
}

beforeAll(() => {
  for (let game = 0; game < GAMES; game++) {
    const hear = (event: Event): void => void told.set(shapeOf(event), event);
    const state = newGame(setupOf(game), hear);
    const chance = rngFrom(`texts ${game} moves`);
    while (!isOver(state)) {
      const open = decisions(state);
      const phase = phaseOf(state);
      for (const { kind, ability } of open)
        asked.set(`${kind}.${ability ?? phase}`, { kind, phase, ...(ability !== undefined && { ability }) });
      const decision = open[chance.below(open.length)];
      if (decision === undefined) throw new Error('nobody is asked');
      const move = randomMove(state, decision.clan, chance);
      if (move.type === 'pass') passed.add(decision.kind);
      play(state, move, hear);
    }
  }
});

test('everything that is asked has its own question', () => {
  const general = [...asked.values()].filter((question) => {
    const { key } = questionMessage(question);
    return question.ability !== undefined && question.kind !== 'hostage' && key === `ask.${question.kind}`;
  });
  expect(general).toEqual([]);
  expect([...asked.values()].filter((question) => questionMessage(question).key === 'ask.other')).toEqual([]);
});

test('…and there is no question for what is never asked', () => {
  expect(ASKED_ABILITIES.filter((pair) => !asked.has(pair))).toEqual([]);
});

test('every yes and no says what happens', () => {
  const questions = [...asked.values()].filter(({ kind }) => kind === 'use');
  expect(questions.length).toBeGreaterThan(0);
  expect(questions.filter((question) => answerMessages(question).yes.key === 'answer.use.yes')).toEqual([]);
});

test('everything that can be passed has a button that says so', () => {
  expect([...passed].sort()).toEqual([...PASSABLE].sort());
  expect([...passed].filter((kind) => passMessage({ kind }).key === 'pass.other')).toEqual([]);
});

test.each(LANGUAGES)(
  'everything that happens can be reported, and everything that is asked can be read (%s)',
  async (language) => {
    const text = await loadText(language);
    const lines = [...told.values()].flatMap(eventMessages).map(({ key, values }) => text.say(key, values));
    const questions = [...asked.values()].flatMap((question) => {
      const { yes, no } = answerMessages(question);
      return [questionMessage(question), yes, no, passMessage(question)];
    });
    lines.push(...questions.map(({ key, values }) => text.say(key, values)));
    expect(lines.length).toBeGreaterThan(200);
    // An id without a name would show as it is written in the engine.
    expect(lines.filter((line) => line === '' || /undefined|\[object|[a-z]-of-|phase\./.test(line))).toEqual(
      [],
    );
  },
);

import { botOf, playGame } from '@hinode/bots';
import type { Setup } from '@hinode/engine';
import { openGame } from '@hinode/engine/games';
import { newRecord } from '@hinode/engine/records';
import { expect, test } from 'vitest';
import { chaptersOf } from './chapters.ts';

const setup: Setup = { clans: ['koi', 'lotus', 'turtle'], set: 'horseman', seed: 'chapters' };
const bot = () => botOf('ashigaru');
const { moves, result } = playGame(setup, { koi: bot(), lotus: bot(), turtle: bot() }, 'chapters');
const { log } = openGame(newRecord(setup, moves, result));
const chapters = chaptersOf(log, setup.clans);

test('a game has its seasons, its wars and its changes of the lead as chapters, in order', () => {
  const seasons = chapters.filter(({ kind }) => kind === 'season').map(({ season }) => season);
  expect(seasons).toEqual(['spring', 'summer', 'autumn', 'winter']);
  const wars = log.filter(({ event }) => event.type === 'battleBegan');
  expect(chapters.filter(({ kind }) => kind === 'war')).toHaveLength(wars.length);
  expect(chapters.filter(({ kind }) => kind === 'lead').length).toBeGreaterThan(0);
  expect(chapters.map(({ at }) => at)).toEqual(chapters.map(({ at }) => at).toSorted((a, b) => a - b));
});

test('nobody is said to take the lead who has it', () => {
  const leads = chapters
    .filter(({ kind }) => kind === 'lead')
    .map(({ title }) => JSON.stringify(title.values));
  for (const [i, lead] of leads.entries()) expect(lead).not.toBe(leads[i + 1]);
});

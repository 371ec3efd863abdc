import { openGame } from '@hinode/engine/games';
import { newRecord } from '@hinode/engine/records';
import { expect, test } from 'vitest';
import type { Seat } from '../table/table.ts';
import { botsPlaying, type FromBots } from './bots-playing.ts';

test('bots play a whole game among themselves, and say why they do what they do', () => {
  const clans = ['koi', 'lotus', 'turtle'] as const;
  const setup = { clans, set: 'archway', seed: 'watched' } as const;
  const seats: readonly Seat[] = clans.map((clan) => ({ clan, player: { kind: 'bot', level: 'ashigaru' } }));
  const heard: FromBots[] = [];
  botsPlaying((message) => heard.push(message))({ setup, seats });
  const told = heard.flatMap((message) => (message.type === 'told' ? [message.told] : []));
  const { position } = openGame(
    newRecord(
      setup,
      told.map(({ move }) => move),
    ),
  );
  expect(heard.at(-1)).toEqual({ type: 'over', result: position.engine.result(position.state) });
  expect(told.filter(({ why }) => why !== undefined).length).toBeGreaterThan(told.length / 2);
});

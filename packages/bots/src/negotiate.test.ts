import { decisions, type Event, position } from '@hinode/engine';
import { expect, test } from 'vitest';
import { negotiate, newMemory, remember } from './negotiate.ts';
import { questionFor } from './referee.ts';

const tea = () =>
  position({
    setup: { clans: ['koi', 'lotus', 'turtle'], set: 'teapot', seed: 'tea' },
    position: {
      clans: {
        koi: { coins: 5, map: { edo: { bushi: 3, stronghold: 1 } } },
        lotus: { coins: 7, map: { nagato: { bushi: 3, stronghold: 1 } } },
        turtle: { coins: 6, map: { kyoto: { bushi: 3, stronghold: 1 } } },
      },
      at: { phase: 'tea' },
    },
  });

const betrayal = (clan: 'lotus' | 'turtle'): Event => ({
  type: 'allianceBroken',
  clan,
  with: 'koi',
  seenBy: 'all',
});

function answerWith(memory = newMemory()) {
  const state = tea();
  const [decision] = decisions(state);
  if (decision === undefined) throw new Error('nobody is asked');
  return negotiate(questionFor(state, decision, 'tea', 0), memory, 6).move;
}

test('an alliance is proposed when it is worth something', () => {
  expect(answerWith().type).toBe('propose');
});

test('whoever broke alliances in this game is not asked again', () => {
  const memory = newMemory();
  for (let i = 0; i < 20; i++) {
    remember(memory, betrayal('lotus'));
    remember(memory, betrayal('turtle'));
  }
  expect(answerWith(memory)).toEqual({ clan: 'koi', type: 'ready', value: true });
});

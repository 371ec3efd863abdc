import { decisions, type Move, play, refusal, view } from '@hinode/engine';
import { position } from '@hinode/engine/scenario';
import { expect, test } from 'vitest';
import { attemptAtShrine } from './attempt.ts';
import type { Pick } from './picks.ts';

/** Koi recruits; Lotus worships at one of the shrines. */
function recruiting(tile: 'recruit' | 'betray') {
  const state = position({
    setup: { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'shrines' },
    position: {
      season: 'spring',
      shrines: ['amaterasu', 'fujin', 'hachiman', 'tsukuyomi'],
      honor: ['koi', 'lotus', 'turtle'],
      clans: {
        koi: { map: { edo: { stronghold: 1 } } },
        lotus: { map: { nagato: { stronghold: 1, bushi: 1 } }, shrines: { fujin: { shinto: 1 } } },
      },
      at: { phase: 'mandate', clan: 'koi', tiles: [tile, 'train', 'harvest', 'marshal'], turn: 1 },
    },
  });
  play(state, { clan: 'koi', type: 'mandate', tile });
  return state;
}

/** What the rules say when somebody points at a shrine. */
function pointingAt(state: ReturnType<typeof recruiting>, picked?: Pick): string | undefined {
  const [decision] = decisions(state);
  const worshippers = [{ clan: 'lotus', squad: { shinto: 1 } }] as const;
  const move: Move | undefined = attemptAtShrine('fujin', worshippers, {
    view: view(state, 'koi'),
    decision,
    picked,
  });
  return move && refusal(state, move)?.code;
}

test('a shrine says why a Bushi cannot go there, and nothing to a Shinto that can', () => {
  const state = recruiting('recruit');
  expect(pointingAt(state, { kind: 'piece', figure: 'bushi' })).toBe('cannot-worship');
  expect(pointingAt(state, { kind: 'piece', figure: 'shinto' })).toBeUndefined();
});

test('a shrine says why its worshippers cannot be replaced', () => {
  expect(pointingAt(recruiting('betray'))).toBe('worshippers-out-of-reach');
});

import { decisions, newGame, play, randomMove, rngFrom, view } from '@hinode/engine';
import { CORE_CLAN_IDS, SET_IDS } from '@hinode/engine/facts';
import { currentEngine } from '@hinode/engine/versions';
import type { LogEntry } from '@hinode/wire';
import { sheetOf } from '@hinode/wire/statistics';
import { expect, test } from 'vitest';
import { winterSheet } from './winter-sheet.ts';

test('Winter brings what its forecast says', () => {
  for (let n = 0; n < 12; n++) {
    const rng = rngFrom(`winter ${n}`);
    const log: LogEntry[] = [];
    const setup = {
      clans: CORE_CLAN_IDS.slice(0, 3 + (n % 3)),
      set: SET_IDS[n % SET_IDS.length] ?? 'teapot',
      seed: `winter ${n}`,
    };
    const state = newGame(setup, (event) => log.push({ at: 0, event }));
    for (let [asked] = decisions(state); asked !== undefined; [asked] = decisions(state))
      play(state, randomMove(state, asked.clan, rng), (event) => log.push({ at: 0, event }));
    for (const { clan } of view(state).clans) {
      const {
        tokens,
        provinces,
        'winter-cards': cards,
      } = winterSheet(currentEngine.winterPoints(state, clan));
      expect(sheetOf(log, clan)).toMatchObject({ tokens, provinces, 'winter-cards': cards });
    }
  }
});

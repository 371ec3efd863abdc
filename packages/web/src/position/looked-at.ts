import type { ClanId } from '@hinode/engine';
import { recordOf } from '@hinode/engine/games';
import { layPosition } from '@hinode/engine/scenario';
import { gameAt, type Scenario } from '@hinode/learn/scenario-game';
import { look } from '../local/looking.ts';
import { stillTable } from '../table/still-table.ts';
import type { Table } from '../table/table.ts';

/** A frozen position: nothing happens, and nobody is asked. */
export function lookedAt(scenario: Scenario, eyes: ClanId): Table {
  const begun = gameAt(scenario);
  const game = { ...begun, log: [], position: { ...begun.position, state: layPosition(scenario) } };
  const seats = scenario.setup.clans.map((clan) => ({
    clan,
    player: { kind: 'bot', level: 'samurai' } as const,
  }));
  const state = look(game, { seats, last: eyes });
  return stillTable({
    state: () => state,
    subscribe: () => () => {},
    record: async () => recordOf(game),
  });
}

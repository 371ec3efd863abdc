import type { ClanId } from '@hinode/engine';
import { startGame } from '@hinode/engine/games';
import { type Position, position } from '@hinode/engine/scenario';
import { look } from '../../local/looking.ts';
import type { TableState } from '../../table/table.ts';

/** The battle of Kyoto, about to be bid for: Turtle 2, Koi 3 and Lotus 1. Dragonfly stays away. */
const KYOTO: Position = {
  season: 'summer',
  honor: ['turtle', 'koi', 'lotus', 'dragonfly'],
  alliances: [['koi', 'lotus']],
  wars: ['kyoto', 'edo', 'oshu', 'kansai', 'nagato', 'hokkaido'],
  clans: {
    turtle: { coins: 2, ronin: 1, map: { kyoto: { stronghold: 1, daimyo: 1 } } },
    koi: { coins: 6, map: { kyoto: { daimyo: 1, bushi: 2 } } },
    lotus: { coins: 5, map: { kyoto: { bushi: 1 } } },
    dragonfly: { coins: 1, map: { edo: { bushi: 1 } } },
  },
  at: { phase: 'war', war: 1 },
};

/** What one of its fighters is shown. */
export function battleState(me: ClanId): TableState {
  const setup = { clans: ['koi', 'lotus', 'turtle', 'dragonfly'], set: 'archway', seed: 'kyoto' } as const;
  const state = position({ setup, position: KYOTO });
  const seats = setup.clans.map((clan) => ({
    clan,
    player: clan === me ? ({ kind: 'person' } as const) : ({ kind: 'bot', level: 'samurai' } as const),
  }));
  const game = startGame(setup);
  return look({ ...game, log: [], position: { ...game.position, state } }, { seats, last: me });
}

import type { ClanId } from '../data/clans.ts';
import type { MandateId } from '../data/year.ts';
import type { At } from '../scenario/types.ts';
import { type GameTable, type TableSetting, table } from './table.ts';

/**
 * Every way in which the Koi can summon, and things that look like a summon but are not. For cards that work "after your summon":
 * each plays at a table of the given setting until the Koi have summoned, or have not.
 */
type Play = (setting: TableSetting) => GameTable;

const turnOf = (clan: ClanId, tile: MandateId): At => ({ phase: 'mandate', clan, tiles: [tile] });

/** With a stronghold of the Koi in Edo. */
const atHome = (setting: TableSetting, at: At): GameTable =>
  table({ ...setting, map: { edo: 'koi stronghold', ...setting.map }, at });

/** The Koi play Recruit and summon two Bushi to Edo: one for the stronghold, one for the bonus. */
export const recruitTwo: Play = (setting) => {
  const game = atHome(setting, turnOf('koi', 'recruit'));
  game.play({ clan: 'koi', type: 'mandate', tile: 'recruit' });
  game.play({ clan: 'koi', type: 'summon', figure: 'bushi', province: 'edo' });
  game.play({ clan: 'koi', type: 'summon', figure: 'bushi', province: 'edo' });
  if (game.asked().some(({ kind }) => kind === 'summon')) game.play({ clan: 'koi', type: 'pass' });
  return game;
};

/** The Koi train Komainu, which comes to Edo. They pay their only coin. */
export const trainKomainu: Play = (setting) => {
  const at = turnOf('koi', 'train');
  const game = atHome({ ...setting, display: ['komainu'], coins: { ...setting.coins, koi: 1 } }, at);
  game.play({ clan: 'koi', type: 'mandate', tile: 'train' });
  game.play({ clan: 'koi', type: 'buy', card: 'komainu' });
  game.play({ clan: 'koi', type: 'summon', figure: 'komainu', province: 'edo' });
  return game;
};

/** Raijin gives the Koi a Bushi in Kyushu. */
export const thunder: Play = (setting) => {
  const game = atHome(
    {
      ...setting,
      shrines: ['raijin', 'fujin', 'hachiman', 'ryujin'],
      worship: { raijin: 'koi shinto' },
    },
    { phase: 'kami', turn: 1 },
  );
  game.play({ clan: 'koi', type: 'summon', figure: 'bushi', province: 'kyushu' });
  return game;
};

export const SUMMONS: readonly (readonly [name: string, play: Play])[] = [
  ['a Recruit, however many came', recruitTwo],
  ['a Monster trained', trainKomainu],
  ['Raijin', thunder],
];

export const NO_SUMMONS: readonly (readonly [name: string, play: Play])[] = [
  [
    'a Recruit in which the Koi summoned nothing',
    (setting) => {
      const game = atHome(setting, turnOf('koi', 'recruit'));
      game.play({ clan: 'koi', type: 'mandate', tile: 'recruit' });
      game.play({ clan: 'koi', type: 'pass' });
      return game;
    },
  ],
  [
    'a summon of another player',
    (setting) => {
      const game = atHome(
        { ...setting, map: { nagato: 'turtle stronghold', ...setting.map } },
        turnOf('koi', 'recruit'),
      );
      game.play({ clan: 'koi', type: 'mandate', tile: 'recruit' });
      game.play({ clan: 'turtle', type: 'summon', figure: 'bushi', province: 'nagato' });
      game.play({ clan: 'koi', type: 'pass' });
      return game;
    },
  ],
  [
    'figures that moved',
    (setting) => {
      const game = atHome(
        { ...setting, map: { oshu: 'koi bushi', ...setting.map } },
        turnOf('koi', 'marshal'),
      );
      game.play({ clan: 'koi', type: 'mandate', tile: 'marshal' });
      game.play({ clan: 'koi', type: 'move', figure: 'bushi', from: 'oshu', to: 'edo' });
      return game;
    },
  ],
  [
    'a replacement by Betray',
    (setting) => {
      const game = atHome(
        { ...setting, map: { oshu: 'lotus bushi', ...setting.map } },
        turnOf('koi', 'betray'),
      );
      game.play({ clan: 'koi', type: 'mandate', tile: 'betray' });
      game.play({
        clan: 'koi',
        type: 'replace',
        of: 'lotus',
        figure: 'bushi',
        with: 'bushi',
        province: 'oshu',
      });
      return game;
    },
  ],
];

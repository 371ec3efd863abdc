import type { Text } from '@hinode/text';
import { lazy } from 'react';
import { later, laterWith } from '../app/later.tsx';
import { whenIdle } from '../app/when-idle.ts';
import { fetchMonsters } from '../art/figure.tsx';
import { fetchGameIcons } from '../art/game-icons.ts';
import { fetchFollowing } from '../follow/later.ts';
import { fetchMenu } from '../menu/menu.tsx';
import { fetchPaper } from '../ui/sheet.tsx';
import { fetchSlip } from '../ui/tip.tsx';
import { afterTable, tableIsDrawn } from './drawn.ts';

/** A game begins with tea. The other screens load while people look at it, or when they are needed. */

/** The texts of all of them. */
const PLAY = ['play'] as const;

/** The drawings are in the same file, so that nothing on the map appears late. */
const withMap = async () => {
  const [part] = await Promise.all([import('./with-map.ts'), fetchGameIcons(), fetchMonsters()]);
  return part;
};
const afterTea = () => import('./after-tea.ts');
const pictures = () => import('../art/card-sheet.generated.ts');

export const Board = laterWith(PLAY, async () => (await withMap()).Board);
export const ClanStrip = laterWith(PLAY, async () => (await withMap()).ClanStrip);
export const Dock = laterWith(PLAY, async () => (await withMap()).Dock);
export const Return = laterWith(PLAY, async () => (await withMap()).Return);
export const BattleScreen = laterWith(PLAY, async () => (await afterTea()).BattleScreen);
export const SeasonCards = laterWith(PLAY, async () => (await afterTea()).SeasonCards);
export const BuyShelf = laterWith(PLAY, async () => (await afterTea()).BuyShelf);
export const GameOver = laterWith(PLAY, async () => (await afterTea()).GameOver);
export const ScoreSheet = laterWith(PLAY, async () => (await afterTea()).ScoreSheet);
/** Only if there is somebody to talk to. */
export const Talk = laterWith(PLAY, async () => (await afterTea()).Talk);
export const CardPicture = later(async () => (await import('../art/card-picture.tsx')).CardPicture);
export const PagesInMenu = lazy(async () => ({
  default: (await import('./pages-in-menu.tsx')).PagesInMenu,
}));
/** Only for beginners. */
export const Advice = later(async () => {
  await afterTable();
  return (await import('../learn/advice/advice.tsx')).Advice;
});
export const Notice = lazy(async () => ({ default: (await import('../votes/notice.tsx')).Notice }));

const all: readonly (() => Promise<unknown>)[] = [
  Board.fetch,
  ClanStrip.fetch,
  Dock.fetch,
  Return.fetch,
  BattleScreen.fetch,
  SeasonCards.fetch,
  BuyShelf.fetch,
  GameOver.fetch,
  ScoreSheet.fetch,
  Talk.fetch,
  pictures,
  fetchSlip,
  fetchPaper,
  fetchMenu,
  fetchFollowing,
];

/** Loads what is still missing, without getting in the way. */
export function fetchLaterScreens(text: Text): void {
  tableIsDrawn();
  whenIdle(() => {
    void text.load('play');
    for (const fetchScreen of all) void fetchScreen();
  });
}

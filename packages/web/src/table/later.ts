import { lazy } from 'react';
import { whenIdle } from '../app/when-idle.ts';
import { fetchGameIcons } from '../art/game-icons.ts';
import { fetchFollowing } from '../follow/later.ts';
import { fetchMenu } from '../menu/menu.tsx';
import { fetchPaper } from '../ui/sheet.tsx';
import { fetchSlip } from '../ui/tip.tsx';
import { lazyAfterTable, tableIsDrawn } from './drawn.ts';

/** A game begins with tea. The other screens are loaded while the first one is looked at, or when they are needed. */

const board = () => import('../board/board.tsx');
const battle = () => import('../battle/battle-screen.tsx');
const cards = () => import('../cards/season-cards.tsx');
const shelf = () => import('../cards/buy-shelf.tsx');
const tiles = () => import('../dock/mandate-tiles.tsx');
const pictures = () => import('../art/card-sheet.generated.ts');
const over = () => import('../over/game-over.tsx');
const scores = () => import('../scores/score-sheet.tsx');
const talk = () => import('../talk/talk.tsx');
const all = [
  board,
  fetchGameIcons,
  tiles,
  battle,
  cards,
  shelf,
  pictures,
  over,
  scores,
  talk,
  fetchSlip,
  fetchPaper,
  fetchMenu,
];

export const Board = lazy(async () => ({ default: (await board()).Board }));
export const BattleScreen = lazy(async () => ({ default: (await battle()).BattleScreen }));
export const SeasonCards = lazy(async () => ({ default: (await cards()).SeasonCards }));
export const BuyShelf = lazy(async () => ({ default: (await shelf()).BuyShelf }));
export const MandateTiles = lazy(async () => ({ default: (await tiles()).MandateTiles }));
export const CardPicture = lazy(async () => ({
  default: (await import('../art/card-picture.tsx')).CardPicture,
}));
export const GameOver = lazy(async () => ({ default: (await over()).GameOver }));
export const ScoreSheet = lazy(async () => ({ default: (await scores()).ScoreSheet }));
export const PagesInMenu = lazy(async () => ({
  default: (await import('./pages-in-menu.tsx')).PagesInMenu,
}));
/** Only where there is somebody to talk to. */
export const Talk = lazy(async () => ({ default: (await talk()).Talk }));
/** Only for beginners. */
export const Advice = lazyAfterTable(async () => (await import('../learn/advice/advice.tsx')).Advice);
export const Notice = lazy(async () => ({ default: (await import('../votes/notice.tsx')).Notice }));

/** Fetches what is still to come, without getting in the way. */
export function fetchLaterScreens(): void {
  tableIsDrawn();
  whenIdle(() => {
    for (const fetchScreen of all) void fetchScreen();
    fetchFollowing();
  });
}

import { lazy } from 'react';
import { whenIdle } from '../app/when-idle.ts';

/** A game begins with tea. The other screens are loaded while the first one is looked at, or when they are needed. */

const board = () => import('../board/board.tsx');
const battle = () => import('../battle/battle-screen.tsx');
const summary = () => import('../battle/battle-summary.tsx');
const cards = () => import('../cards/season-cards.tsx');
const over = () => import('../over/game-over.tsx');
const scores = () => import('../scores/score-sheet.tsx');
const talk = () => import('../talk/talk.tsx');
const all = [board, battle, summary, cards, over, scores];

export const Board = lazy(async () => ({ default: (await board()).Board }));
export const BattleScreen = lazy(async () => ({ default: (await battle()).BattleScreen }));
export const BattleSummary = lazy(async () => ({ default: (await summary()).BattleSummary }));
export const SeasonCards = lazy(async () => ({ default: (await cards()).SeasonCards }));
export const GameOver = lazy(async () => ({ default: (await over()).GameOver }));
export const ScoreSheet = lazy(async () => ({ default: (await scores()).ScoreSheet }));
/** Only at a table online. */
export const Talk = lazy(async () => ({ default: (await talk()).Talk }));
export const Slips = lazy(async () => ({ default: (await import('../votes/slips.tsx')).Slips }));

/** Fetches what is still to come, without getting in the way. */
export const fetchLaterScreens = (): void =>
  whenIdle(() => {
    for (const fetchScreen of all) void fetchScreen();
  });

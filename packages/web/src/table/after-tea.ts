/** What a game needs once others have moved, and the screens that follow: the page loads it in one chunk. */

export { BattleScreen } from '../battle/battle-screen.tsx';
export { BuyShelf } from '../cards/buy-shelf.tsx';
export { SeasonCards } from '../cards/season-cards.tsx';
export { Live } from '../follow/live.tsx';
export { PaceButtons } from '../follow/pace-buttons.tsx';
export { SeasonSlip } from '../follow/season-slip.tsx';
export { Since, SinceChip, SinceLine } from '../follow/since.tsx';
export { WhoActs } from '../follow/who-acts.tsx';
export { GameOver } from '../over/game-over.tsx';
export { ScoreSheet } from '../scores/score-sheet.tsx';
export { Talk } from '../talk/talk.tsx';

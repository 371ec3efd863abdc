import type { Move } from '@hinode/engine';
import { ADVANTAGE_IDS } from '@hinode/engine/facts';
import { type Pick, pickKey, picksOf } from '../../choices/picks.ts';

/** Where on the screen the next part of a move is made: what the guide points at. */
export function targetOf(move: Move, chosen: readonly Pick[], isAsking: boolean): Element | undefined {
  return firstSeen(wanted(move, chosen, isAsking));
}

/** The next part of the move, wherever it is made. */
export const partOf = (move: Move, chosen: readonly Pick[], isAsking: boolean): string => {
  const pick = nextPick(move, chosen);
  return isAsking ? 'confirm' : pick ? pickKey(pick) : move.type;
};

function nextPick(move: Move, chosen: readonly Pick[]): Pick | undefined {
  const picks = picksOf(move);
  const begins = chosen.every((pick, i) => picks[i] && pickKey(picks[i]) === pickKey(pick));
  return begins ? picks[chosen.length] : picks[0];
}

function wanted(move: Move, chosen: readonly Pick[], isAsking: boolean): readonly string[] {
  if (isAsking) return [`[data-confirm]${buttonOf(move.type)}`];
  switch (move.type) {
    case 'bid':
      return [
        ...ADVANTAGE_IDS.filter((advantage) => isShort(move, advantage)).map(stepperOf),
        buttonOf('bid'),
      ];
    case 'propose':
      return [
        `[data-partner="${move.with}"]:not([aria-checked="true"])`,
        buttonOf('propose'),
        '[data-part-tab="your-offer"]',
      ];
    case 'pass':
      return [buttonOf('pass')];
    default: {
      const pick = nextPick(move, chosen);
      return pick ? placesOf(pick, move) : [];
    }
  }
}

/** On the map if it can be pressed there, and otherwise among the answers. */
function placesOf(pick: Pick, { clan }: Move): readonly string[] {
  const answer = `[data-dock] [data-pick="${CSS.escape(pickKey(pick))}"]`;
  switch (pick.kind) {
    case 'piece':
      return pick.at === undefined ? [answer] : [pieceIn(pick.at, clan, pick.figure), answer];
    case 'victim':
      return pick.province === undefined ? [answer] : [pieceIn(pick.province, pick.of, pick.figure), answer];
    case 'province':
      return [`[data-plate="${pick.province}"][data-state="lit"]`, answer];
    case 'shrine':
      return [`[data-shrine="${pick.shrine}"][data-state="lit"]`, answer];
    default:
      return [answer];
  }
}

const pieceIn = (province: string, clan: string, figure: string): string =>
  `[data-camp="${province}"] [data-clan-line="${clan}"] [data-piece="${figure}"][data-choosable]`;

const buttonOf = (type: string): string => `[data-move*='"type":"${type}"']:enabled`;

const coinsOn = (advantage: string): string => `[data-advantage="${advantage}"] [role="spinbutton"]`;

/** Including the buttons beside it. */
const stepperOf = (advantage: string): string =>
  `[data-advantage="${advantage}"] :has(> [role="spinbutton"])`;

/** The move needs more coins than lie there. */
function isShort(move: Extract<Move, { type: 'bid' }>, advantage: (typeof ADVANTAGE_IDS)[number]): boolean {
  const coins = document.querySelector(coinsOn(advantage))?.getAttribute('aria-valuenow');
  return Number(coins ?? 0) < move[advantage];
}

const firstSeen = (selectors: readonly string[]): Element | undefined =>
  selectors
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .find((element) => element.checkVisibility());

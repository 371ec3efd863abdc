import type { Result } from '@hinode/engine';
import { listed, nameOf } from './names.ts';

/** `Koi won with 41 VP`, `Koi and Lotus shared the victory with 41 VP`, `the game is not over` */
export function outcome(result: Result | undefined): string {
  if (result === undefined) return 'the game is not over';
  const { winners, vp } = result;
  const [first] = winners;
  const points = first === undefined ? 0 : (vp[first] ?? 0);
  return `${listed(winners.map(nameOf))} ${winners.length > 1 ? 'shared the victory' : 'won'} with ${points} VP`;
}

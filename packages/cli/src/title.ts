import type { View } from '@hinode/engine';
import { listed, nameOf } from './names.ts';
import type { Style } from './style.ts';

/** The lines over a game: who plays, with what, and the seed. */
export function titleOf({ clans, shrines, set }: View, seed: string, style: Style): string[] {
  return [
    '',
    `  ${style.bold('Hinode 日の出')}  ${listed(clans.map(({ clan }) => nameOf(clan)))}`,
    `  ${style.dim(`${set} cards · shrines of ${listed(shrines.map(nameOf))} · seed ${seed}`)}`,
  ];
}

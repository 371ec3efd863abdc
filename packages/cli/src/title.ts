import type { View } from '@hinode/engine';
import type { Text } from '@hinode/text';
import { loose } from './columns.ts';
import type { Style } from './style.ts';

/** The lines above a game: who plays, with which cards and shrines, and the seed. */
export function titleOf({ clans, shrines, set }: View, seed: string, style: Style, text: Text): string[] {
  const names = (ids: readonly string[]): string => loose(text.list(ids.map((id) => text.name(id))));
  return [
    '',
    `  ${style.bold('Hinode 日の出')}  ${names(clans.map(({ clan }) => clan))}`,
    `  ${style.dim([names([set]), names(shrines), seed].join(' · '))}`,
  ];
}

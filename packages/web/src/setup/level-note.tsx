import type { Key } from '@hinode/text';
import { useText } from '../app/language.tsx';
import type { Player } from '../table/table.ts';
import { LEVELS, type Level } from './draft.ts';

const NOTES: Readonly<Record<Level, Key>> = {
  ashigaru: 'setup.level-ashigaru',
  samurai: 'setup.level-samurai',
  daimyo: 'setup.level-daimyo',
  shogun: 'setup.level-shogun',
};

/** What kind of opponent it is, in a line. */
export function LevelNote({ player }: { readonly player: Player | undefined }) {
  const text = useText();
  if (player === undefined) return null;
  if (player.kind === 'person') return text.say('setup.person-note');
  const level = LEVELS.find((known) => known === player.level);
  return level === undefined ? null : text.say(NOTES[level]);
}

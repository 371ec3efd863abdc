import { GAME_OUTLINES } from './game-icons.generated.ts';
import { type IconName, SAME_AS } from './icon.tsx';
import { INTERFACE_OUTLINES } from './interface-icons.generated.ts';
import { OWN_OUTLINES } from './own-icons.ts';

/** The names of all icons, set by set. */
export const ICON_NAMES: readonly IconName[] = [
  OWN_OUTLINES,
  GAME_OUTLINES,
  SAME_AS,
  INTERFACE_OUTLINES,
].flatMap((set) => Object.keys(set) as IconName[]);

import type { Screen } from '../app/screen.ts';

/** Where the parts of the table are. Their sizes are in `styles/shell.css`. */

/** What fills the middle of the table. */
export type SceneId = 'map' | 'tea' | 'battle' | 'over';

export interface Layout {
  /** Along the top; on a phone on its side, in the first cell of the strip. */
  readonly bar: boolean;
  readonly clans: 'rail' | 'strip' | 'none';
  /** In the Pacific, along the foot of the page, in a sheet that can be pulled up and down, or beside the map. */
  readonly decision: 'dock' | 'foot' | 'sheet' | 'side';
  /** In a column beside the map, or over it on demand. */
  readonly log: 'column' | 'called';
  /** Below the log, or as part of the tea; elsewhere over the map on demand. */
  readonly talk: 'beside' | 'called';
  /** The other pages of a phone: at the foot, or among the entries of the menu. */
  readonly tabs: 'foot' | 'menu' | 'none';
}

/** Tea and battle take the whole screen below the bar: their sides say what the strip would say. */
export function layoutOf(screen: Screen, scene: SceneId): Layout {
  const onMap = scene === 'map';
  const strip = onMap ? 'strip' : 'none';
  const rail = onMap ? 'rail' : 'none';
  const talk = scene === 'tea' ? 'beside' : 'called';
  switch (screen) {
    case 'landscape-phone':
      return { bar: false, clans: strip, decision: 'side', log: 'called', talk, tabs: 'menu' };
    case 'short-phone':
    case 'phone':
      return {
        bar: true,
        clans: strip,
        decision: 'sheet',
        log: 'called',
        talk,
        tabs: onMap ? 'foot' : 'menu',
      };
    case 'middle':
      return { bar: true, clans: strip, decision: 'foot', log: 'called', talk, tabs: 'none' };
    case 'low-laptop':
    case 'laptop':
      return { bar: true, clans: rail, decision: 'dock', log: 'called', talk, tabs: 'none' };
    case 'wide':
      return onMap
        ? { bar: true, clans: rail, decision: 'dock', log: 'column', talk: 'beside', tabs: 'none' }
        : { bar: true, clans: rail, decision: 'dock', log: 'called', talk, tabs: 'none' };
  }
}

/** While something is taught, the teacher has the bar, and there are no other pages to look at. */
export const framed = (layout: Layout): Layout => ({ ...layout, bar: true, tabs: 'none' });

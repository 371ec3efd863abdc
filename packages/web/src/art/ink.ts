/** The colors of drawings. The theme sets them; the fallbacks keep a drawing complete without a theme. */

export const CLAN_FILL = 'var(--clan-fill)';
export const CLAN_MARK = 'var(--clan-mark)';

/** The outline of everything in a clan's color: ink by day and by night, because the fills are bright in both. */
export const CLAN_LINE = 'var(--clan-line, #1d1a17)';

/** The pale parts of a piece: crests, faces, walls, teeth. */
export const PALE = 'var(--clan-pale, #fff8ea)';

export const INK = 'var(--ink)';
export const PAPER = 'var(--paper)';
export const PAPER_HI = 'var(--paper-hi)';

/** The colors drawings are made of. The theme sets them; the fallbacks keep a drawing whole without one. */

export const CLAN_FILL = 'var(--clan-fill)';
export const CLAN_MARK = 'var(--clan-mark)';

/** The outline of everything in clan color: ink by day and by night, for the fills are bright in both. */
export const CLAN_LINE = 'var(--clan-line, #1d1a17)';

/** The pale parts of a piece: crests, faces, walls, teeth. */
export const PALE = 'var(--clan-pale, #fff8ea)';

export const INK = 'var(--ink)';
export const PAPER = 'var(--paper)';
export const PAPER_HI = 'var(--paper-hi)';

/** A ring of ink as a brush draws it: it grows thicker on the way, and does not quite close. */

export interface Ring {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the stroke begins and ends, in turns, and the number of its segments. */
const BEGINS = -0.31;
const TURNS = 0.95;
const PIECES = 48;
/** Half the width of the line at its thinnest and at its thickest. */
const THIN = 0.9;
const THICK = 3.1;

export function ensoAround({ x, y, width, height }: Ring): string {
  const middle = { x: x + width / 2, y: y + height / 2 };
  const edge = (i: number, side: 1 | -1): string => {
    const part = i / PIECES;
    const angle = (BEGINS + part * TURNS) * 2 * Math.PI;
    const half = THIN + (THICK - THIN) * Math.sin(part * Math.PI) ** 0.7;
    // The end is a little further out than the beginning, so that the ends pass each other.
    const wider = 3 * part - 1.5 + side * half;
    const [px, py] = [(width / 2 + wider) * Math.cos(angle), (height / 2 + wider) * Math.sin(angle)];
    return `${(middle.x + px).toFixed(1)} ${(middle.y + py).toFixed(1)}`;
  };
  const there = Array.from({ length: PIECES + 1 }, (_, i) => edge(i, 1));
  const back = Array.from({ length: PIECES + 1 }, (_, i) => edge(PIECES - i, -1));
  return `M${[...there, ...back].join('L')}z`;
}

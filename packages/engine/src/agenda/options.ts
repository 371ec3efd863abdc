/** A list of moves as numbers (see `moves/code.ts`) that is filled again and again without building anything. */
export interface Options {
  readonly codes: Int32Array;
  count: number;
  /** Whoever asks for them has enough with so many: all there are, or two if only the question is whether there is a choice. */
  readonly enough: number;
}

/** More than any decision of the game can offer; `offer` would throw before it lost one. */
const ROOM = 2048;

export const emptyOptions = (enough = ROOM): Options => ({
  codes: new Int32Array(ROOM),
  count: 0,
  enough,
});

/** May whoever lists stop here? Worth asking where there can be many: every question is looked at once before it is asked. */
export const areEnough = (options: Options): boolean => options.count >= options.enough;

export function offer(options: Options, code: number): void {
  if (options.count === ROOM) throw new Error('a decision offers more moves than there is room for');
  options.codes[options.count++] = code;
}

/** A list of moves as numbers (see `moves/code.ts`) that is refilled again and again without allocating anything. */
export interface Options {
  codes: Int32Array;
  count: number;
  /** How many are enough: all there are, or two if the only question is whether there is a choice. */
  readonly enough: number;
}

/** More than most decisions offer; if one offers more, the list grows. */
const ROOM = 512;
const ALL = 2 ** 30;

export const emptyOptions = (enough = ALL): Options => ({
  codes: new Int32Array(ROOM),
  count: 0,
  enough,
});

/** May listing stop here? Worth asking if there can be many: every question is checked once before it is asked. */
export const areEnough = (options: Options): boolean => options.count >= options.enough;

export function offer(options: Options, code: number): void {
  if (options.count === options.codes.length) grow(options);
  options.codes[options.count++] = code;
}

function grow(options: Options): void {
  const { codes } = options;
  options.codes = new Int32Array(2 * codes.length);
  options.codes.set(codes);
}

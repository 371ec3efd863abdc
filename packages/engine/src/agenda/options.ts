/** A list of moves as numbers (see `moves/code.ts`) that is filled again and again without building anything. */
export interface Options {
  readonly codes: Int32Array;
  count: number;
}

/** More than any decision of the game can offer; `offer` would throw before it lost one. */
const ROOM = 2048;

export const emptyOptions = (): Options => ({ codes: new Int32Array(ROOM), count: 0 });

export function offer(options: Options, code: number): void {
  if (options.count === ROOM) throw new Error('a decision offers more moves than there is room for');
  options.codes[options.count++] = code;
}

/**
 * Parts that run in parallel and write one after another: the part whose turn it is writes at once, and the output of the others is
 * kept until it is theirs.
 */
export interface Speaker {
  say(words: string): void;
  /** Has nothing more to write. */
  end(): void;
}

export function takeTurns(count: number, write: (words: string) => void): readonly Speaker[] {
  const kept = Array.from({ length: count }, () => ({ words: '', ended: false }));
  let turn = 0;
  const goOn = (): void => {
    for (let one = kept[turn]; one !== undefined; one = kept[++turn]) {
      write(one.words);
      one.words = '';
      if (!one.ended) return;
    }
  };
  return kept.map((one) => ({
    say: (words) => {
      one.words += words;
      if (one === kept[turn]) goOn();
    },
    end: () => {
      one.ended = true;
      if (one === kept[turn]) goOn();
    },
  }));
}

/**
 * Parts that run side by side and speak one after another: whoever's turn it is speaks at once, the words of the others
 * are kept until it is theirs.
 */
export interface Speaker {
  say(words: string): void;
  /** Has nothing more to say. */
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

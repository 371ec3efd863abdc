import type { ClanId, Event, View } from '@hinode/engine';
import { eventMessages, type LogMessage, type Text } from '@hinode/text';
import { alignedRows, lengthOf, wrapped } from './columns.ts';
import type { Style } from './style.ts';
import { clanRows, forces, type Rows } from './summary-tables.ts';

/** Tells a game from its events, in the words of the page's log: headings, and under each what happened. */

const MARGIN = '  ';
const INDENT = '    ';
/** The indent where a sentence continues on the next line. */
const HANGING = `${INDENT}  `;

/** Events that are evident from those that follow: who is ready, and who has bid. */
const UNTOLD: ReadonlySet<Event['type']> = new Set(['readyChanged', 'teaEnded', 'bidSealed']);

interface Teller {
  readonly width: number;
  readonly style: Style;
  readonly text: Text;
  /** The current position, as everybody sees it. */
  readonly now: () => View | undefined;
  /** What to print to the right of a heading, such as the number of moves so far. */
  readonly mark?: () => string;
}

interface Sentence {
  readonly words: string;
  readonly clan: ClanId | undefined;
  readonly times: number;
}

export class Story {
  readonly #teller: Teller;
  #lines: string[] = [];
  /** The last sentence, which may occur again. */
  #last: Sentence | undefined;

  constructor(teller: Teller) {
    this.#teller = teller;
  }

  /** Takes in an event. Only what everybody may see is told. */
  readonly hear = (event: Event): void => {
    if (event.seenBy !== 'all' || UNTOLD.has(event.type)) return;
    for (const message of eventMessages(event)) this.#tell(message, event);
    if (event.type === 'warBegan') this.#table(forces);
    if (event.type === 'seasonEnded') this.#table(clanRows);
  };

  /** The lines told since the last call. */
  take(): string[] {
    const told = this.#lines;
    this.#lines = [];
    return told;
  }

  /** The last lines. */
  end(): string[] {
    this.#endSentence();
    return this.take();
  }

  #tell({ key, values, clan, heading }: LogMessage, { type }: Event): void {
    const words = this.#teller.text.say(key, values);
    if (type === 'seasonBegan') this.#beginSeason(words);
    else if (heading || type === 'seasonEnded') this.#begin(words);
    else this.#say(words, clan);
  }

  #beginSeason(season: string): void {
    this.#endSentence();
    const { width, style } = this.#teller;
    const title = `━━ ${season} `;
    this.#lines.push('', style.bold(title + '━'.repeat(Math.max(0, width - lengthOf(title)))));
  }

  #begin(heading: string): void {
    this.#endSentence();
    const { style, width } = this.#teller;
    const mark = this.#teller.mark?.() ?? '';
    const [title = '', ...rest] = wrapped(heading, width - MARGIN.length - lengthOf(mark) - 1);
    const space = width - lengthOf(MARGIN + title + mark);
    const right = mark === '' ? '' : ' '.repeat(space) + style.dim(mark);
    this.#lines.push(
      '',
      MARGIN + style.bold(title) + right,
      ...rest.map((line) => MARGIN + style.bold(line)),
    );
  }

  /** Something else that happened; the same thing several times in a row is told once, with a number. */
  #say(words: string, clan: ClanId | undefined): void {
    const times = this.#last?.words === words ? this.#last.times + 1 : 1;
    if (times === 1) this.#endSentence();
    this.#last = { words, clan, times };
  }

  #endSentence(): void {
    if (this.#last === undefined) return;
    const { words, clan, times } = this.#last;
    this.#last = undefined;
    const whole = times === 1 ? words : `${words} ×${this.#teller.text.number(times)}`;
    const [first = '', ...rest] = wrapped(whole, this.#teller.width - HANGING.length);
    this.#lines.push(INDENT + this.#painted(first, clan), ...rest.map((line) => HANGING + line));
  }

  /** A line that begins with a clan shows its color. */
  #painted(line: string, clan: ClanId | undefined): string {
    const { text, style } = this.#teller;
    const name = clan === undefined ? '' : text.name(clan);
    if (clan === undefined || !line.startsWith(name)) return line;
    return style.clan(clan, name) + line.slice(name.length);
  }

  /** A table made from the current position. */
  #table(rowsOf: (view: View, text: Text) => Rows): void {
    const view = this.#teller.now();
    if (view === undefined) return;
    this.#endSentence();
    const { style, text } = this.#teller;
    const rows = rowsOf(view, text);
    const [head = '', ...lines] = alignedRows(rows);
    const clans = new Map(view.honor.map((clan) => [text.name(clan), clan]));
    this.#lines.push(
      INDENT + style.dim(head),
      ...lines.map((line, i) => INDENT + this.#painted(line, clans.get(rows[i + 1]?.[0] ?? ''))),
    );
  }
}

import { ADVANTAGE_IDS, type ClanId, type Event, type SeasonId, type View } from '@hinode/engine';
import { alignedRows, lengthOf, wrapped } from './columns.ts';
import { type Clause, clausesOf, sentence, type Topic } from './describe.ts';
import { counted, listed, nameOf } from './names.ts';
import type { Style } from './style.ts';
import { clanRows, forces, type Winter, winterScores } from './summary-tables.ts';

/** A game told from its events: seasons, sections with a heading, and under each what everybody did. */

const MARGIN = '  ';
const INDENT = '    ';
/** Room for the clan's name, or the word, at the beginning of a line. */
const SUBJECT = 11;
/** What a cell without anything in it shows. */
const NOTHING = '·';

interface Teller {
  readonly width: number;
  readonly style: Style;
  /** The position at this instant, as everybody sees it. */
  readonly now: () => View | undefined;
  /** What to write at the right of a heading, such as the number of moves so far. */
  readonly mark?: () => string;
}

/** A heading that waits for the first thing that is said under it, or for what follows it on the same line. */
interface Section {
  readonly title: string;
  /** What stands at the right of it. */
  readonly mark: string;
  tail: string;
  /** Said if nothing at all follows. */
  readonly otherwise: string;
}

export class Story {
  readonly #teller: Teller;
  #lines: string[] = [];
  #section: Section | undefined;
  #clauses: Clause[] = [];
  #topic: Topic;
  #season: SeasonId = 'spring';
  #winter: Winter = {};
  /** Whether something was said since the last empty line. */
  #needsGap = false;

  constructor(teller: Teller) {
    this.#teller = teller;
  }

  /** Hears of an event. Only what everybody may see is told. */
  readonly hear = (event: Event): void => {
    if (event.seenBy !== 'all') return;
    if (event.type === 'gained' && this.#season === 'winter') this.#addToWinter(event);
    else this.#tell(event);
  };

  /** The lines told since the last time. */
  take(): string[] {
    const told = this.#lines;
    this.#lines = [];
    return told;
  }

  /** The last lines. A game that is left in the middle ends with a heading, and nothing is said about it yet. */
  end(): string[] {
    this.#endSentence();
    this.#putHeading(false);
    return this.take();
  }

  #tell(event: Event): void {
    switch (event.type) {
      case 'seasonBegan':
        this.#season = event.season;
        this.#beginSeason(event.season);
        break;
      case 'teaBegan':
        this.#begin('Tea ceremony', undefined, 'nobody talks to anybody');
        break;
      case 'teaEnded':
        this.#tellNoAlliance();
        break;
      case 'mandateChosen':
        this.#begin(
          `${event.turn}. ${nameOf(event.clan)} – ${nameOf(event.mandate)}${event.faceDown ? ' (the tile lies face down)' : ''}`,
          event.mandate,
          'nothing happens',
        );
        break;
      case 'mandateEnded':
        this.#topic = undefined;
        break;
      case 'kamiTurnBegan':
        this.#begin(`Kami turn ${event.turn}`, undefined, 'no shrine has a worshipper');
        break;
      case 'warBegan':
        this.#begin('War', undefined, '');
        this.#table(forces, 'Force');
        break;
      case 'warOpened':
        this.#begin(`War ${event.war} – ${nameOf(event.province)}`, undefined, '');
        break;
      case 'tokenDiscarded':
        this.#goOn('nobody is there');
        break;
      case 'tokenTaken':
        if (!event.fought) this.#goOn(`${nameOf(event.clan)} takes the token in peace`);
        break;
      case 'battleBegan':
        this.#goOn(`${listed(event.fighters.map(nameOf))} fight`);
        break;
      case 'bidsRevealed':
        this.#tellBids(event.bids);
        break;
      case 'seasonEnded':
        this.#begin(`Standings after ${nameOf(event.season)}`, undefined, '');
        this.#table(clanRows);
        break;
      case 'gameEnded':
        this.#tellEnd(event.winners, event.vp);
        break;
      default:
        if (event.type === 'favorWon') this.#topic = event.kami;
        if (event.type === 'advantageWon') this.#topic = event.advantage;
        for (const clause of clausesOf(event, this.#topic)) this.#say(clause);
    }
  }

  #beginSeason(season: SeasonId): void {
    this.#endSection();
    const { width, style } = this.#teller;
    const title = `━━ ${nameOf(season)} `;
    this.#put('', style.bold(title + '━'.repeat(Math.max(0, width - lengthOf(title)))));
    this.#needsGap = true;
    this.#topic = undefined;
  }

  #begin(title: string, topic: Topic, otherwise: string): void {
    this.#endSection();
    this.#section = { title, mark: this.#teller.mark?.() ?? '', tail: '', otherwise };
    this.#topic = topic;
  }

  /** Adds to the heading, if nothing was said under it yet. */
  #goOn(tail: string): void {
    if (this.#section !== undefined) this.#section.tail = tail;
  }

  #endSection(): void {
    this.#endSentence();
    if (this.#section === undefined) return;
    this.#section.tail ||= this.#section.otherwise;
    this.#putHeading(false);
  }

  #putHeading(somethingFollows: boolean): void {
    if (this.#section === undefined) return;
    const { title, tail, mark } = this.#section;
    const { style, width } = this.#teller;
    this.#section = undefined;
    if (this.#needsGap || somethingFollows) this.#gap();
    const text = tail === '' ? '' : `: ${tail}`;
    const space = width - lengthOf(MARGIN + title + text + mark);
    const right = mark !== '' && space > 0 ? ' '.repeat(space) + style.dim(mark) : '';
    this.#put(MARGIN + style.bold(title) + text + right);
    this.#needsGap = somethingFollows;
  }

  #gap(): void {
    if (this.#lines.at(-1) !== '') this.#put('');
  }

  #put(...lines: readonly string[]): void {
    this.#lines.push(...lines);
  }

  /** One more thing that somebody did: it goes on with the sentence if that is about the same one. */
  #say(clause: Clause): void {
    const before = this.#clauses[0];
    if (before !== undefined && subjectOf(before) !== subjectOf(clause)) this.#endSentence();
    this.#clauses.push(clause);
  }

  #endSentence(): void {
    const [first] = this.#clauses;
    if (first === undefined) return;
    this.#putHeading(true);
    const { style, width } = this.#teller;
    const name = subjectOf(first).padEnd(SUBJECT);
    const subject = typeof first.who === 'string' ? style.clan(first.who, name) : style.dim(name);
    const [start = '', ...rest] = wrapped(sentence(this.#clauses), width - INDENT.length - SUBJECT);
    this.#put(INDENT + subject + start);
    this.#put(...rest.map((line) => INDENT + ' '.repeat(SUBJECT) + line));
    this.#clauses = [];
  }

  /** A table made of the position at this instant. */
  #table(rowsOf: (view: View) => readonly (readonly string[])[], corner = ''): void {
    const view = this.#teller.now();
    if (view === undefined) return;
    this.#putTable(rowsOf(view), corner);
  }

  #putTable(rows: readonly (readonly string[])[], corner = ''): void {
    this.#endSentence();
    this.#putHeading(true);
    const { style } = this.#teller;
    const [head = [], ...body] = rows;
    const [title = '', ...lines] = alignedRows([[corner.padEnd(SUBJECT - 2), ...head.slice(1)], ...body]);
    this.#put(INDENT + style.dim(title));
    lines.forEach((line, i) => {
      const name = body[i]?.[0] ?? '';
      const clan = this.#clanNamed(name);
      const painted = clan === undefined ? name : style.clan(clan, name);
      this.#put(INDENT + painted + line.slice(name.length));
    });
  }

  #clanNamed(name: string): ClanId | undefined {
    return this.#teller.now()?.honor.find((clan) => nameOf(clan) === name);
  }

  /** An alliance was told when it was made; that there is none is worth a word, if anybody talked at all. */
  #tellNoAlliance(): void {
    const isAnybodyAllied = this.#teller.now()?.alliances.length !== 0;
    if (this.#section !== undefined || isAnybodyAllied) return;
    this.#say({ who: { label: 'Allied' }, verb: '', what: 'nobody' });
  }

  #tellBids(bids: Extract<Event, { type: 'bidsRevealed' }>['bids']): void {
    if (bids.every(({ bid }) => ADVANTAGE_IDS.every((advantage) => bid[advantage] === 0))) {
      this.#say({ who: { label: 'Bids' }, verb: '', what: 'none' });
      return;
    }
    this.#putTable(
      [
        ['', ...ADVANTAGE_IDS],
        ...bids.map(({ clan, bid }) => [
          nameOf(clan),
          ...ADVANTAGE_IDS.map((advantage) => String(bid[advantage] || NOTHING)),
        ]),
      ],
      'Bids',
    );
  }

  #addToWinter({ clan, vp = 0, because }: Extract<Event, { type: 'gained' }>): void {
    const scores = this.#winter[clan] ?? { upgrades: 0, tokens: 0, sets: 0 };
    if (because === 'war-tokens') scores.tokens += vp;
    else if (because === 'province-sets') scores.sets += vp;
    else scores.upgrades += vp;
    this.#winter[clan] = scores;
  }

  #tellEnd(winners: readonly ClanId[], vp: readonly { clan: ClanId; vp: number }[]): void {
    this.#begin('The last scoring', undefined, '');
    this.#putTable(winterScores(vp, this.#winter));
    const won = vp.find(({ clan }) => winners.includes(clan));
    const names = listed(winners.map(nameOf));
    const verb = winners.length > 1 ? 'share the victory' : 'wins the game';
    this.#gap();
    this.#put(
      `${MARGIN}${this.#teller.style.bold(`${names} ${verb}`)} with ${counted(won?.vp ?? 0, 'VP', 'VP')}.`,
    );
  }
}

const subjectOf = ({ who }: Clause): string => (typeof who === 'string' ? nameOf(who) : who.label);

import type { ClanId } from '@hinode/engine';
import {
  type About,
  askedIn,
  canBePromised,
  choicesOf,
  lateIn,
  type Note,
  type NoteRequest,
  type TableRefusal,
} from '@hinode/wire';
import { isAtAnEnd, type Situation } from '../table/situation.ts';
import { STAND_IN } from './consequences.ts';
import { cleanWords } from './words.ts';

/** The note that a seat's wish becomes, or why it is refused; undefined if nothing is left to do. */
export type Validated = { readonly note: Note } | { readonly code: TableRefusal['code'] } | undefined;

export type Wish = Exclude<NoteRequest, { readonly type: 'report' }>;

const no = (code: TableRefusal['code']): Validated => ({ code });
const yes = (note: Note): Validated => ({ note });

/** `clans` are those with a seat at the table. */
export function validate(
  wish: Wish,
  seat: ClanId,
  situation: Situation,
  clans: readonly ClanId[],
): Validated {
  const { proceedings } = situation;
  const isOther = (clan: ClanId): boolean => clan !== seat && clans.includes(clan);
  switch (wish.type) {
    case 'say': {
      const text = cleanWords(wish.text);
      if (text === undefined) return no('bad-words');
      return wish.to === undefined || isOther(wish.to)
        ? yes({ type: 'said', from: seat, ...(wish.to && { to: wish.to }), text })
        : no('no-such-clan');
    }
    case 'phrase': {
      const { to, phrase, promise } = wish;
      if (promise && !canBePromised(phrase)) return no('cannot-be-promised');
      return to === undefined || isOther(to)
        ? yes({ type: 'phrase', from: seat, ...(to && { to }), phrase, ...(promise && { promise }) })
        : no('no-such-clan');
    }
    case 'ask':
      return validateAsk(wish.about, seat, situation);
    case 'vote':
      return validateVote(wish, seat, situation);
    case 'resume':
      return proceedings.paused && !isAtAnEnd(situation) ? yes({ type: 'resumed', by: seat }) : undefined;
    case 'leave':
      if (isAtAnEnd(situation)) return no('game-over');
      return proceedings.bots[seat]
        ? undefined
        : yes({ type: 'bot-took-over', clan: seat, level: STAND_IN, why: 'left' });
    case 'come-back':
      return proceedings.bots[seat] || isLate(situation, seat)
        ? yes({ type: 'came-back', clan: seat })
        : undefined;
    case 'standing': {
      const { answer, value } = wish;
      const clans = answer.on === 'accept' ? [answer.with] : answer.on === 'bid' ? answer.against : [];
      return clans.every(isOther) ? yes({ type: 'standing', clan: seat, answer, value }) : no('no-such-clan');
    }
    case 'mute':
      return isOther(wish.of)
        ? yes({ type: 'muted', clan: seat, of: wish.of, value: wish.value })
        : no('no-such-clan');
  }
}

function validateAsk(
  about: Exclude<About, { readonly question: 'absent' }>,
  seat: ClanId,
  situation: Situation,
): Validated {
  const { proceedings, position } = situation;
  // Not even if everybody agrees: the record of a game that is over shows its seed.
  if (isAtAnEnd(situation)) return no('game-over');
  if (proceedings.bots[seat]) return no('bot-plays');
  if (about.question === 'undo' && about.to >= position.moves) return no('no-such-move');
  if (proceedings.paused && about.question !== 'end') return no('paused');
  // Two players who ask for the same thing agree.
  if (proceedings.vote && isSame(proceedings.vote.about, about))
    return yes({ type: 'answered', by: seat, choice: 'yes' });
  return yes({ type: 'asked', by: seat, about });
}

function isSame(a: About, b: About): boolean {
  if (a.question === 'undo') return b.question === 'undo' && a.to === b.to;
  return a.question === b.question;
}

function validateVote(
  { question, choice }: Extract<Wish, { readonly type: 'vote' }>,
  seat: ClanId,
  { proceedings: { vote }, players }: Situation,
): Validated {
  if (vote?.n !== question) return no('nothing-asked');
  if (!askedIn(vote.about, players).includes(seat) || !choicesOf(vote.about).includes(choice))
    return no('not-asked');
  return yes({ type: 'answered', by: seat, choice });
}

const isLate = ({ proceedings }: Situation, clan: ClanId): boolean => lateIn(proceedings).includes(clan);

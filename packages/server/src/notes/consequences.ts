import type { Entry } from '@hinode/engine/records';
import { lateIn, type Note, outcomeOf } from '@hinode/wire';
import { areShown, dueOf } from '../clocks/clocks.ts';
import { askedNow, isAtAnEnd, type Situation } from '../table/situation.ts';

/** Something that nobody requests because it follows from what was done. */
export type Consequence = { readonly note: Note } | { readonly entry: Entry };

/**
 * What follows at a table as it stands: a vote that is decided, a clock that ran out. Called again until nothing follows, and
 * also when a table is opened, to catch up if the power failed in between.
 */
export function nextConsequence(situation: Situation): Consequence | undefined {
  if (situation.proceedings.ended !== undefined) return undefined;
  return fromVote(situation) ?? fromReturn(situation) ?? fromClock(situation);
}

const noted = (note: Note): Consequence => ({ note });
const DROPPED = noted({ type: 'dropped' });

/** The bot that takes a person's place. */
export const STAND_IN = 'samurai';

function fromVote(situation: Situation): Consequence | undefined {
  const { proceedings, players, position } = situation;
  const { vote } = proceedings;
  if (vote === undefined) return undefined;
  const { about } = vote;
  const outcome = outcomeOf(vote, players, lateIn(proceedings));
  if (about.question === 'undo') {
    if (vote.at !== position.entries)
      return outcome === 'yes' ? noted({ type: 'undone', to: about.to }) : DROPPED;
    if (isAtAnEnd(situation)) return DROPPED;
    if (outcome === 'yes') return { entry: { undo: about.to } };
  } else if (about.question === 'absent') {
    const { clan } = about;
    if (outcome === 'wait') return noted({ type: 'waited', clan });
    if (outcome === 'bot') return noted({ type: 'bot-took-over', clan, level: STAND_IN, why: 'absent' });
    if (outcome === 'end') return noted({ type: 'ended', how: 'abandoned', by: clan });
  } else if (isAtAnEnd(situation)) return DROPPED;
  else if (outcome === 'yes')
    return noted(about.question === 'pause' ? { type: 'paused' } : { type: 'ended', how: 'agreed' });
  return outcome === 'no' ? DROPPED : undefined;
}

/** A player who was late and no longer is: they have moved, or need not move. */
function fromReturn(situation: Situation): Consequence | undefined {
  const { clocks, now, proceedings } = situation;
  const late = lateIn(proceedings);
  if (late.length === 0) return undefined;
  const asked = askedNow(situation);
  const clan = late.find(
    (one) => !asked.some((decision) => decision.clan === one) || (dueOf(clocks, one) ?? now) > now,
  );
  return clan && noted({ type: 'came-back', clan });
}

/** Nobody is asked about a person who plays alone with bots: the game waits. */
function fromClock(situation: Situation): Consequence | undefined {
  const { clocks, players, proceedings, now } = situation;
  if (players.length < 2) return undefined;
  const late = lateIn(proceedings);
  const clan = players.find((one) => !late.includes(one) && (dueOf(clocks, one) ?? now + 1) <= now);
  return clan && noted({ type: 'time-ran-out', clan, ...(!areShown(clocks) && { unseen: true }) });
}

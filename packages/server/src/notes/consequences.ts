import type { Entry } from '@hinode/engine';
import { lateIn, type Note, outcomeOf } from '@hinode/wire';
import { areShown, dueOf } from '../clocks/clocks.ts';
import { askedNow, isAtAnEnd, type Scene } from '../table/situation.ts';

/** Something that nobody does because it follows from what was done. */
export type Following = { readonly note: Note } | { readonly entry: Entry };

/**
 * What follows at a table as it stands: a vote that is decided, a clock that ran out. Asked again until nothing does, also
 * when a table is opened: then it catches up on what a power cut came between.
 */
export function whatFollows(scene: Scene): Following | undefined {
  if (scene.life.ended !== undefined) return undefined;
  return fromVote(scene) ?? fromReturn(scene) ?? fromClock(scene);
}

const noted = (note: Note): Following => ({ note });
const DROPPED = noted({ type: 'dropped' });

/** The bot that takes a person's place. */
export const STAND_IN = 'samurai';

function fromVote(scene: Scene): Following | undefined {
  const { life, players, position } = scene;
  const { vote } = life;
  if (vote === undefined) return undefined;
  const { about } = vote;
  const outcome = outcomeOf(vote, players, lateIn(life));
  if (about.question === 'undo') {
    if (vote.at !== position.entries)
      return outcome === 'yes' ? noted({ type: 'undone', to: about.to }) : DROPPED;
    if (isAtAnEnd(scene)) return DROPPED;
    if (outcome === 'yes') return { entry: { undo: about.to } };
  } else if (about.question === 'absent') {
    const { clan } = about;
    if (outcome === 'wait') return noted({ type: 'waited', clan });
    if (outcome === 'bot') return noted({ type: 'bot-took-over', clan, level: STAND_IN, why: 'absent' });
    if (outcome === 'end') return noted({ type: 'ended', how: 'abandoned', by: clan });
  } else if (isAtAnEnd(scene)) return DROPPED;
  else if (outcome === 'yes')
    return noted(about.question === 'pause' ? { type: 'paused' } : { type: 'ended', how: 'agreed' });
  return outcome === 'no' ? DROPPED : undefined;
}

/** Whoever was late and is not any more: has moved, or need not. */
function fromReturn(scene: Scene): Following | undefined {
  const { clocks, now, life } = scene;
  const late = lateIn(life);
  if (late.length === 0) return undefined;
  const asked = askedNow(scene);
  const clan = late.find(
    (one) => !asked.some((decision) => decision.clan === one) || (dueOf(clocks, one) ?? now) > now,
  );
  return clan && noted({ type: 'came-back', clan });
}

/** Nobody is asked about somebody who plays alone with bots: the game waits. */
function fromClock(scene: Scene): Following | undefined {
  const { clocks, players, life, now } = scene;
  if (players.length < 2) return undefined;
  const late = lateIn(life);
  const clan = players.find((one) => !late.includes(one) && (dueOf(clocks, one) ?? now + 1) <= now);
  return clan && noted({ type: 'time-ran-out', clan, ...(!areShown(clocks) && { unseen: true }) });
}

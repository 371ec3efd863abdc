import type { ClanId } from '@hinode/engine';
import { type Note, silentIn } from '@hinode/wire';
import { atHalfTime, type Noticed, type NoticeId, personsAsked } from '../notices/occasions.ts';
import { isAtAnEnd, type Situation } from './situation.ts';

/** Sends the notices that concern people at the table, by comparing the situation with an earlier one. */
export interface TableNotices {
  afterEntry(before: Situation): void;
  afterNote(before: Situation, note: Note): void;
  /** Reminds those whose time has half run out since then. */
  remind(since: number): void;
}

export interface TableNoticesOptions {
  readonly id: string;
  readonly persons: readonly ClanId[];
  readonly situation: () => Situation;
  readonly isHere: (clan: ClanId) => boolean;
  readonly noticed: Noticed | undefined;
}

export function noticesAt({ id, persons, situation, isHere, noticed }: TableNoticesOptions): TableNotices {
  const notice = (kind: NoticeId, clans: readonly ClanId[]): void => {
    for (const clan of clans) noticed?.(kind, id, clan, isHere(clan));
  };

  const noticeTurns = (before: Situation): void => {
    const after = situation();
    const asked = personsAsked(before);
    notice(
      'your-turn',
      personsAsked(after).filter((clan) => !asked.includes(clan)),
    );
    if (isAtAnEnd(after) && !isAtAnEnd(before)) notice('game-over', persons);
  };

  /** A question is new to the table, or comes up again after another one. */
  const noticeVote = (before: Situation): void => {
    const { proceedings, players } = situation();
    if (proceedings.vote?.n !== before.proceedings.vote?.n)
      notice('your-vote', silentIn(proceedings, players));
  };

  return {
    afterEntry: noticeTurns,
    afterNote: (before, note) => {
      if (note.type === 'began') notice('your-turn', personsAsked(situation()));
      else if (note.type === 'time-ran-out') notice(note.unseen ? 'unseen' : 'time-ran-out', [note.clan]);
      else noticeTurns(before);
      noticeVote(before);
    },
    remind: (since) => notice('half-time', atHalfTime(situation(), since)),
  };
}

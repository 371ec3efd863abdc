import type { ClanId } from '@hinode/engine';
import type { UndoVote } from '@hinode/wire';

/** "May I take that back?": beyond what is one's own to undo, every person at the table has to agree. Bots do not mind. */
export interface Vote {
  readonly to: number;
  readonly by: ClanId;
  readonly agreed: readonly ClanId[];
}

export const askedBy = (by: ClanId, to: number): Vote => ({ to, by, agreed: [by] });

export const agreedBy = (vote: Vote, clan: ClanId): Vote =>
  vote.agreed.includes(clan) ? vote : { ...vote, agreed: [...vote.agreed, clan] };

export const isAgreed = ({ agreed }: Vote, persons: readonly ClanId[]): boolean =>
  persons.every((clan) => agreed.includes(clan));

export const told = (vote: Vote | undefined): UndoVote => ({ type: 'undo-vote', ...(vote && { vote }) });

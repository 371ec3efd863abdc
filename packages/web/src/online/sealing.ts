import { commitmentOf } from '@hinode/engine/facts';
import type { FixedTable } from '@hinode/engine/records';
import type { ShownRoom } from '@hinode/wire';
import { call, codeOf } from './api.ts';
import { keepSeated, newContribution, seatedAt } from './seated.ts';

/**
 * Our contribution to the seed: sealed when we sit down, revealed when all seats are fixed. Whatever we saw is stored before
 * anything is sent.
 */

export async function sitDown({ id, promise }: ShownRoom, seat: number): Promise<ShownRoom> {
  const before = seatedAt(id);
  const contribution = newContribution();
  keepSeated(id, { promise, contribution, sealed: true });
  try {
    return await call<ShownRoom>('POST', `games/${id}/seats`, {
      seat,
      commitment: commitmentOf(promise, contribution),
    });
  } catch (problem) {
    // It was refused, perhaps because another tab already sits here. If there was no answer, we may have got the seat.
    if (before !== undefined && codeOf(problem) !== 'no-server') keepSeated(id, before);
    throw problem;
  }
}

/** The rooms whose text is on its way. */
const revealing = new Map<string, Promise<ShownRoom | undefined>>();

/** Reveals the text that was sealed here, if it is time. Returns the resulting room. If it fails, the next look tries again. */
export function revealIn(room: ShownRoom): Promise<ShownRoom | undefined> {
  const { id } = room;
  const underWay = revealing.get(id) ?? reveal(room).finally(() => revealing.delete(id));
  revealing.set(id, underWay);
  return underWay;
}

async function reveal(room: ShownRoom): Promise<ShownRoom | undefined> {
  const { id, status, mine, promise, seats } = room;
  const own = mine === undefined ? undefined : seats[mine];
  const seated = seatedAt(id);
  if (status !== 'beginning' || own === undefined || own.revealed || seated === undefined) return undefined;
  // A server that shows something other than what we saw gets no text from us.
  const isOurs = own.commitment === commitmentOf(seated.promise, seated.contribution);
  if (promise !== seated.promise || !isOurs) return undefined;
  const remembered = { ...seated, table: seated.table ?? tableIn(room) };
  keepSeated(id, remembered);
  const { contribution } = seated;
  const next = await call<ShownRoom>('POST', `games/${id}/reveal`, { contribution }).catch(() => undefined);
  if (next !== undefined) keepSeated(id, { ...remembered, revealed: true });
  return next;
}

const tableIn = ({ options: { set, shrines }, seats }: ShownRoom): FixedTable => ({
  set,
  ...(shrines && { shrines }),
  seats: seats.map(({ clan, commitment }) => ({ ...(clan && { clan }), ...(commitment && { commitment }) })),
});

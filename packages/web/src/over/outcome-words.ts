import type { ClanId, Result } from '@hinode/engine';
import { decidedByHonor, ranking } from '@hinode/engine/facts';
import type { Message } from '@hinode/text';
import { type Points, ranks } from './winter-count.ts';

/** How it ended, in a title and a sentence or two: facts, never praise. */

/** `me`: the one person at this screen, if there is only one. */
export function titleOf(result: Result, me?: ClanId): Message {
  const [winner, ...others] = result.winners;
  if (winner === undefined) return { key: 'end.early' };
  if (others.length > 0) return { key: 'end.shared', values: { clans: { names: result.winners } } };
  const byHonor = decidedByHonor(result);
  if (winner === me) return { key: byHonor ? 'end.you-by-honor' : 'end.you-win' };
  return { key: byHonor ? 'end.by-honor' : 'end.winner', values: { clan: { name: winner } } };
}

/** `before`: what everybody had when Winter began. */
export function factsOf(result: Result, before: Points): Message[] {
  const [first, second] = ranking(result);
  if (first === undefined || second === undefined) return [];
  const rank = ranks(before, result.honor)[first.clan] ?? 1;
  const values = { clan: { name: first.clan }, vp: first.vp };
  return [
    margin(),
    {
      key:
        rank === 1 ? 'end.led-before' : rank === result.honor.length ? 'end.last-before' : 'end.was-before',
      values: { vp: before[first.clan] ?? 0, rank, winter: first.vp - (before[first.clan] ?? 0) },
    },
  ];

  function margin(): Message {
    if (first === undefined || second === undefined) throw new Error('nobody played');
    if (result.winners.length > 1) return { key: 'end.equal-allies', values };
    const tied = result.honor.filter((clan) => clan !== first.clan && result.vp[clan] === first.vp);
    if (tied.length > 0) return { key: 'end.equal', values: { ...values, others: { names: tied } } };
    return {
      key: 'end.ahead',
      values: { ...values, more: first.vp - second.vp, other: { name: second.clan } },
    };
  }
}

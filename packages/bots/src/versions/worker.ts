import { RULES_VERSION } from '@hinode/engine/facts';
import type { FromWorker } from '../worker/messages.ts';
import { idOf, workerSide } from '../worker/protocol.ts';
import { botsOf } from './released.ts';

type Receive = (message: unknown) => void;

/**
 * The worker's side for games of all rules: whoever sits down at one of earlier rules is a bot of that time. They are fetched
 * then; what is said to the seat meanwhile waits for them.
 */
export function workerForAllRules(post: (message: FromWorker) => void): Receive {
  const today = workerSide(post);
  const byRules = new Map<string, Promise<Receive>>();
  const bySeat = new Map<string, Promise<Receive>>();

  const released = (rules: string): Promise<Receive> => {
    const known = byRules.get(rules);
    if (known !== undefined) return known;
    const coming = botsOf(rules).then((bots) => bots.workerSide(post));
    byRules.set(rules, coming);
    // What could not be fetched is tried again by the next who sits down.
    coming.catch(() => byRules.delete(rules));
    return coming;
  };

  return (message) => {
    const { type, seat = '', rules = RULES_VERSION } = (message ?? {}) as Partial<Record<string, string>>;
    if (type === 'seat' && rules !== RULES_VERSION) bySeat.set(seat, released(rules));
    const coming = bySeat.get(seat);
    if (coming === undefined) return today(message);
    if (type === 'leave') bySeat.delete(seat);
    coming.then(
      (receive) => receive(message),
      ({ message: problem }: Error) => post({ type: 'problem', id: idOf(message), problem }),
    );
  };
}

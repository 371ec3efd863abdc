/**
 * Asking over a port that carries messages one way: every request has a number, and what comes back under it is the answer.
 * Bots in a worker and tables in a worker are asked like this.
 */
export interface Calls {
  /** Sends the request that `post` makes of a number, and waits for its answer. */
  ask<T>(post: (id: number) => void): Promise<T>;
  take(reply: Reply): void;
  /** Nobody will answer any more: whoever waits is told so. */
  giveUp(problem: string): void;
}

/** `silence` is an answer too: there was nothing to say. */
export type Reply =
  | { readonly type: 'answer'; readonly id: number; readonly answer?: unknown }
  | { readonly type: 'silence'; readonly id: number }
  | { readonly type: 'problem'; readonly id: number; readonly problem: string };

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (problem: Error) => void;
}

export function newCalls(): Calls {
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  const take = (reply: Reply): void => {
    const open = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (reply.type === 'problem') open?.reject(new Error(reply.problem));
    else open?.resolve(reply.type === 'answer' ? reply.answer : undefined);
  };
  return {
    ask: <T>(post: (id: number) => void) =>
      new Promise<T>((resolve, reject) => {
        const id = asked++;
        waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
        post(id);
      }),
    take,
    giveUp: (problem) => {
      for (const id of [...waiting.keys()]) take({ type: 'problem', id, problem });
    },
  };
}

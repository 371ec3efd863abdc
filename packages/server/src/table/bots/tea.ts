import { type ClanId, type Decision, decisions, type Move, refusal, type State, view } from '@hinode/engine';

/** How bots behave at tea beside persons: they answer, have a word now and then, and hurry nobody. */
export interface Tea {
  /** The bot that should have a word now. */
  next(state: State): ClanId | undefined;
  /** What comes of what a bot would do; undefined if it keeps its thought to itself. */
  word(state: State, move: Move): Move | undefined;
  began(): void;
  personSpoke(): void;
}

export function tea(bots: ReadonlySet<ClanId>, persons: readonly ClanId[]): Tea {
  /** Bots that had a word since a person last spoke. */
  const heard = new Set<ClanId>();
  let someoneSpoke = false;
  const personsTalk = (open: readonly Decision[]): boolean => open.some(({ clan }) => persons.includes(clan));
  const proposedByPerson = (state: State) =>
    view(state).proposals.filter(({ clan, with: to }) => persons.includes(clan) && bots.has(to));

  return {
    next: (state) => {
      const [addressed] = proposedByPerson(state);
      if (addressed !== undefined) return addressed.with;
      const open = decisions(state);
      const talking = personsTalk(open);
      return open.find(({ clan }) => bots.has(clan) && !(talking && heard.has(clan)))?.clan;
    },
    word: (state, move) => {
      const { clan } = move;
      heard.add(clan);
      // A person who proposed gets an answer before anything else.
      const waiting = proposedByPerson(state).find(({ with: to }) => to === clan);
      if (waiting !== undefined && move.type !== 'accept')
        return { clan, type: 'decline', with: waiting.clan };
      if (!personsTalk(decisions(state))) return move;
      // While persons talk nobody leaves the table, and bots seal nothing among themselves before a person had a word.
      if (move.type === 'ready') return undefined;
      if (move.type === 'accept' && bots.has(move.with) && !someoneSpoke) return undefined;
      return refusal(state, move) === undefined ? move : undefined;
    },
    began: () => {
      heard.clear();
      someoneSpoke = false;
    },
    personSpoke: () => {
      heard.clear();
      someoneSpoke = true;
    },
  };
}

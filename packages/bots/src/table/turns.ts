import type { ClanId, Decision, Move, State } from '@hinode/engine';
import { currentEngine, type RulesEngine } from '@hinode/engine/versions';
import { type Floor, newFloor } from './floor.ts';

/** A bot that should be heard now: it answers what it is asked, or may speak up while another clan is. */
export interface Turn {
  readonly clan: ClanId;
  readonly decision: Decision;
}

/**
 * Which bot is to be heard at a table with persons. At tea bots answer, have a word after everything a person does, and
 * hurry nobody; before a mandate is chosen each may speak up once. In the pause before the war they answer at once: they
 * have promised nobody anything.
 */
export interface Turns {
  /** The bot to hear now, or undefined while persons are to act (or the game is over). */
  next(state: State): Turn | undefined;
  /** What comes of what a bot would say to the question who is ready; undefined if it keeps its thought to itself. */
  word(state: State, move: Move, aPersonSpoke: boolean): Move | undefined;
  /** A person did something, or another tea began: every bot may have a word again. */
  listenAgain(): void;
}

export function turnsOf(
  bots: ReadonlySet<ClanId>,
  persons: readonly ClanId[],
  engine: RulesEngine = currentEngine,
): Turns {
  const { decisions, isPausing, refusal, view } = engine;
  /** Bots that had a word at tea since a person last acted. */
  const heard = new Set<ClanId>();
  const personsTalk = (open: readonly Decision[]): boolean => open.some(({ clan }) => persons.includes(clan));
  const proposedByPerson = (state: State) =>
    view(state).proposals.filter(({ clan, with: to }) => persons.includes(clan) && bots.has(to));

  const nextAtTea = (state: State, open: readonly Decision[]): ClanId | undefined => {
    const [addressed] = proposedByPerson(state);
    if (addressed !== undefined) return addressed.with;
    const talking = personsTalk(open);
    return open.find(({ clan }) => bots.has(clan) && !(talking && heard.has(clan)))?.clan;
  };

  /** Who may still speak up before a mandate is chosen; another turn is another round. */
  let floor: { readonly turn: string; readonly floor: Floor } = { turn: '', floor: newFloor(engine) };
  const speaksUp = (state: State, decision: Decision): ClanId | undefined => {
    const { season, turn } = view(state);
    if (floor.turn !== `${season} ${turn}`) floor = { turn: `${season} ${turn}`, floor: newFloor(engine) };
    let clan = floor.floor.next(state, decision);
    while (clan !== undefined && !bots.has(clan)) clan = floor.floor.next(state, decision);
    return clan;
  };

  return {
    next: (state) => {
      if (bots.size === 0) return undefined;
      const open = decisions(state);
      const [first] = open;
      if (first?.kind === 'ready' && !isPausing(state)) {
        const clan = nextAtTea(state, open);
        return clan && { clan, decision: { clan, kind: 'ready' } };
      }
      const speaker = first?.kind === 'mandate' ? speaksUp(state, first) : undefined;
      if (first !== undefined && speaker !== undefined) return { clan: speaker, decision: first };
      const decision = open.find(({ clan }) => bots.has(clan));
      return decision && { clan: decision.clan, decision };
    },
    word: (state, move, aPersonSpoke) => {
      if (isPausing(state)) return move;
      const { clan } = move;
      heard.add(clan);
      // A person who proposed gets an answer before anything else.
      const waiting = proposedByPerson(state).find(({ with: to }) => to === clan);
      if (waiting !== undefined && move.type !== 'accept')
        return { clan, type: 'decline', with: waiting.clan };
      if (!personsTalk(decisions(state))) return move;
      // While persons talk nobody leaves the table, and bots seal nothing among themselves before a person had a word.
      if (move.type === 'ready') return undefined;
      if (move.type === 'accept' && bots.has(move.with) && !aPersonSpoke) return undefined;
      return refusal(state, move) === undefined ? move : undefined;
    },
    listenAgain: () => heard.clear(),
  };
}

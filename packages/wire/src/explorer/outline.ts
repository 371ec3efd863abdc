import type { CardId, ClanId, KamiId, MandateId, SetId } from '@hinode/engine';
import type { Game } from '@hinode/engine/games';

/** What of a game the explorer asks about: who sat where, what they chose first, what they bought, and who won. */
export interface Outline {
  readonly set: SetId;
  /** Those in play. */
  readonly kami: readonly KamiId[];
  /** In the order of their seats. */
  readonly players: readonly PlayerOutline[];
}

export interface PlayerOutline {
  readonly clan: ClanId;
  /** 1 for a victory, a part of it for one that was shared. */
  readonly won: number;
  /** The first mandate of the game that was theirs to choose. */
  readonly mandate?: MandateId;
  /** Each once, however many copies. */
  readonly cards: readonly CardId[];
  /** The kami whose favor they won at least once. */
  readonly favors: readonly KamiId[];
}

/** Undefined of a game that was not played to its end. */
export function outlineOf({ setup, log, position: { engine, state } }: Game): Outline | undefined {
  const ended = engine.result(state);
  if (ended === undefined) return undefined;
  const { set, shrines } = engine.view(state);
  // SETUP-2: seats follow honor at the start.
  const seats = engine.view(engine.newGame(setup)).honor;
  const mandates = new Map<ClanId, MandateId>();
  const cards = new Map(seats.map((clan) => [clan, new Set<CardId>()]));
  const favors = new Map(seats.map((clan) => [clan, new Set<KamiId>()]));
  for (const { event } of log) {
    if (event.type === 'mandateChosen' && !mandates.has(event.clan)) mandates.set(event.clan, event.mandate);
    if (event.type === 'cardTaken') cards.get(event.clan)?.add(event.card);
    if (event.type === 'favorWon') favors.get(event.clan)?.add(event.kami);
  }
  return {
    set,
    kami: shrines,
    players: seats.map((clan) => {
      const mandate = mandates.get(clan);
      return {
        clan,
        won: ended.winners.includes(clan) ? 1 / ended.winners.length : 0,
        ...(mandate !== undefined && { mandate }),
        cards: [...(cards.get(clan) ?? [])],
        favors: [...(favors.get(clan) ?? [])],
      };
    }),
  };
}

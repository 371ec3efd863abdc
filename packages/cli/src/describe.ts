import type { Cause, ClanId, Event, KamiId, ProvinceId } from '@hinode/engine';
import { FIXED_SPACE } from './columns.ts';
import { causeName, counted, nameOf, onePiece, pieceName, pieces, purse } from './names.ts';

/**
 * Events in plain English, one entry for each type. A clause is who, a verb and what: neighboring clauses of the
 * same clan are told in one breath (`story.ts`). Events that only make a heading or a table are not here.
 */

export interface Clause {
  /** A clan, or the word at the beginning of the line. */
  readonly who: ClanId | { readonly label: string };
  readonly verb: string;
  readonly what: string;
}

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** What is being talked about already (a mandate, a kami, an advantage), and so need not be said again. */
export type Topic = Cause | undefined;

type Clauses = {
  readonly [Type in Event['type']]?: (event: EventOf<Type>, topic: Topic) => Clause | readonly Clause[];
};

const reason = (because: Cause, topic: Topic): string =>
  because === topic ? '' : ` (${causeName(because)})`;

const at = (place: { readonly province?: ProvinceId; readonly shrine?: KamiId }): string => {
  if (place.shrine !== undefined) return `at ${nameOf(place.shrine)}’s shrine`;
  return place.province === undefined ? '' : `in ${nameOf(place.province)}`;
};

const owned = (clan: ClanId): string => `${nameOf(clan)}’${nameOf(clan).endsWith('s') ? '' : 's'}`;

const labeled = (label: string, what: string): Clause => ({ who: { label }, verb: '', what });

const CLAUSES: Clauses = {
  warsPrepared: ({ wars }) =>
    labeled('Wars', wars.map((province, i) => `${i + 1}${FIXED_SPACE}${nameOf(province)}`).join(' · ')),
  cardsLaidOut: ({ cards }) => cards.map((card) => labeled('Cards', nameOf(card))),
  alliancesEnded: () => labeled('Alliances', 'the alliances of last season are over'),
  hostagesReturned: ({ captor, hostages }) =>
    hostages.map(({ of, figure }) =>
      labeled('Hostages', `${nameOf(captor)} lets ${onePiece(figure)} of ${nameOf(of)} go`),
    ),

  proposalMade: ({ clan, with: partner, give, ask }) => {
    const terms = [purse(give) && `giving ${purse(give)}`, purse(ask) && `asking for ${purse(ask)}`].filter(
      Boolean,
    );
    return {
      who: clan,
      verb: 'proposes to',
      what: `${nameOf(partner)}${terms.length > 0 ? ` (${terms.join(', ')})` : ''}`,
    };
  },
  proposalWithdrawn: ({ clan, with: partner }) => ({
    who: clan,
    verb: 'takes back the proposal to',
    what: nameOf(partner),
  }),
  proposalDeclined: ({ clan, with: partner }) => ({ who: clan, verb: 'declines', what: nameOf(partner) }),
  allianceFormed: ({ clans: [one, other] }) => ({ who: one, verb: 'allies with', what: nameOf(other) }),
  allianceBroken: ({ clan, with: ally }) => ({
    who: clan,
    verb: 'breaks the alliance with',
    what: nameOf(ally),
  }),
  giftGiven: ({ clan, to, coins, ronin }) => ({
    who: clan,
    verb: 'gives',
    what: `${purse({ coins, ronin })} to ${nameOf(to)}`,
  }),

  gained: ({ clan, vp = 0, coins = 0, ronin = 0, because }, topic) => {
    if (because === 'income') return labeled('Income', `${nameOf(clan)} ${coins}`);
    if (because === 'hostages-returned')
      return labeled('Hostages', `${nameOf(clan)} gains ${purse({ coins })}`);
    return { who: clan, verb: 'gains', what: `${purse({ vp, coins, ronin })}${reason(because, topic)}` };
  },
  stolen: ({ clan, from, vp = 0, coins = 0, because }, topic) => ({
    who: clan,
    verb: 'takes',
    what: `${purse({ vp, coins })} from ${nameOf(from)}${reason(because, topic)}`,
  }),
  paid: ({ clan, coins, to, because }, topic) =>
    // The price of a card is told with the card.
    because === 'purchase'
      ? []
      : {
          who: clan,
          // A coin of the price that goes to a player is not paid twice.
          verb: to ? 'passes' : 'pays',
          what: `${counted(coins, 'coin')}${to ? ` of the price on to ${nameOf(to)}` : ''}${because === 'build' ? '' : reason(because, topic)}`,
        },
  converted: ({ clan, ronin }) => ({
    who: clan,
    verb: 'turns',
    what: `${ronin} ronin into ${counted(ronin, 'coin')}`,
  }),
  honorChanged: ({ clan, steps, honor, because }, topic) => ({
    who: clan,
    verb: steps > 0 ? 'rises' : 'falls',
    what: `in honor to place ${honor.indexOf(clan) + 1}${reason(because, topic)}`,
  }),

  figureSummoned: ({ clan, figure, province, shrine, because }, topic) => ({
    who: clan,
    verb: 'summons',
    what: `${onePiece(figure)} ${shrine ? at({ shrine }) : at({ province })}${because === figure ? '' : reason(because, topic)}`,
  }),
  figurePlaced: ({ clan, figure, because, ...place }, topic) => ({
    who: clan,
    verb: 'places',
    what: `${onePiece(figure)} ${at(place)}${reason(because, topic)}`,
  }),
  figureMoved: ({ clan, figure, from, to, because }, topic) => ({
    who: clan,
    verb: 'moves',
    what: `${onePiece(figure)} ${nameOf(from)}${FIXED_SPACE}→${FIXED_SPACE}${nameOf(to)}${reason(because, topic)}`,
  }),
  strongholdBuilt: ({ clan, province }) => ({
    who: clan,
    verb: 'builds',
    what: `a stronghold in ${nameOf(province)}`,
  }),
  cardTaken: ({ clan, card, price, because }, topic) => ({
    who: clan,
    verb: price === 0 ? 'takes' : 'buys',
    what: `${nameOf(card)}${price === 0 ? ' for free' : ` for ${counted(price, 'coin')}`}${reason(because, topic)}`,
  }),
  figureReplaced: ({ clan, of, figure, with: own, ...place }) => ({
    who: clan,
    verb: 'replaces',
    what: `${owned(of)} ${pieceName(figure)} ${at(place)} with ${onePiece(own)}`,
  }),
  figuresKilled: ({ of, by, figures, province, because }, topic) => {
    if (because === 'seppuku') return { who: by, verb: 'sacrifices', what: pieces(figures) };
    const where = because === 'battle' ? '' : ` ${at({ province })}${reason(because, topic)}`;
    return { who: by, verb: 'kills', what: `${pieces(figures)} of ${nameOf(of)}${where}` };
  },
  figuresSpared: ({ clan, province, because }, topic) => ({
    who: clan,
    verb: 'spares',
    what:
      because === 'battle'
        ? 'the losers'
        : `those ${at({ ...(province && { province }) }) || 'chosen'}${reason(because, topic)}`,
  }),
  tollSettled: ({ clan, of: mover, route, outcome }) => {
    const way = `the route ${nameOf(route[0])} – ${nameOf(route[1])}`;
    if (outcome === 'free') return { who: clan, verb: 'lets', what: `${nameOf(mover)} use ${way}` };
    if (outcome === 'closed') return { who: clan, verb: 'closes', what: `${way} to ${nameOf(mover)}` };
    return { who: clan, verb: 'charges', what: `${nameOf(mover)} 1 coin for ${way}` };
  },

  favorWon: ({ clan, kami }) => ({ who: clan, verb: 'has the favor of', what: nameOf(kami) }),
  advantageWon: ({ clan, advantage }) => ({ who: clan, verb: 'wins', what: causeName(advantage) }),
  hostageTaken: ({ clan, of, figure }) => ({
    who: clan,
    verb: 'takes',
    what: `${onePiece(figure)} of ${nameOf(of)} hostage`,
  }),
  roninHired: ({ clan, ronin }) => ({ who: clan, verb: 'adds', what: `${ronin} ronin` }),
  battleWon: ({ clan, force }) => [
    ...force.map((side) => labeled('Force', `${nameOf(side.clan)} ${side.force}`)),
    { who: clan, verb: 'wins', what: 'the battle and the token' },
  ],
  reparationsPaid: ({ clan, shares }) =>
    shares
      .filter(({ coins }) => coins > 0)
      .map((share) => ({
        who: clan,
        verb: 'pays',
        what: `${counted(share.coins, 'coin')} to ${nameOf(share.clan)}`,
      })),
};

/** What an event says, or nothing. */
export function clausesOf(event: Event, topic: Topic): readonly Clause[] {
  const describe = CLAUSES[event.type] as
    | ((event: Event, topic: Topic) => Clause | readonly Clause[])
    | undefined;
  return [describe?.(event, topic) ?? []].flat();
}

/** Clauses of one subject in one sentence: what has the same verb is listed, a new verb goes on after a semicolon. */
export function sentence(clauses: readonly Clause[]): string {
  const parts: { verb: string; things: string[] }[] = [];
  for (const { verb, what } of clauses) {
    const last = parts.at(-1);
    if (last?.verb === verb) last.things.push(what);
    else parts.push({ verb, things: [what] });
  }
  return parts.map(({ verb, things }) => `${verb} ${gathered(things).join(', ')}`.trim()).join('; ');
}

/** The same thing several times in a row is said once, with a number. */
function gathered(things: readonly string[]): string[] {
  const counts: { thing: string; times: number }[] = [];
  for (const thing of things) {
    const last = counts.at(-1);
    if (last?.thing === thing) last.times++;
    else counts.push({ thing, times: 1 });
  }
  return counts.map(({ thing, times }) => (times === 1 ? thing : `${thing}${FIXED_SPACE}×${times}`));
}

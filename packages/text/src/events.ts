import type { Bid, Cause, ClanId, Event, FigureId } from '@hinode/engine';
import { ADVANTAGE_IDS } from '@hinode/engine/facts';
import type { Key } from './catalogs/catalog.ts';
import { causeMessage } from './causes.ts';
import type { Message, Values } from './values.ts';

/** What the log says of an event: one entry for each type. */

export interface LogMessage extends Message {
  /** Who did it. */
  readonly clan?: ClanId;
  /** It is a heading for what follows. */
  readonly heading?: true;
}

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

type Told = LogMessage | readonly LogMessage[];

type Tellers = { readonly [Type in Event['type']]: (event: EventOf<Type>) => Told };

const NOTHING: readonly LogMessage[] = [];

const named = (name: string): { readonly name: string } => ({ name });

const line = (key: Key, values: Values = {}): LogMessage => ({ key, values });

const heading = (key: Key, values: Values = {}): LogMessage => ({ key, values, heading: true });

const by = (clan: ClanId, key: Key, values: Values = {}): LogMessage => ({
  key,
  values: { clan: named(clan), ...values },
  clan,
});

const because = ({ key, values, clan }: LogMessage, cause: Message): LogMessage => ({
  key: 'log.because',
  values: { what: { key, ...(values && { values }) }, cause },
  ...(clan !== undefined && { clan }),
});

/** The cause is left out where it is obvious. */
const becauseOf = (told: LogMessage, cause: Cause, obvious: readonly string[] = []): LogMessage =>
  obvious.includes(cause) ? told : because(told, causeMessage(cause));

const bidValues = (bid: Bid): Values | undefined => {
  const list = ADVANTAGE_IDS.filter((advantage) => bid[advantage] > 0).map((advantage) =>
    line('log.bid-on', { n: bid[advantage], advantage: named(advantage) }),
  );
  return list.length === 0 ? undefined : { bids: { list } };
};

const TELLERS: Tellers = {
  seasonBegan: ({ season }) => heading('log.season', { season: named(season) }),
  warsPrepared: ({ wars }) => line('log.wars-prepared', { provinces: { names: wars } }),
  cardsLaidOut: ({ cards }) => line('log.cards-laid-out', { n: cards.length }),
  hostagesReturned: ({ captor, hostages }) =>
    Object.entries(Object.groupBy(hostages, ({ of }) => of)).map(([other, group]) =>
      by(captor, 'log.hostages-returned', {
        other: named(other),
        squad: { squad: squadOf(group.map(({ figure }) => figure)) },
      }),
    ),
  alliancesEnded: () => line('log.alliances-ended'),
  seasonEnded: ({ season }) => line('log.season-ended', { season: named(season) }),

  gained: ({ clan, vp = 0, coins = 0, ronin = 0, because: cause, provinces }) =>
    because(
      by(clan, 'log.gained', { purse: { purse: { vp, coins, ronin } } }),
      causeMessage(cause, provinces),
    ),
  stolen: ({ clan, from, vp = 0, coins = 0, because: cause }) =>
    becauseOf(by(clan, 'log.stolen', { other: named(from), purse: { purse: { vp, coins } } }), cause),
  paid: ({ clan, coins, to, because: cause }) => {
    // The price of a card is part of the purchase; a coin of it that goes to a player is not paid twice.
    if (cause === 'purchase') return NOTHING;
    const purse = { purse: { coins } };
    const told =
      to === undefined
        ? by(clan, 'log.paid', { purse })
        : by(clan, 'log.passed-on', { purse, other: named(to) });
    return becauseOf(told, cause);
  },
  converted: ({ clan, ronin }) =>
    by(clan, 'log.converted', { ronin: { purse: { ronin } }, coins: { purse: { coins: ronin } } }),
  honorChanged: ({ clan, steps, honor, because: cause }) =>
    becauseOf(
      by(clan, steps > 0 ? 'log.honor-gained' : 'log.honor-lost', { rank: honor.indexOf(clan) + 1 }),
      cause,
    ),

  teaBegan: () => heading('log.tea'),
  proposalMade: ({ clan, with: partner, give, ask }) => {
    const values = { other: named(partner), give: { purse: give }, ask: { purse: ask } };
    const [gives, asks] = [give, ask].map(({ coins = 0, ronin = 0 }) => coins + ronin > 0);
    if (gives && asks) return by(clan, 'log.proposal-trading', values);
    if (gives) return by(clan, 'log.proposal-giving', values);
    return by(clan, asks ? 'log.proposal-asking' : 'log.proposal', values);
  },
  proposalWithdrawn: ({ clan, with: partner }) =>
    by(clan, 'log.proposal-withdrawn', { other: named(partner) }),
  proposalDeclined: ({ clan, with: partner }) => by(clan, 'log.proposal-declined', { other: named(partner) }),
  readyChanged: ({ clan, ready }) => by(clan, ready ? 'log.ready' : 'log.ready-no-more'),
  allianceFormed: ({ clans: [one, other] }) => by(one, 'log.alliance-formed', { other: named(other) }),
  allianceBroken: ({ clan, with: ally }) => by(clan, 'log.alliance-broken', { other: named(ally) }),
  teaEnded: () => line('log.tea-ended'),
  pauseBegan: () => heading('log.pause'),
  giftGiven: ({ clan, to, coins, ronin }) =>
    by(clan, 'log.gift', { other: named(to), purse: { purse: { coins, ronin } } }),

  tilesDrawn: ({ tiles }) => line('log.tiles-drawn', { mandates: { names: tiles } }),
  tileLaidFaceDown: ({ tile }) => line('log.tile-face-down', { mandate: named(tile) }),
  mandateChosen: ({ clan, mandate, faceDown }) => ({
    ...by(clan, faceDown ? 'log.mandate-announced' : 'log.mandate', { mandate: named(mandate) }),
    heading: true,
  }),
  mandateEnded: () => NOTHING,

  figureSummoned: ({ clan, figure, province, shrine, because: cause }) =>
    becauseOf(
      shrine === undefined
        ? by(clan, 'log.summoned', { figure: named(figure), province: named(province) })
        : by(clan, 'log.worship', { figure: named(figure), kami: named(shrine) }),
      cause,
      ['recruit', figure],
    ),
  figurePlaced: ({ clan, figure, province, shrine, because: cause }) => {
    const at = shrine ?? province;
    if (at === undefined) return NOTHING;
    const told =
      shrine === undefined
        ? by(clan, 'log.placed', { figure: named(figure), province: named(at) })
        : by(clan, 'log.placed-at-shrine', { figure: named(figure), kami: named(at) });
    return becauseOf(told, cause);
  },
  figureMoved: ({ clan, figure, from, to, because: cause }) =>
    becauseOf(by(clan, 'log.moved', { figure: named(figure), from: named(from), to: named(to) }), cause, [
      'marshal',
    ]),
  strongholdBuilt: ({ clan, province }) => by(clan, 'log.stronghold-built', { province: named(province) }),
  cardTaken: ({ clan, card, price, because: cause }) =>
    becauseOf(
      price === 0
        ? by(clan, 'log.card-taken', { card: named(card) })
        : by(clan, 'log.card-bought', { card: named(card), price: { purse: { coins: price } } }),
      cause,
      ['train'],
    ),
  figureReplaced: ({ clan, of, figure, with: own, province, shrine }) => {
    const values = { other: named(of), figure: named(figure), with: named(own) };
    if (shrine !== undefined) return by(clan, 'log.replaced-at-shrine', { ...values, kami: named(shrine) });
    return province === undefined
      ? NOTHING
      : by(clan, 'log.replaced', { ...values, province: named(province) });
  },
  figuresKilled: ({ of, by: killer, figures, province, because: cause }) => {
    const values = { squad: { squad: figures }, province: named(province) };
    if (cause === 'seppuku') return by(killer, 'log.sacrificed', values);
    return becauseOf(by(killer, 'log.killed', { ...values, other: named(of) }), cause, ['battle']);
  },
  figuresSpared: ({ clan, province, because: cause }) => {
    if (province === undefined) return becauseOf(by(clan, 'log.spared-chosen'), cause);
    const key = cause === 'battle' ? 'log.spared' : 'log.spared-in';
    return becauseOf(by(clan, key, { province: named(province) }), cause, ['battle']);
  },
  tollSettled: ({ clan, of, route: [one, two], outcome }) =>
    by(clan, `log.toll-${outcome}`, {
      other: named(of),
      one: named(one),
      two: named(two),
      purse: { purse: { coins: 1 } },
    }),

  kamiTurnBegan: ({ turn }) => heading('log.kami-turn', { turn }),
  favorWon: ({ clan, kami }) => by(clan, 'log.favor-won', { kami: named(kami) }),

  warBegan: () => heading('log.war'),
  warOpened: ({ war, province }) => heading('log.war-opened', { war, province: named(province) }),
  tokenDiscarded: ({ province }) => line('log.token-discarded', { province: named(province) }),
  // A token that was fought for is reported with the battle.
  tokenTaken: ({ clan, province, fought }) =>
    fought ? NOTHING : by(clan, 'log.token-taken', { province: named(province) }),
  battleBegan: ({ fighters }) => line('log.battle-began', { clans: { names: fighters } }),
  bidSealed: ({ clan }) => by(clan, 'log.bid-sealed'),
  bidSent: ({ bid }) => {
    const values = bidValues(bid);
    return values === undefined ? line('log.bid-sent-nothing') : line('log.bid-sent', values);
  },
  bidsRevealed: ({ bids }) =>
    bids.map(({ clan, bid }) => {
      const values = bidValues(bid);
      return values === undefined ? by(clan, 'log.bid-nothing') : by(clan, 'log.bid', values);
    }),
  advantageWon: ({ clan, advantage }) => by(clan, 'log.advantage-won', { advantage: named(advantage) }),
  hostageTaken: ({ clan, of, figure }) =>
    by(clan, 'log.hostage-taken', { other: named(of), figure: named(figure) }),
  controlTaken: ({ clan, of, figure }) =>
    by(clan, 'log.control-taken', { other: named(of), figure: named(figure) }),
  controlEnded: ({ of, figure, province }) =>
    by(of, 'log.control-ended', { other: named(of), figure: named(figure), province: named(province) }),
  roninHired: ({ clan, ronin }) => by(clan, 'log.ronin-hired', { ronin: { purse: { ronin } } }),
  battleWon: ({ clan, province, force }) =>
    by(clan, 'log.battle-won', {
      province: named(province),
      forces: {
        list: force.map((side) => line('log.force', { clan: named(side.clan), force: side.force })),
      },
    }),
  reparationsPaid: ({ clan, shares }) =>
    shares
      .filter(({ coins }) => coins > 0)
      .map((share) =>
        becauseOf(
          by(clan, 'log.paid-to', { purse: { purse: { coins: share.coins } }, other: named(share.clan) }),
          'reparations',
        ),
      ),

  gameEnded: ({ winners, vp }) => [
    heading('log.game-ended'),
    ...vp.map((side) => by(side.clan, 'log.final', { points: { holds: { vp: side.vp } } })),
    winners.length === 1 && winners[0] !== undefined
      ? by(winners[0], 'log.won')
      : line('log.won-together', { clans: { names: winners } }),
  ],
};

function squadOf(figures: readonly FigureId[]): Record<FigureId, number> {
  const squad: Record<FigureId, number> = {};
  for (const figure of figures) squad[figure] = (squad[figure] ?? 0) + 1;
  return squad;
}

/** What the log says about an event, each line with its cause; for some events nothing. Headings are marked. */
export function eventMessages(event: Event): readonly LogMessage[] {
  const tell = TELLERS[event.type] as (event: Event) => Told;
  return [tell(event)].flat();
}

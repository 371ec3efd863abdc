import type { CardId } from './data/cards.ts';
import type { ClanId } from './data/clans.ts';
import type { ProvinceId } from './data/map.ts';
import type { AdvantageId, KamiId, MandateId, SeasonId } from './data/year.ts';
import type { AbilityId, Bid, FigureId, Purse } from './moves/types.ts';

/** Why something was gained, lost or killed. */
export type Cause =
  | AbilityId
  | MandateId
  | 'income'
  | 'hostages-returned'
  | 'battle'
  | 'reparations'
  | 'gift'
  | 'sweetener'
  | 'war-tokens'
  | 'province-sets'
  | 'purchase'
  | 'build';

/** Who may see an event: everybody, or one clan. */
export type Audience = 'all' | ClanId;

type Fact =
  | { type: 'seasonBegan'; season: SeasonId }
  | { type: 'warsPrepared'; wars: ProvinceId[] }
  | { type: 'cardsLaidOut'; cards: CardId[] }
  | {
      type: 'gained';
      clan: ClanId;
      vp?: number;
      coins?: number;
      ronin?: number;
      because: Cause;
      provinces?: ProvinceId[];
    }
  | { type: 'stolen'; clan: ClanId; from: ClanId; vp?: number; coins?: number; because: Cause }
  | { type: 'paid'; clan: ClanId; coins: number; to?: ClanId; because: Cause }
  | { type: 'converted'; clan: ClanId; ronin: number; because: Cause }
  | { type: 'honorChanged'; clan: ClanId; steps: number; honor: ClanId[]; because: Cause }
  | { type: 'hostagesReturned'; captor: ClanId; hostages: { of: ClanId; figure: FigureId }[] }
  | { type: 'teaBegan' }
  | { type: 'proposalMade'; clan: ClanId; with: ClanId; give: Purse; ask: Purse }
  | { type: 'proposalWithdrawn'; clan: ClanId; with: ClanId }
  | { type: 'proposalDeclined'; clan: ClanId; with: ClanId }
  | { type: 'readyChanged'; clan: ClanId; ready: boolean }
  | { type: 'allianceFormed'; clans: [ClanId, ClanId] }
  | { type: 'allianceBroken'; clan: ClanId; with: ClanId }
  | { type: 'alliancesEnded' }
  | { type: 'teaEnded' }
  | { type: 'giftGiven'; clan: ClanId; to: ClanId; coins: number; ronin: number }
  | { type: 'tilesDrawn'; clan: ClanId; tiles: MandateId[] }
  | { type: 'tileLaidFaceDown'; clan: ClanId; tile: MandateId }
  | { type: 'mandateChosen'; clan: ClanId; mandate: MandateId; turn: number; faceDown: boolean }
  | { type: 'mandateEnded'; mandate: MandateId }
  | {
      type: 'figureSummoned';
      clan: ClanId;
      figure: FigureId;
      province: ProvinceId;
      shrine?: KamiId;
      because: Cause;
    }
  | {
      type: 'figurePlaced';
      clan: ClanId;
      figure: FigureId;
      province?: ProvinceId;
      shrine?: KamiId;
      because: Cause;
    }
  | { type: 'figureMoved'; clan: ClanId; figure: FigureId; from: ProvinceId; to: ProvinceId; because: Cause }
  | { type: 'strongholdBuilt'; clan: ClanId; province: ProvinceId }
  | { type: 'cardTaken'; clan: ClanId; card: CardId; price: number; because: Cause }
  | {
      type: 'figureReplaced';
      clan: ClanId;
      of: ClanId;
      figure: FigureId;
      with: FigureId;
      province?: ProvinceId;
      shrine?: KamiId;
    }
  | {
      type: 'figuresKilled';
      of: ClanId;
      by: ClanId;
      figures: Record<FigureId, number>;
      province: ProvinceId;
      because: Cause;
    }
  | { type: 'figuresSpared'; clan: ClanId; province?: ProvinceId; because: Cause }
  /** `clan` keeps the toll, `of` wants to cross. */
  | {
      type: 'tollSettled';
      clan: ClanId;
      of: ClanId;
      route: readonly [ProvinceId, ProvinceId];
      outcome: 'free' | 'paid' | 'closed';
    }
  | { type: 'kamiTurnBegan'; turn: number }
  | { type: 'favorWon'; clan: ClanId; kami: KamiId }
  | { type: 'pauseBegan' }
  | { type: 'warBegan' }
  | { type: 'warOpened'; war: number; province: ProvinceId }
  | { type: 'tokenDiscarded'; province: ProvinceId }
  | { type: 'tokenTaken'; clan: ClanId; province: ProvinceId; fought: boolean }
  | { type: 'battleBegan'; province: ProvinceId; fighters: ClanId[] }
  | { type: 'bidSealed'; clan: ClanId }
  | { type: 'bidSent'; clan: ClanId; bid: Bid }
  | { type: 'bidsRevealed'; bids: { clan: ClanId; bid: Bid }[] }
  | { type: 'advantageWon'; clan: ClanId; advantage: AdvantageId }
  /** `owner`: whose piece it is, if it fought for somebody else. */
  | {
      type: 'hostageTaken';
      clan: ClanId;
      of: ClanId;
      figure: FigureId;
      province: ProvinceId;
      owner?: ClanId;
    }
  /** `clan` controls a figure of the other clan, until the battle is over. */
  | {
      type: 'controlTaken';
      clan: ClanId;
      of: ClanId;
      figure: FigureId;
      province: ProvinceId;
      force: { clan: ClanId; force: number }[];
    }
  | { type: 'controlEnded'; clan: ClanId; of: ClanId; figure: FigureId; province: ProvinceId }
  | { type: 'roninHired'; clan: ClanId; ronin: number }
  | { type: 'battleWon'; clan: ClanId; province: ProvinceId; force: { clan: ClanId; force: number }[] }
  | { type: 'reparationsPaid'; clan: ClanId; shares: { clan: ClanId; coins: number }[] }
  | { type: 'seasonEnded'; season: SeasonId }
  | { type: 'gameEnded'; winners: ClanId[]; vp: { clan: ClanId; vp: number }[] };

/** What happened, as data; each says who may see it. Sentences are made of events elsewhere. */
export type Event = Fact & { readonly seenBy: Audience };

import type { ClanId, FigureId, ProvinceId, SeasonId } from '@hinode/engine';
import type { LogMessage, Message } from '@hinode/text';
import { eventMessages } from '@hinode/text';
import type { LogEntry, TableState } from '../table/table.ts';
import { newsOf } from './news.ts';

/** Moments that deserve a second: a season, a war, an alliance, a betrayal. A battle has beats of its own. */
export type Moment =
  | { readonly kind: 'season'; readonly season: SeasonId; readonly message: Message }
  | { readonly kind: 'war'; readonly message: Message }
  | { readonly kind: 'alliances'; readonly pairs: readonly (readonly [ClanId, ClanId])[] }
  | { readonly kind: 'betrayal'; readonly clan: ClanId; readonly message: Message };

type Watching = Pick<TableState, 'me' | 'view'>;

/** The moments among the events that just happened. */
export function momentsOf(entries: readonly LogEntry[], { me, view }: Watching): Moment[] {
  const moments: Moment[] = [];
  for (const { at, event } of entries) {
    const [message] = eventMessages(event) as [LogMessage | undefined];
    switch (event.type) {
      case 'seasonBegan':
        if (message) moments.push({ kind: 'season', season: event.season, message });
        break;
      case 'warBegan':
        if (message) moments.push({ kind: 'war', message });
        break;
      case 'teaEnded':
        if (view.alliances.length > 0) moments.push({ kind: 'alliances', pairs: view.alliances });
        break;
      case 'allianceBroken':
      case 'figureReplaced': {
        const [news] = newsOf([{ at, event }], [], { me, view });
        if (news?.clan === undefined || !TOUCHES_ME.has(news.message.key)) break;
        moments.push({ kind: 'betrayal', clan: news.clan, message: news.message });
        break;
      }
    }
  }
  return moments;
}

const TOUCHES_ME: ReadonlySet<string> = new Set([
  'news.broke-with-you',
  'news.replaced-yours',
  'news.replaced-yours-at-shrine',
]);

/** A gain that flies to the panel of the clan that it now belongs to. */
export interface Gain {
  readonly key: string;
  readonly clan: ClanId;
  /** Where it starts: a province, a shrine, the panel of another clan; by default the middle of the table. */
  readonly from?: string;
  readonly vp?: number;
  readonly coins?: number;
  readonly ronin?: number;
  readonly figure?: { readonly kind: FigureId; readonly of: ClanId };
  readonly card?: string;
}

const spot = (province: ProvinceId | undefined): string | undefined =>
  province && `[data-spot="${province}"]`;

/** Income comes to everybody at once and does not fly. */
export function gainsOf(entries: readonly LogEntry[]): Gain[] {
  return entries.flatMap(({ event }, i): Gain[] => {
    const key = `${i}`;
    switch (event.type) {
      case 'gained': {
        if (event.because === 'income') return [];
        const { clan, vp, coins, ronin, provinces, because } = event;
        const from = spot(provinces?.[0]) ?? `[data-shrine="${because}"]`;
        return [{ key, clan, from, ...(vp && { vp }), ...(coins && { coins }), ...(ronin && { ronin }) }];
      }
      case 'stolen': {
        const { clan, vp, coins } = event;
        const from = `[data-passes="${event.from}"]`;
        return [{ key, clan, from, ...(vp && { vp }), ...(coins && { coins }) }];
      }
      case 'giftGiven': {
        const from = `[data-passes="${event.clan}"]`;
        return [{ key, clan: event.to, from, coins: event.coins, ronin: event.ronin }];
      }
      case 'cardTaken':
        return [{ key, clan: event.clan, card: event.card }];
      case 'hostageTaken': {
        const from = spot(event.province);
        return [
          { key, clan: event.clan, ...(from && { from }), figure: { kind: event.figure, of: event.of } },
        ];
      }
      default:
        return [];
    }
  });
}

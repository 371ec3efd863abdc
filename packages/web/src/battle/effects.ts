import type { ClanId, Event, FigureId, ProvinceId } from '@hinode/engine';

/** What a beat does to one side, for the eye. */
export interface Effects {
  readonly fallen: readonly FigureId[];
  /** Taken from this side. */
  readonly taken: readonly FigureId[];
  /** Taken by this side. */
  readonly captives: readonly { readonly of: ClanId; readonly figure: FigureId }[];
  readonly vp: number;
  readonly coins: number;
  readonly ronin: number;
  /** Steps on the honor track, up or down. */
  readonly honor: number;
  readonly token?: ProvinceId;
}

export const NO_EFFECTS: Effects = {
  fallen: [],
  taken: [],
  captives: [],
  vp: 0,
  coins: 0,
  ronin: 0,
  honor: 0,
};

export const effectsOn = (clan: ClanId, events: readonly Event[]): Effects =>
  events.reduce((effects, event) => add(effects, clan, event), NO_EFFECTS);

function add(effects: Effects, clan: ClanId, event: Event): Effects {
  switch (event.type) {
    case 'figuresKilled': {
      if (event.of !== clan) return effects;
      const dead = Object.entries(event.figures).flatMap(([figure, n]) => Array<FigureId>(n).fill(figure));
      return { ...effects, fallen: [...effects.fallen, ...dead] };
    }
    case 'hostageTaken':
      if (event.of === clan) return { ...effects, taken: [...effects.taken, event.figure] };
      if (event.clan !== clan) return effects;
      return { ...effects, captives: [...effects.captives, { of: event.of, figure: event.figure }] };
    case 'gained':
      return event.clan === clan ? gain(effects, event) : effects;
    case 'stolen':
      if (event.clan === clan) return gain(effects, event);
      return event.from === clan
        ? gain(effects, { vp: -(event.vp ?? 0), coins: -(event.coins ?? 0) })
        : effects;
    case 'reparationsPaid':
      return gain(effects, { coins: event.shares.find((share) => share.clan === clan)?.coins ?? 0 });
    case 'honorChanged':
      return event.clan === clan ? { ...effects, honor: effects.honor + event.steps } : effects;
    case 'tokenTaken':
      return event.clan === clan ? { ...effects, token: event.province } : effects;
    default:
      return effects;
  }
}

const gain = (
  effects: Effects,
  {
    vp = 0,
    coins = 0,
    ronin = 0,
  }: { readonly vp?: number; readonly coins?: number; readonly ronin?: number },
): Effects => ({
  ...effects,
  vp: effects.vp + vp,
  coins: effects.coins + coins,
  ronin: effects.ronin + ronin,
});

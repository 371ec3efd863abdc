import { CLAN_FILL, CLAN_MARK } from './ink.ts';

/** In a chart the color stands for the clan, and the texture for where points came from. Each texture is a repeating tile. */

interface Tile {
  readonly width: number;
  readonly height: number;
  readonly turned?: number;
  readonly lines?: string;
  readonly stroke?: number;
  readonly shapes?: string;
}

const TEXTURES = {
  /** Dots, like grains. */
  harvest: {
    width: 7,
    height: 7,
    shapes: 'M2 .7a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 1 1 0-2.6zM5.5 4.2a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 1 1 0-2.6z',
  },
  /** Slanted lines, like spears. */
  battles: { width: 6, height: 6, turned: 45, lines: 'M0 0v6', stroke: 2.4 },
  /** Upright lines, like the posts of a gate. */
  kami: { width: 7, height: 7, lines: 'M2 0v7', stroke: 1.4 },
  /** Linked rings. */
  cards: {
    width: 12,
    height: 12,
    lines:
      'M0 0a6 6 0 0 1 12 0M0 12a6 6 0 0 1 12 0M0 0a6 6 0 0 0 12 0M0 12a6 6 0 0 0 12 0M0 0a6 6 0 0 1 0 12M12 0a6 6 0 0 0 0 12',
  },
  /** Plain. */
  tokens: { width: 8, height: 8 },
  /** Checks, like fields. */
  provinces: { width: 10, height: 10, shapes: 'M0 0h5v5h-5zM5 5h5v5h-5z' },
  /** Hexagons, like ice. */
  'winter-cards': {
    width: 9,
    height: 15.6,
    lines: 'M4.5 0v2.6l4.5 2.6v5.2l-4.5 2.6v2.6M4.5 2.6l-4.5 2.6v5.2l4.5 2.6',
    stroke: 1.1,
  },
} as const satisfies Readonly<Record<string, Tile>>;

export type TextureName = keyof typeof TEXTURES;

/** The definition of a texture, used as `fill="url(#id)"`. It takes the colors of the clan around it. */
export const Texture = ({ name, id }: { readonly name: TextureName; readonly id: string }) => {
  const { width, height, turned, lines, stroke = 1, shapes }: Tile = TEXTURES[name];
  return (
    <pattern
      id={id}
      width={width}
      height={height}
      patternUnits="userSpaceOnUse"
      {...(turned !== undefined && { patternTransform: `rotate(${turned})` })}
    >
      <rect width={width} height={height} fill={CLAN_FILL} />
      {lines && <path d={lines} fill="none" stroke={CLAN_MARK} strokeWidth={stroke} />}
      {shapes && <path d={shapes} fill={CLAN_MARK} />}
    </pattern>
  );
};

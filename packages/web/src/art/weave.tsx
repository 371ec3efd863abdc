import { type Tile, WEAVES, type WeaveName } from './weaves.ts';

interface Props {
  readonly name: WeaveName;
  /** The whole page shares ids, so the caller provides a unique one. */
  readonly id: string;
  readonly scale?: number;
  readonly color?: string;
}

/** The definition of a pattern, used as `fill="url(#id)"`. */
export const Weave = ({ name, id, scale = 1, color = 'currentColor' }: Props) => {
  const { width, height, lines, shapes }: Tile = WEAVES[name];
  return (
    <pattern
      id={id}
      width={width}
      height={height}
      patternUnits="userSpaceOnUse"
      patternTransform={`scale(${scale})`}
    >
      {lines && <path d={lines} fill="none" stroke={color} />}
      {shapes && <path d={shapes} fill={color} />}
    </pattern>
  );
};

import { type Tile, WEAVES, type WeaveName } from './weaves.ts';

interface Props {
  readonly name: WeaveName;
  /** Ids are shared by the whole page: the caller brings one of its own. */
  readonly id: string;
  readonly scale?: number;
  readonly color?: string;
}

/** The definition of a pattern, to be used as `fill="url(#id)"`. */
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

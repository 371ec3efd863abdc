import { useId } from 'react';
import { Weave } from './weave.tsx';

/** Three long waves, each with darker sea below it: top and length in pixels, height of the swell. */
const WAVES: readonly (readonly [top: number, length: number, swell: number])[] = [
  [12, 240, 8],
  [52, 290, 12],
  [112, 300, 16],
];

const SHADES = ['var(--water)', 'var(--water-mid)', 'var(--water-deep)'];

const Wave = ({
  top,
  length,
  swell,
  shade,
}: Readonly<Record<'top' | 'length' | 'swell', number> & { shade: string }>) => {
  const id = useId();
  const crest = `M0 ${swell}q${length / 4} ${-swell * 2} ${length / 2} 0t${length / 2} 0`;
  return (
    <>
      <pattern id={id} y={top} width={length} height="2000" patternUnits="userSpaceOnUse">
        <path d={`${crest}v2000h${-length}z`} fill={shade} opacity="0.72" />
        <path d={crest} fill="none" stroke="var(--foam)" strokeWidth="2" opacity="0.8" />
      </pattern>
      <rect y={top} width="100%" height="100%" fill={`url(#${id})`} />
    </>
  );
};

/** The sea of a scene. Fills its box. */
export const Water = ({ className }: { readonly className: string | undefined }) => {
  const id = useId();
  return (
    <svg className={className} aria-hidden="true">
      <defs>
        <Weave name="sea" id={id} scale={1.4} color="var(--foam)" />
      </defs>
      <rect width="100%" height="100%" fill="var(--water)" />
      {WAVES.map(([top, length, swell], index) => (
        <Wave
          key={top}
          top={top}
          length={length}
          swell={swell}
          shade={SHADES[index] ?? 'var(--water-deep)'}
        />
      ))}
      <rect width="100%" height="100%" fill={`url(#${id})`} opacity="0.13" />
    </svg>
  );
};

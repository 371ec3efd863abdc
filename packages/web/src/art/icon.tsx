import { memo } from 'react';
import { Drawing, type DrawingProps } from './drawing.tsx';
import { type GameIcon, useGameOutlines } from './game-icons.ts';
import styles from './icon.module.css';
import { INTERFACE_OUTLINES } from './interface-icons.generated.ts';
import { OWN_OUTLINES } from './own-icons.ts';

type OwnIcon = keyof typeof OWN_OUTLINES;
type InterfaceIcon = keyof typeof INTERFACE_OUTLINES;

/** Some things share an icon: a virtue looks like honor, a war upgrade like Force, an enhancement like training. */
export const SAME_AS = { virtue: 'honor', 'war-upgrade': 'force', enhancement: 'train' } as const;

export type IconName = OwnIcon | GameIcon | InterfaceIcon | keyof typeof SAME_AS;

const isOwn = (name: IconName): name is OwnIcon => name in OWN_OUTLINES;
const isInterface = (name: IconName): name is InterfaceIcon => name in INTERFACE_OUTLINES;
const isSame = (name: IconName): name is keyof typeof SAME_AS => name in SAME_AS;

/** Sequence and undo are mirrored where text runs from right to left. */
const MIRRORED: ReadonlySet<IconName> = new Set(['arrow-next', 'arrow-back', 'undo', 'send']);

interface Props extends DrawingProps {
  readonly name: IconName;
}

const Strokes = ({ d }: { readonly d: string }) => (
  <path
    d={d}
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);

const OwnDrawing = ({ name, ...drawing }: DrawingProps & { readonly name: OwnIcon }) => {
  const { fill, stroke }: { readonly fill?: string; readonly stroke?: string } = OWN_OUTLINES[name];
  return (
    <Drawing viewBox="0 0 24 24" {...drawing}>
      {fill && <path d={fill} fill="currentColor" fillRule="evenodd" />}
      {stroke && <Strokes d={stroke} />}
    </Drawing>
  );
};

const GameDrawing = ({ name, ...drawing }: DrawingProps & { readonly name: GameIcon }) => (
  <Drawing viewBox="0 0 512 512" {...drawing}>
    <path d={useGameOutlines()?.[name]} fill="currentColor" />
  </Drawing>
);

/** An icon in the color of the text around it. */
export const Icon = memo(({ name, className = '', ...drawing }: Props) => {
  if (isSame(name)) return <Icon name={SAME_AS[name]} className={className} {...drawing} />;
  if (isOwn(name)) return <OwnDrawing name={name} className={className} {...drawing} />;
  if (!isInterface(name)) return <GameDrawing name={name} className={className} {...drawing} />;
  const direction = MIRRORED.has(name) ? styles['mirrored'] : '';
  return (
    <Drawing viewBox="0 0 24 24" className={`${className} ${direction}`} {...drawing}>
      <Strokes d={INTERFACE_OUTLINES[name]} />
    </Drawing>
  );
});

import type { ClanId } from '@hinode/engine';
import type { Message } from '@hinode/text';
import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { drawing } from '../app/drawing.tsx';
import { useText } from '../app/language.tsx';

interface Props {
  readonly message: Message;
  /** Whose emblem comes before it. */
  readonly subject?: ClanId | undefined;
}

/** A sentence after an emblem: the emblem is the subject, whose name is read aloud but not written twice. */
export function Sentence({ message: { key, values }, subject }: Props) {
  const text = useText();
  const parts = text.parts<ReactNode>(key, values, {
    ...drawing,
    name: (id, name) => <Named id={id} name={name} />,
  });
  const [first, second, ...rest] = parts;
  const begins = isNamed(first, subject) && !WHOLE.has(key);
  const shown = begins ? [typeof second === 'string' ? second.trimStart() : second, ...rest] : parts;
  return (
    <>
      {begins && <span className="spoken">{first.props.name} </span>}
      {subject && !isNamed(first, subject) && !WHOLE.has(key) && (
        <span className="spoken">{`${text.name(subject)}: `}</span>
      )}
      {shown.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no identity but their place
        <Fragment key={i}>{part}</Fragment>
      ))}
    </>
  );
}

interface NamedProps {
  readonly id: string;
  readonly name: string;
}

const Named = ({ name }: NamedProps) => name;

const isNamed = (part: ReactNode, subject: ClanId | undefined): part is ReactElement<NamedProps> =>
  isValidElement<NamedProps>(part) && part.type === Named && part.props.id === subject;

/** These need the name in its place: "Koi and Lotus are allies". */
const WHOLE: ReadonlySet<string> = new Set(['log.alliance-formed', 'log.final', 'log.force']);

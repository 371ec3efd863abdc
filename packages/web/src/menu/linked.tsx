import type { Key, Values } from '@hinode/text';
import { Fragment, type ReactNode } from 'react';
import { useText } from '../app/language.tsx';

/** Something with a web address. */
export interface Link {
  readonly name: string;
  readonly href: string;
}

interface Props {
  readonly k: Key;
  /** The values that are links, by their names in the message. */
  readonly links: Readonly<Record<string, Link>>;
  readonly values?: Values;
}

/** A sentence with links in it. */
export function Linked({ k, links, values }: Props) {
  const text = useText();
  const all = Object.values(links);
  const names = Object.fromEntries(Object.entries(links).map(([value, { name }]) => [value, name]));
  const parts = text.parts<ReactNode>(
    k,
    { ...values, ...names },
    {
      text: (name) => {
        const link = all.find((known) => known.name === name);
        return link === undefined ? (
          <bdi>{name}</bdi>
        ) : (
          <a href={link.href} dir="ltr" rel="external noreferrer">
            {name}
          </a>
        );
      },
    },
  );
  return parts.map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no identity but their place
    <Fragment key={i}>{part}</Fragment>
  ));
}

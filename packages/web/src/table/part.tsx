import { type FunctionComponent, memo, type ReactNode } from 'react';
import { useKept } from './kept.ts';

/**
 * A part of the table that is drawn again only when what it takes has changed. A component that reads from the table or from
 * the choice renders after every move, since every move changes something; here only the taking is repeated.
 *
 *     const Turn = part(() => ({ turn: useTableState().view.turn }), ({ turn }) => <b>{turn}</b>);
 *
 * `useTaken` is a hook, and returns plain data and functions that stay the same.
 */
export function part<Given extends object, Taken extends object>(
  useTaken: (given: Given) => Taken,
  draw: (all: Given & Taken) => ReactNode,
): FunctionComponent<Given> {
  const Drawn = memo(draw) as FunctionComponent<Given & Taken>;
  return (given) => <Drawn {...given} {...useKept(useTaken(given))} />;
}

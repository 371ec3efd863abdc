import { isServersId, type Route } from '../app/route.ts';

/** Whose game is looked into: `#/analysis/ID`, and of online games `#/analysis/online:ID`. */
export interface Looked {
  readonly id: string;
  readonly from: 'here' | 'online' | 'watched';
}

type AnalysisRoute = Extract<Route, { readonly page: 'analysis' }>;

/** Undefined for an address that no game can have. */
export function readPlace(game: string): Looked | undefined {
  const [, from, id = ''] = /^(?:(online|watched):)?(.*)$/.exec(game) ?? [];
  if (from !== undefined && !isServersId(id)) return undefined;
  return { id, from: from === 'online' || from === 'watched' ? from : 'here' };
}

export const writePlace = ({ id, from }: Looked): AnalysisRoute => ({
  page: 'analysis',
  game: from === 'here' ? id : `${from}:${id}`,
});

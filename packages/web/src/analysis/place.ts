import { isServersId, type Route } from '../app/route.ts';

/** Whose game is looked into, at which move: `#/analysis/ID/78`, and of online games `#/analysis/online:ID/78`. */
export interface Looked {
  readonly id: string;
  readonly from: 'here' | 'online' | 'watched';
  readonly at?: number;
}

type AnalysisRoute = Extract<Route, { readonly page: 'analysis' }>;

/** Undefined for an address that no game can have. */
export function readPlace({ game, at }: Pick<AnalysisRoute, 'game' | 'at'>): Looked | undefined {
  const [, from, id = ''] = /^(?:(online|watched):)?(.*)$/.exec(game) ?? [];
  if (from !== undefined && !isServersId(id)) return undefined;
  const move = at !== undefined && /^\d{1,5}$/.test(at) ? { at: Number(at) } : {};
  return { id, from: from === 'online' || from === 'watched' ? from : 'here', ...move };
}

export const writePlace = ({ id, from, at }: Looked): AnalysisRoute => ({
  page: 'analysis',
  game: from === 'here' ? id : `${from}:${id}`,
  ...(at !== undefined && { at: `${at}` }),
});

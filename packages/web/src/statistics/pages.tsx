import { laterWith } from '../app/later.tsx';
import type { Route } from '../app/route.ts';

const StatisticsPage = laterWith(
  ['online', 'play'],
  async () => (await import('./statistics-page.tsx')).StatisticsPage,
);
const ExplorerPage = laterWith(
  ['online', 'play'],
  async () => (await import('../explorer/explorer-page.tsx')).ExplorerPage,
);

interface Props {
  readonly route: Extract<Route, { readonly page: 'statistics' | 'explorer' }>;
}

/** One's own games, and what wins in many. The home page names them once: it carries no more than it must. */
export const StatisticsPages = ({ route }: Props) =>
  route.page === 'statistics' ? <StatisticsPage online={route.online} /> : <ExplorerPage />;

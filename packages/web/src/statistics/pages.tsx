import { laterWith } from '../app/later.tsx';

const StatisticsPage = laterWith(
  ['play'],
  async () => (await import('./statistics-page.tsx')).StatisticsPage,
);
const ExplorerPage = laterWith(
  ['online', 'play'],
  async () => (await import('../explorer/explorer-page.tsx')).ExplorerPage,
);

/** One's own games, and what wins in many. The home page names them once: it carries no more than it must. */
export const StatisticsPages = ({ page }: { readonly page: 'statistics' | 'explorer' }) =>
  page === 'statistics' ? <StatisticsPage /> : <ExplorerPage />;

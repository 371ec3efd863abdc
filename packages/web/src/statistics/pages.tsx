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
const RatingsPage = laterWith(
  ['online', 'play'],
  async () => (await import('../ratings/ratings-page.tsx')).RatingsPage,
);
const ProfilePage = laterWith(
  ['online', 'play'],
  async () => (await import('../profile/profile-page.tsx')).ProfilePage,
);

interface Props {
  readonly route: Extract<Route, { readonly page: 'statistics' | 'ratings' | 'profile' | 'explorer' }>;
}

/** One's own games, who is how strong, and what wins in many games. The home page names them once: it carries no more than it must. */
export function StatisticsPages({ route }: Props) {
  switch (route.page) {
    case 'statistics':
      return <StatisticsPage online={route.online} />;
    case 'ratings':
      return <RatingsPage />;
    case 'profile':
      return <ProfilePage id={route.id} />;
    case 'explorer':
      return <ExplorerPage />;
  }
}

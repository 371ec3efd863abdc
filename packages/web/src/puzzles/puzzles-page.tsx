import { Home } from '../home/home.tsx';

/** The puzzles, or one of them. It is not there yet: home is. */
export const PuzzlesPage = (_: { readonly id?: string | undefined }) => <Home />;

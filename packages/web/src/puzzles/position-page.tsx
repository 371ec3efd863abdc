import { Home } from '../home/home.tsx';

/** A position that somebody sent. It is not there yet: home is. */
export const PositionPage = (_: { readonly packed: string }) => <Home />;

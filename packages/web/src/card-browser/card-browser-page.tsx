import { Home } from '../home/home.tsx';

/** The cards, opened at one thing. It is not there yet: home is. */
export const CardBrowserPage = (_: { readonly id?: string | undefined }) => <Home />;

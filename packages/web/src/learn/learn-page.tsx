import { Home } from '../home/home.tsx';

/** The road, or a lesson on it. It is not there yet: home is. */
export const LearnPage = (_: { readonly chapter?: string | undefined }) => <Home />;

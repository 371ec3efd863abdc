import { Home } from '../home/home.tsx';

/** The rules, opened at one of them. It is not there yet: home is. */
export const RulesPage = (_: { readonly id?: string | undefined }) => <Home />;

/** The same for online games. */
export { AgainPage } from './again-page.tsx';
export { OnlineAnalysisPage } from './analysis-page.tsx';

/** The pages of games that are over, in one file: whoever sees one again looks into it too. */
export { AnalysisPage } from '../analysis/analysis-page.tsx';
export { RecordPage } from './record-page.tsx';
export { ReplayPage } from './replay-page.tsx';

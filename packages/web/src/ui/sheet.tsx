import { lazy, Suspense } from 'react';
import type { PaperProps } from './paper.tsx';

/** A sheet of paper over the table: score sheet, settings, cards. Never used for a decision of the game. */
export const Sheet = (props: PaperProps) => (
  <Suspense>
    <Paper {...props} />
  </Suspense>
);

/** No page begins with a sheet, so it loads after what is seen first. */
export const fetchPaper = () => import('./paper.tsx');
const Paper = lazy(async () => ({ default: (await fetchPaper()).Paper }));

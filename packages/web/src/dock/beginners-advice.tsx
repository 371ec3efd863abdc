import { Suspense } from 'react';
import { Advice } from '../table/later.tsx';

/** Whoever plays their first games in this browser may want a word of the guide. */
export const BeginnersAdvice = ({ aside = false }: { readonly aside?: boolean }) => (
  <Suspense>
    <Advice aside={aside} />
  </Suspense>
);

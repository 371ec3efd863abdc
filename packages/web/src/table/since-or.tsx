import { type ReactNode, Suspense } from 'react';
import { SinceLine } from '../follow/later.ts';

/** What happened since the player's last move, in one line, in place of what else would be there. */
export const SinceOr = ({ children }: { readonly children: ReactNode }) => (
  <Suspense fallback={children}>
    <SinceLine>{children}</SinceLine>
  </Suspense>
);

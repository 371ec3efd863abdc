import { Suspense } from 'react';
import { useOnline } from '../online/online.ts';
import { Advice } from '../table/later.tsx';
import { useTableState } from '../table/use-table.ts';

/** Somebody alone with bots that are told to be gentle is a beginner: the guide may have a word for them. */
export function BeginnersAdvice({ aside = false }: { readonly aside?: boolean }) {
  const { seats, persons } = useTableState();
  const isOnline = useOnline() !== undefined;
  const isGentle = seats.some(({ player }) => player.kind === 'bot' && player.noise !== undefined);
  if (isOnline || !isGentle || persons.length !== 1) return null;
  return (
    <Suspense>
      <Advice aside={aside} />
    </Suspense>
  );
}

import { memo } from 'react';
import { FLIGHT } from '../app/motion.ts';
import { useSettings } from '../app/settings.ts';
import { Counted } from '../ui/counted.tsx';

/** A number of a clan: it counts up when the gain has flown there. */
export const Gained = memo(({ value }: { readonly value: number }) => {
  const speed = useSettings((settings) => settings.speed);
  return <Counted value={value} after={FLIGHT[speed]} />;
});

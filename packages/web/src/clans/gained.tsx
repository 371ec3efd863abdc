import { FLIGHT } from '../app/motion.ts';
import { useSettings } from '../app/settings.ts';
import { Counted } from '../ui/counted.tsx';

/** A number of a clan: it counts up when what is gained has flown there. */
export function Gained({ value }: { readonly value: number }) {
  const speed = useSettings((settings) => settings.speed);
  return <Counted value={value} after={FLIGHT[speed]} />;
}

import { useTableState } from '../table/use-table.ts';
import { SpeakFor } from '../tea/speak-for.tsx';

/** Several persons at one device, and one of them could help another to a card: they change places for a gift. */
export function SpeakForHelp() {
  const { view, persons } = useTableState();
  const asked = view.decisions[0]?.clan;
  const helps = view.help?.from.some((clan) => persons.includes(clan)) ?? false;
  return helps && persons.some((clan) => clan === asked) && <SpeakFor />;
}

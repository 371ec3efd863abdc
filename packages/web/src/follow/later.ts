import { later, laterWith } from '../app/later.tsx';
import { afterTable } from '../table/drawn.ts';

/** What a game needs once others have moved; it loads while people look at the first tea. */

const afterTea = async () => {
  await afterTable();
  return import('../table/after-tea.ts');
};

export const Since = laterWith(['play'], async () => (await afterTea()).Since);
export const SinceLine = laterWith(['play'], async () => (await afterTea()).SinceLine);
export const SinceChip = laterWith(['play'], async () => (await afterTea()).SinceChip);
export const SeasonSlip = laterWith(['play'], async () => (await afterTea()).SeasonSlip);
export const WhoActs = later(async () => (await afterTea()).WhoActs);
export const PaceButtons = later(async () => (await afterTea()).PaceButtons);
export const Live = later(async () => (await afterTea()).Live);

export const fetchFollowing = (): Promise<unknown> =>
  Promise.all(
    [Since, SinceLine, SinceChip, SeasonSlip, WhoActs, PaceButtons, Live].map(({ fetch }) => fetch()),
  );

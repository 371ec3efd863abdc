import { card } from '../../../../state/catalogue.ts';
import { atLeast } from '../../../../state/hooks.ts';

/** Way of the Katana. Your Bushi have Force 2 during the war phase. */
export const wayOfTheKatana = card({
  id: 'way-of-the-katana',
  name: 'Way of the Katana',
  season: 'autumn',
  sets: ['archway'],
  type: 'war-upgrade',
  cost: 3,
  copies: 1,
  force: atLeast(2, ['bushi'], 'war'),
});

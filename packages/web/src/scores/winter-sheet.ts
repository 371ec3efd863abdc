import type { WinterPoints } from '@hinode/engine/versions';
import { NO_POINTS, type Sheet } from '@hinode/wire/statistics';

/** What Winter would add if nothing changed. */
export const winterSheet = ({ tokens, sets, cards }: WinterPoints): Sheet => ({
  ...NO_POINTS,
  tokens,
  provinces: sets,
  'winter-cards': cards.reduce((sum, { vp }) => sum + vp, 0),
});

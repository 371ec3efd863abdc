import type { KamiId, ProvinceId } from '@hinode/engine';
import type { Point } from './boxes.ts';

/** Where things of the map are on the screen now, for whatever flies to them or points at them. */

const middle = (found: Element | null): Point | undefined => {
  const rect = found?.getBoundingClientRect();
  return rect && [rect.left + rect.width / 2, rect.top + rect.height / 2];
};

/** Where the figures of a province stand; undefined while the map is not shown. */
export const screenPointOf = (province: ProvinceId): Point | undefined =>
  middle(document.querySelector(`[data-spot="${province}"]`));

export const screenPointOfShrine = (shrine: KamiId): Point | undefined =>
  middle(document.querySelector(`[data-shrine="${shrine}"]`));

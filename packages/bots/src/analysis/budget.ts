/** How much is played out. The same budget gives the same figures for the same record. */
export interface Budget {
  /** Games played on from every place that is looked at. */
  readonly playouts: number;
  /** Worlds in which an answer is looked at first. */
  readonly glances: number;
  /** Worlds in which it is compared with the Shogun's. */
  readonly worlds: number;
  /** How often it is reckoned anew what the others may bid. */
  readonly reckonings: number;
  /** How often the Shogun plays a season on in its mind. */
  readonly thoughts: number;
}

export const PLAYOUTS = 60;

/** Everything in proportion to the games played on from every place. */
export const budgetOf = (playouts: number = PLAYOUTS): Budget => ({
  playouts,
  glances: Math.max(4, Math.round(playouts / 8)),
  worlds: Math.max(8, 2 * playouts),
  reckonings: Math.max(2, Math.round(playouts / 8)),
  thoughts: Math.max(20, 2 * playouts),
});

/** REPAIR-2: what each loser gets of the winner's bid, and the odd coins that are left. */
export const sharesOf = (coins: number, losers: number): { readonly each: number; readonly odd: number } => ({
  each: Math.floor(coins / losers),
  odd: coins % losers,
});

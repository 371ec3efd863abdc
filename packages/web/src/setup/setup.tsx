/** A game as one wants it: who plays which clan, which cards, which shrines. */
export function Setup(_: { readonly hotSeat: boolean }) {
  return <main />;
}

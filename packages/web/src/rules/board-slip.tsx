/** A small live board. */
export const BoardSlip = (_: { readonly id: string }) => null;

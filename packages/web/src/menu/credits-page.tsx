/** Whose work Hinode stands on. */
export function CreditsPage() {
  return <main />;
}

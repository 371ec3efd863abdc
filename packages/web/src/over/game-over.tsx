/** Who won, and how the clans stand. */
export function GameOver() {
  return <section />;
}

/** The first page: one click starts a game. */
export function Home() {
  return <main />;
}

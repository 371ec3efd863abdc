/** Everything that is not the game itself: records, settings, home. */
export function Menu() {
  return null;
}

/** Does something once the browser has shown what the page looks like now. */
export function afterPicture(work: () => void): void {
  requestAnimationFrame(() => void setTimeout(work));
}

import { useEffect } from 'react';

/** The room on a landscape sheet of A4, in CSS pixels, minus its margins and the head of the page. */
const PAPER = { width: 1040, height: 620 };

/**
 * The map is laid out for the screen, and paper has another size: it is printed with the same layout, as large as the paper allows.
 */
export function usePrintedMap(): void {
  useEffect(() => {
    const before = (): void => {
      const main = document.querySelector<HTMLElement>('main');
      if (main === null) return;
      const { width, height } = main.getBoundingClientRect();
      const zoom = Math.min(PAPER.width / width, PAPER.height / height);
      main.style.setProperty('--printed-width', `${width}px`);
      main.style.setProperty('--printed-height', `${height}px`);
      main.style.setProperty('--printed-zoom', `${zoom}`);
    };
    addEventListener('beforeprint', before);
    return () => removeEventListener('beforeprint', before);
  }, []);
}

const TURNED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The key as it would be where text runs from left to right: in Persian the left arrow goes on, as it does on the slider. */
export const onwardKey = (key: string): string =>
  (document.documentElement.dir === 'rtl' ? TURNED[key] : undefined) ?? key;

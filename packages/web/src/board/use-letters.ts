import { useEffect, useMemo, useState } from 'react';
import { useText } from '../app/language.tsx';
import { whenIdle } from '../app/when-idle.ts';
import type { Letters } from './forms.ts';

/** The width of words in the page's fonts, measured without drawing them. Measured again when a font has loaded. */
export function useLetters(): Letters {
  const text = useText();
  const [arrived, setArrived] = useState(0);
  useEffect(() => {
    const again = (): void => setArrived((before) => before + 1);
    document.fonts.addEventListener('loadingdone', again);
    return () => document.fonts.removeEventListener('loadingdone', again);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has other fonts, and so has a page whose fonts have loaded
  return useMemo(() => lettersOf(getComputedStyle(document.documentElement)), [text, arrived]);
}

/** The first word takes a browser ten times as long as any other, so one is measured before the map is needed. */
export const measureWhenIdle = (): void =>
  whenIdle(() => {
    const letters = lettersOf(getComputedStyle(document.documentElement));
    letters.name('A', 14);
    letters.number('0', 14);
  });

const widths = new Map<string, number>();
let pen: CanvasRenderingContext2D | null | undefined;

function lettersOf(style: CSSStyleDeclaration): Letters {
  widths.clear();
  const display = style.getPropertyValue('--display');
  const scale = Number(style.getPropertyValue('--display-scale')) || 1;
  const line = Number(style.getPropertyValue('--display-line')) || 1.2;
  const numbers = style.getPropertyValue('--text');
  return {
    name: (text, size) => widthOf(text, `400 ${size * scale}px ${display}`),
    number: (text, size) => numberWidth(text, `650 ${size}px ${numbers}`),
    line: Math.max(line, 1.2) * scale,
  };
}

/**
 * On the page all digits are as wide as the widest one (`tabular-nums`), which a canvas cannot do: a Persian 1 would be half as
 * wide.
 */
const numberWidth = (text: string, font: string): number =>
  widthOf(
    text.replace(/\p{Nd}/gu, (digit) => widestLike(digit, font)),
    font,
  );

/** The ten digits of a script. They are consecutive, and 0 is at a multiple of 16. */
function widestLike(digit: string, font: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const ten = Array.from({ length: 10 }, (_, n) => String.fromCodePoint(code - (code % 16) + n));
  return ten.reduce((widest, one) => (widthOf(one, font) > widthOf(widest, font) ? one : widest));
}

function widthOf(text: string, font: string): number {
  const key = `${font} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  pen ??= document.createElement('canvas').getContext('2d');
  if (pen === null) return text.length * 10;
  pen.font = font;
  // A little wider than measured, so that rounding never cuts off a word.
  const width = Math.ceil(pen.measureText(text).width) + 1;
  widths.set(key, width);
  return width;
}

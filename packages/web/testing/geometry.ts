import type { Page } from 'playwright-core';

/**
 * What is wrong with a screen by geometry alone: something cut off, something covered that a question is about, the main
 * action out of view, targets too small to press, a page that scrolls, things on the map that overlap.
 *
 * The page marks what it shows: `data-plate`, `data-camp` and `data-shrine` on the map, `data-keep-clear` for what else
 * lies over it, `data-province` and `data-state="lit"` for land that can be chosen, `data-confirm` and `data-go-on` for
 * the action one came for, `data-may-cut` for a name that may end in an ellipsis, `data-whole` for what must not scroll.
 */
export const faultsOf = (page: Page): Promise<string[]> => page.evaluate(look);

/** Runs in the browser. */
function look(): string[] {
  const faults: string[] = [];
  const touch = matchMedia('(pointer: coarse)').matches;
  /** What a finger or a pointer needs. */
  const least = touch ? 44 : 32;
  /** Pixels that may be due to rounding. */
  const slack = 1.5;
  /** Finding out what is at a point is expensive. Nothing that gets in the way is thinner than this. */
  const stride = 4;

  const all = <E extends Element = HTMLElement>(selector: string): E[] =>
    [...document.querySelectorAll<E>(selector)].filter((one) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
  const named = (one: Element): string => {
    const words = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replace(/\s+/g, ' ');
    const data = Object.entries((one as HTMLElement).dataset ?? {})
      .filter(([name]) => ['plate', 'camp', 'shrine', 'pick', 'province'].includes(name))
      .map(([name, value]) => `${name} ${value}`);
    return [one.localName, ...data, words ? `“${words.slice(0, 40)}”` : one.className]
      .filter(Boolean)
      .join(' ');
  };
  const at = ({ left, top, width, height }: DOMRect): string =>
    `(${Math.round(left)}, ${Math.round(top)}, ${Math.round(width)} × ${Math.round(height)})`;

  /** Nothing moves during the check: what was measured once is not measured again for everything inside it. */
  const once = <T>(measure: (one: Element) => T): ((one: Element) => T) => {
    const measured = new Map<Element, T>();
    return (one) => {
      const known = measured.get(one);
      if (known !== undefined) return known;
      const now = measure(one);
      measured.set(one, now);
      return now;
    };
  };
  const rectOf = once((one) => one.getBoundingClientRect());
  const styleOf = once((one) => {
    const { position, overflow, overflowX, overflowY } = getComputedStyle(one);
    return { position, overflow, overflowX, overflowY };
  });

  const noScroll = (): void => {
    const { scrollHeight, scrollWidth, clientHeight, clientWidth } = document.documentElement;
    if (scrollHeight > clientHeight + 1)
      faults.push(`the page scrolls down: ${scrollHeight} of ${clientHeight}`);
    if (scrollWidth > clientWidth + 1)
      faults.push(`the page scrolls sideways: ${scrollWidth} of ${clientWidth}`);
  };

  /** The box that clips an element: anything out of the flow is not clipped by its parent in the document. */
  const frameOf = (one: Element): Element | null =>
    one instanceof HTMLElement && /absolute|fixed/.test(styleOf(one).position)
      ? one.offsetParent
      : one.parentElement;

  /** Many answers may scroll; if they miss their frame by a few pixels, the frame is at fault. */
  const noScrollForAFewPixels = (): void => {
    for (const one of all('[data-dock] :has([data-pick]), [data-battle] > :not(:has([data-dock]))')) {
      if (!/auto|scroll/.test(styleOf(one).overflowY)) continue;
      const over = one.scrollHeight - one.clientHeight;
      if (over > 1 && over < 16) faults.push(`scrolls for ${over} px: ${named(one).slice(0, 60)}`);
    }
  };

  /** The part of a rectangle that its scrolling ancestors show. Undefined if they show none of it. */
  const shownPart = (one: Element, rect: DOMRect): DOMRect | undefined => {
    let { left, top, right, bottom } = rect;
    for (let up = frameOf(one); up !== null; up = frameOf(up)) {
      const { overflowX, overflowY } = styleOf(up);
      const frame = rectOf(up);
      if (/auto|scroll/.test(overflowX))
        [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      if (/auto|scroll/.test(overflowY))
        [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    return right - left > slack && bottom - top > slack
      ? new DOMRect(left, top, right - left, bottom - top)
      : undefined;
  };

  /** Text for screen readers only. */
  const isSpoken = once((one): boolean => {
    const { width, height } = rectOf(one);
    if ((width <= 1.5 || height <= 4) && styleOf(one).overflow !== 'visible') return true;
    return one.parentElement !== null && isSpoken(one.parentElement);
  });

  /** Some things must be visible as a whole: the clans beside the map, the mandates to choose from. */
  const nothingRolls = (): void => {
    for (const one of all('[data-whole]')) {
      const { scrollHeight, clientHeight } = one;
      const rect = rectOf(one);
      const shown = shownPart(one, rect)?.height ?? 0;
      if (scrollHeight > clientHeight + 1 || shown < rect.height - slack)
        faults.push(`scrolls: ${named(one)}, ${Math.round(shown)} of ${scrollHeight}`);
    }
  };

  const nothingClipped = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || node.textContent?.trim() === '') continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isSpoken(parent))
        continue;
      if (parent.closest('[data-may-cut], script, style, title') !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rect = range.getBoundingClientRect();
      if (rect.width === 0) continue;
      const cut = cutBy(parent, rect);
      if (cut !== undefined) faults.push(`cut off: ${named(parent)} ${at(rect)} by ${cut}`);
      const line = lineOf(parent)?.getBoundingClientRect();
      if (line !== undefined && (rect.right > line.right + 4 || rect.left < line.left - 4))
        faults.push(`sticks out: ${named(parent)} ${at(rect)} of ${at(line)}`);
    }
  };

  /** The box of a word. A word that needs more room overlaps its neighbor; a badge at the corner does so on purpose. */
  const lineOf = (word: Element): Element | undefined => {
    for (let up: Element | null = word; up !== null; up = up.parentElement) {
      if (up.matches('button, p, h2, h3, a')) return up;
      if (styleOf(up).position === 'absolute') return undefined;
    }
    return undefined;
  };

  /** Lines are higher than their letters, so they may stick out of a frame a little at the top or the bottom. */
  const cutBy = (parent: Element, rect: DOMRect): string | undefined => {
    const high = Math.min(8, rect.height / 4);
    // A sheet that is taller for one question covers the south of the map, which can be panned into view.
    const map = parent.closest('[data-testid="map"]')?.parentElement?.getBoundingClientRect();
    if (map !== undefined && rect.top >= map.bottom - slack) return undefined;
    for (let up: Element | null = parent; up !== null && up !== document.documentElement; up = frameOf(up)) {
      const { overflowX, overflowY } = styleOf(up);
      // What can be scrolled into view counts as visible.
      const rolls = /auto|scroll/;
      if (rolls.test(overflowX) || rolls.test(overflowY)) {
        const frame = rectOf(up);
        if (up.scrollWidth > up.clientWidth + 1 || up.scrollHeight > up.clientHeight + 1) return undefined;
        if (rect.right > frame.right + slack || rect.left < frame.left - slack) return named(up).slice(0, 40);
        continue;
      }
      const frame = rectOf(up);
      if (
        /hidden|clip/.test(overflowX) &&
        (rect.left < frame.left - slack || rect.right > frame.right + slack)
      )
        return `${named(up).slice(0, 40)} ${at(frame)}`;
      if (/hidden|clip/.test(overflowY) && (rect.top < frame.top - high || rect.bottom > frame.bottom + high))
        return `${named(up).slice(0, 40)} ${at(frame)}`;
    }
    const outside =
      rect.left < -slack ||
      rect.right > innerWidth + slack ||
      rect.top < -high ||
      rect.bottom > innerHeight + high;
    return outside ? 'the screen' : undefined;
  };

  const hits = (one: Element, x: number, y: number): boolean => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (one.contains(top) || top.contains(one));
  };

  const middleOf = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const;

  /** Whatever can be pressed to answer, wherever it is shown. */
  const nothingCovered = (): void => {
    for (const one of all(
      '[data-pick]:enabled, [data-move]:enabled, [data-plate][data-state="lit"], [data-shrine]',
    )) {
      const rect = rectOf(one);
      const shown = shownPart(one, rect);
      // Something scrolled almost out of view is scrolled back before it is pressed.
      if (shown === undefined || shown.height < rect.height / 3) continue;
      const [x, y] = middleOf(shown);
      if (!hits(one, x, y)) {
        const over = document.elementFromPoint(x, y);
        faults.push(
          `covered: ${named(one)} ${at(shown)} by ${over === null ? 'nothing on the screen' : named(over)}`,
        );
      }
    }
  };

  /** Land that is asked about must be visible and pressable. */
  const landOpen = (): void => {
    for (const path of all<SVGPathElement>('path[data-province][data-state="lit"]')) {
      const rect = rectOf(path);
      const province = path.dataset['province'];
      const matrix = path.getScreenCTM()?.inverse();
      let [inside, open] = [0, 0];
      const over = new Map<string, number>();
      for (let i = 1; i < 16; i++)
        for (let j = 1; j < 16; j++) {
          const point = new DOMPoint(rect.left + (rect.width * i) / 16, rect.top + (rect.height * j) / 16);
          if (!path.isPointInFill(point.matrixTransform(matrix))) continue;
          inside++;
          const top = document.elementFromPoint(point.x, point.y);
          if (top === path || top?.closest(`[data-camp="${province}"], [data-plate="${province}"]`)) open++;
          else {
            const what = top === null ? 'the edge' : named(top.closest('[data-camp], [data-plate]') ?? top);
            over.set(what, (over.get(what) ?? 0) + 1);
          }
        }
      const by = [...over].map(([what, points]) => `${what} on ${points}`).join(', ');
      if (inside > 0 && open < inside * 0.4)
        faults.push(`buried: ${province} is open to ${open} of ${inside} points, by ${by}`);
    }
  };

  const primaryInView = (): void => {
    for (const one of all<HTMLButtonElement>('[data-confirm], [data-go-on], [data-uncover]')) {
      const rect = rectOf(one);
      const inside =
        rect.left >= -slack &&
        rect.top >= -slack &&
        rect.right <= innerWidth + slack &&
        rect.bottom <= innerHeight + slack;
      const [x, y] = middleOf(rect);
      if (!inside || !hits(one, x, y)) faults.push(`out of view: ${named(one)} ${at(rect)}`);
    }
  };

  /** Press targets are measured by pressing: an element may respond in a larger area than it is drawn in. */
  const largeEnough = (): void => {
    const onMap = '[data-plate], [data-camp], [data-shrine], [data-province], [data-keep-clear]';
    const targets =
      'button, a[href], input, select, textarea, summary, [role="radio"], [role="tab"], [role="switch"]';
    for (const one of all(targets)) {
      // What is behind an open sheet is pressed once the sheet is closed.
      if (isSpoken(one) || one.closest('[data-radix-focus-guard], [aria-hidden="true"]')) continue;
      const rect = rectOf(one);
      const shown = shownPart(one, rect);
      // Something half scrolled out of view is measured when it is in view.
      if (shown === undefined || shown.width < rect.width - slack || shown.height < rect.height - slack)
        continue;
      // A link in a sentence is as high as its line.
      if (one.localName === 'a' && getComputedStyle(one).display === 'inline') continue;
      const [x, y] = middleOf(rect);
      const ends: string[] = [];
      /** How far from its middle it responds in this direction. In the other direction it may differ. */
      const reach = (dx: number, dy: number): number => {
        for (let far = 0; far < least; far += stride) {
          if (hits(one, x + dx * far, y + dy * far)) continue;
          while (far > 0 && !hits(one, x + dx * (far - 1), y + dy * (far - 1))) far--;
          // On the map two neighbors share the room between them, and land can be pressed too.
          const there = document.elementFromPoint(x + dx * far, y + dy * far);
          // The explanation of the tile under the pointer moves with the pointer.
          if (there?.closest('[data-looked-at]')) return least;
          const other = there?.closest(`${targets}, ${onMap}`);
          if (other?.closest(onMap) && one.closest(onMap)) return least;
          ends.push(`${far} px to ${there === null ? 'the edge' : named(there)}`);
          return far;
        }
        return least;
      };
      const short = (across: boolean): boolean => {
        if ((across ? rect.width : rect.height) >= least - slack) return false;
        const [dx, dy] = across ? [1, 0] : [0, 1];
        const enough = least - 2 * slack;
        const before = reach(-dx, -dy);
        return before < enough && before + reach(dx, dy) < enough;
      };
      if (short(true) || short(false))
        faults.push(`small: ${named(one)} ${at(rect)}, a press needs ${least} px: ${ends.join(', ')}`);
    }
  };

  const nothingOverlaps = (): void => {
    const things = all('[data-plate], [data-camp], [data-shrine], [data-keep-clear]').filter(
      (one) => one.querySelector('[data-shrine]') === null,
    );
    const rects = things.map(rectOf);
    for (const [i, a] of rects.entries())
      for (const [j, b] of rects.entries()) {
        if (j <= i || a.width === 0 || b.width === 0) continue;
        const [one, other] = [things[i] as Element, things[j] as Element];
        if (one.contains(other) || other.contains(one)) continue;
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > slack && down > slack)
          faults.push(`overlap: ${named(one)} ${at(a)} and ${named(other)} ${at(b)}`);
      }
  };

  /** Animations of how something came about are gone once everything is at rest. */
  const nothingLeftOver = (): void => {
    for (const one of all('[data-happening]'))
      faults.push(`left over the map: ${one.dataset['look']} ${at(one.getBoundingClientRect())}`);
  };

  noScroll();
  noScrollForAFewPixels();
  nothingRolls();
  nothingClipped();
  nothingCovered();
  landOpen();
  primaryInView();
  largeEnough();
  nothingOverlaps();
  nothingLeftOver();
  return [...new Set(faults)];
}

import { createContext, use, useSyncExternalStore } from 'react';

/**
 * Chooses the layout that fits the width and height of the screen. Style sheets read it from the root element
 * (`:root[data-screen="laptop"]`), components from useScreen. Nothing else asks for the size of the screen.
 */
export type Screen =
  /** A phone on its side, or a window at 200 %: the decision is beside the map. */
  | 'landscape-phone'
  /** A phone with the bars of its browser. */
  | 'short-phone'
  | 'phone'
  /** A tablet, upright or on its side. */
  | 'middle'
  /** A laptop with the browser's bars. */
  | 'low-laptop'
  | 'laptop'
  | 'wide';

/** The first that fits. Rails are for a mouse: with touch, even a large screen gets the layout of a tablet. */
export function screenOf(width: number, height: number, finger = false): Screen {
  if (height < 480 && width >= 560) return 'landscape-phone';
  if (width < 720) return height < 740 ? 'short-phone' : 'phone';
  if (width < 1100 || finger) return 'middle';
  if (height < 660) return 'low-laptop';
  if (height < 800) return 'laptop';
  return width < 1180 ? 'middle' : 'wide';
}

/** Held upright, with the decision in a sheet at the foot. */
export const isPhone = (screen: Screen): boolean => screen === 'phone' || screen === 'short-phone';

/** A tablet on its side has room for something beside the scene. Style sheets read its shape. */
export const useAcross = (): boolean =>
  useSyncExternalStore(subscribe, () => innerWidth >= innerHeight * 1.25);

/** With room for the clans in a rail beside the map. */
export const hasRail = (screen: Screen): boolean =>
  screen === 'wide' || screen === 'laptop' || screen === 'low-laptop';

/** Where people explore by pointing; elsewhere they do so by pressing. */
export const hasMouse = (screen: Screen): boolean => hasRail(screen);

export const screenNow = (): Screen =>
  screenOf(innerWidth, innerHeight, matchMedia('(pointer: coarse)').matches);

/** Keeps the attributes that style sheets read up to date. Called once, before anything is drawn. */
export function followScreen(): void {
  const tell = (): void => {
    document.documentElement.dataset['screen'] = screenNow();
  };
  tell();
  addEventListener('resize', tell);
}

function subscribe(changed: () => void): () => void {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}

/** A table that is a small part of a large page uses the layout of a small screen. */
export const ScreenContext = createContext<Screen | undefined>(undefined);

export function useScreen(): Screen {
  const whole = useSyncExternalStore(subscribe, screenNow);
  return use(ScreenContext) ?? whole;
}

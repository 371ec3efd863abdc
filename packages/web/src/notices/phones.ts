/** What a browser says of itself, as far as it matters here. */
export interface Device {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  /** The page runs as an installed app. */
  readonly installed: boolean;
}

/** iPhones and iPads give notices only to pages on the Home Screen. An iPad calls itself a Mac, but is touched. */
export const needsHomeScreen = ({ userAgent, maxTouchPoints, installed }: Device): boolean =>
  !installed && (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1));

export const mustInstallFirst = (): boolean =>
  needsHomeScreen({
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    installed: matchMedia('(display-mode: standalone)').matches,
  });

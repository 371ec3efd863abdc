/** What a browser says about itself, as far as it matters here. */
export interface Device {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  /** The page is running as an installed app. */
  readonly installed: boolean;
}

/** iPhones and iPads allow notices only for pages on the Home Screen. An iPad claims to be a Mac, but has a touch screen. */
export const needsHomeScreen = ({ userAgent, maxTouchPoints, installed }: Device): boolean =>
  !installed && (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1));

export const mustInstallFirst = (): boolean =>
  needsHomeScreen({
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    installed: matchMedia('(display-mode: standalone)').matches,
  });

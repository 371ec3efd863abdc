/** A browser in two words, for its owner to know it again: of what it says about itself nothing else is kept. */

/** The first that fits: many browsers name those they are made of as well. */
const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Such as `Firefox, Linux`; empty if it says nothing that we know. */
export function browserName(userAgent = ''): string {
  const said = userAgent.slice(0, 500);
  const first = (known: typeof BROWSERS): string[] =>
    known
      .filter(([pattern]) => pattern.test(said))
      .slice(0, 1)
      .map(([, name]) => name);
  return [...first(BROWSERS), ...first(SYSTEMS)].join(', ');
}

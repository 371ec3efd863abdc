import type { Tenth } from './compare.ts';

/** A picture of how odds and victories relate: a well-calibrated model stays on the dashed line. */

const SIZE = 300;
const EDGE = 44;
const WHOLE = SIZE + 2 * EDGE;

const x = (share: number): string => (EDGE + share * SIZE).toFixed(1);
const y = (share: number): string => (EDGE + (1 - share) * SIZE).toFixed(1);
const percent = (share: number): string => `${Math.round(100 * share)} %`;

export function curveOf(name: string, tenths: readonly Tenth[]): string {
  const seen = tenths.filter(({ count }) => count > 0);
  const most = Math.max(...seen.map(({ count }) => count));
  // The more clans, the larger the dot: its area shows how many.
  const dots = seen.map(
    ({ said, won, count }) =>
      `<circle cx="${x(said)}" cy="${y(won)}" r="${(2.5 + 9 * Math.sqrt(count / most)).toFixed(1)}"><title>said ${percent(said)}, won ${percent(won)}, ${count} clans</title></circle>`,
  );
  const marks = [0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
    `<text x="${x(share)}" y="${WHOLE - EDGE + 18}" text-anchor="middle">${percent(share)}</text>`,
    `<text x="${EDGE - 8}" y="${y(share)}" text-anchor="end" dominant-baseline="middle">${percent(share)}</text>`,
  ]);
  const line = seen.map(({ said, won }) => `${x(said)},${y(won)}`).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WHOLE} ${WHOLE}" width="${WHOLE}" height="${WHOLE}" font-family="sans-serif" font-size="11" fill="#555">
<title>Odds and victories: what the ${name} model said, and how often they won</title>
<rect width="${WHOLE}" height="${WHOLE}" fill="#fff"/>
<rect x="${EDGE}" y="${EDGE}" width="${SIZE}" height="${SIZE}" fill="none" stroke="#bbb"/>
<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#999" stroke-dasharray="4 4"/>
<polyline points="${line}" fill="none" stroke="#a33" stroke-width="1.5"/>
<g fill="#a33" fill-opacity="0.6">${dots.join('')}</g>
${marks.join('\n')}
<text x="${WHOLE / 2}" y="${WHOLE - 6}" text-anchor="middle">the ${name} model said</text>
<text x="${WHOLE / 2}" y="24" text-anchor="middle">how often they won</text>
</svg>
`;
}

import { encode } from 'uqr';

/** A margin of four modules, as scanners require. */
const MARGIN = 4;

/** A link as a code for another device's camera. */
export default function Qr({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: MARGIN });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges" data-qr="">
      <rect width={size} height={size} fill="#fffdf4" />
      <path d={path} fill="#1d1a17" />
    </svg>
  );
}

/** A chart as a file. What the style sheets say is written into the picture, which has none. */

const KEPT = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'stroke-linecap',
  'opacity',
  'fill-opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;

const HEAD = 44;
const XML = 'http://www.w3.org/2000/svg';

function inlined(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  to.removeAttribute('class');
  // As attributes: the page lets no styles in but those of its own files.
  to.removeAttribute('style');
  for (const name of KEPT) to.setAttribute(name, style.getPropertyValue(name));
  Array.from(from.children).forEach((child, i) => {
    const copy = to.children[i];
    if (copy) inlined(child, copy);
  });
}

function lineOf(words: string, x: number, y: number, size: number): SVGTextElement {
  const line = document.createElementNS(XML, 'text');
  line.textContent = words;
  line.setAttribute('x', `${x}`);
  line.setAttribute('y', `${y}`);
  line.setAttribute('font-size', `${size}`);
  line.setAttribute('font-family', 'sans-serif');
  line.setAttribute('fill', getComputedStyle(document.documentElement).getPropertyValue('--ink'));
  return line;
}

/** The chart with its title and the seed of the game above it. */
export function standalone(svg: SVGSVGElement, title: string, seed: string): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  inlined(svg, copy);
  const { width, height } = svg.viewBox.baseVal;
  const page = getComputedStyle(document.documentElement);
  const whole = document.createElementNS(XML, 'svg');
  whole.setAttribute('xmlns', XML);
  whole.setAttribute('viewBox', `0 0 ${width} ${height + HEAD}`);
  whole.setAttribute('width', `${width}`);
  whole.setAttribute('height', `${height + HEAD}`);
  const paper = document.createElementNS(XML, 'rect');
  paper.setAttribute('width', '100%');
  paper.setAttribute('height', '100%');
  paper.setAttribute('fill', page.getPropertyValue('--paper-hi'));
  copy.setAttribute('x', '0');
  copy.setAttribute('y', `${HEAD}`);
  copy.setAttribute('width', `${width}`);
  copy.setAttribute('height', `${height}`);
  whole.append(paper, lineOf(title, 12, 22, 17), lineOf(`Hinode · ${seed}`, 12, 38, 11), copy);
  return whole;
}

const fileName = (title: string, end: string): string =>
  `hinode-${title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.${end}`;

function give(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

const asBlob = (svg: SVGSVGElement): Blob =>
  new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' });

export async function saveSvg(svg: SVGSVGElement, title: string, seed: string): Promise<void> {
  give(asBlob(standalone(svg, title, seed)), fileName(title, 'svg'));
}

/** Twice as large as it is drawn: for screens with fine pixels, and for print. */
const FINE = 2;

export async function savePng(svg: SVGSVGElement, title: string, seed: string): Promise<void> {
  const whole = standalone(svg, title, seed);
  const { width, height } = whole.viewBox.baseVal;
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(whole))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * FINE;
  canvas.height = height * FINE;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob) give(blob, fileName(title, 'png'));
}

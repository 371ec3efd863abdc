/** Turns the few kinds of elements that icons consist of into path data, so that an icon is a single string. */

type Attributes = Readonly<Record<string, string>>;

const attributesOf = (element: string): Attributes =>
  Object.fromEntries([...element.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));

const number = (value: string | undefined): number => Number(value ?? 0);

const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

const rectangle = (x: number, y: number, width: number, height: number, r: number): string => {
  const corner = (toX: number, toY: number): string => `a${r} ${r} 0 0 1 ${toX} ${toY}`;
  const [across, down] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
};

const pathOf = (tag: string, of: Attributes): string => {
  switch (tag) {
    case 'path':
      return of['d'] ?? '';
    case 'circle':
      return ellipse(number(of['cx']), number(of['cy']), number(of['r']), number(of['r']));
    case 'ellipse':
      return ellipse(number(of['cx']), number(of['cy']), number(of['rx']), number(of['ry']));
    case 'rect':
      return rectangle(
        number(of['x']),
        number(of['y']),
        number(of['width']),
        number(of['height']),
        number(of['rx']),
      );
    default:
      throw new Error(`<${tag}> cannot be turned into a path yet.`);
  }
};

/** The path data of an icon's markup. Groups only carry the style that all icons of a set share. */
export const outlineOf = (markup: string): string =>
  [...markup.matchAll(/<(\w+)([^>]*)>/g)]
    .filter(([, tag]) => tag !== 'g')
    .map(([, tag, attributes]) => pathOf(tag ?? '', attributesOf(attributes ?? '')))
    .map((d) => d.replace(/^m/, 'M'))
    .join('');

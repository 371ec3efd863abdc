import fs from 'node:fs';
import path from 'node:path';
import { type Box, type Kind, readJson } from './folders.ts';
import { type Index, thingsOf, WRITTEN } from './index-file.ts';

/** How things look: turns `art.json` and `picture.svg` in their folders into what the page, the build and the commands read. */

/** A thing's drawings. */
interface Art {
  /**
   * For the picture of a card: an icon of game-icons.net and its author, or else its own drawing or figure; and the scene behind
   * it.
   */
  readonly picture?: { readonly subject?: string; readonly by?: string; readonly scene: string };
  /** What a card shows in pictures. */
  readonly glance?: unknown;
  /** A Monster or a kami as a piece, part by part. */
  readonly figure?: unknown;
  readonly emblem?: unknown;
  readonly color?: {
    readonly day: Paint;
    readonly night: Paint;
    /** Its color on terminals. */
    readonly terminal: string;
  };
  /** For a kami: an icon of game-icons.net, and its author. */
  readonly icon?: string;
  readonly by?: string;
}

interface Paint {
  readonly fill: string;
  readonly mark: string;
}

interface Drawn {
  readonly id: string;
  readonly art: Art;
  readonly picture: string | undefined;
}

function drawnIn(root: string, boxes: readonly Box[], kind: Kind): Drawn[] {
  return thingsOf(boxes, kind).map(({ id, folder }) => {
    const svg = path.join(root, folder, 'picture.svg');
    return {
      id,
      art: (readJson(root, `${folder}/art.json`) ?? {}) as Art,
      picture: fs.existsSync(svg) ? fs.readFileSync(svg, 'utf8').trim() : undefined,
    };
  });
}

/** A module with one value for each thing that has one. */
function table(name: string, things: readonly Drawn[], value: (drawn: Drawn) => unknown): string {
  const rows = things.flatMap((drawn) => {
    const found = value(drawn);
    return found === undefined ? [] : [`  '${drawn.id}': ${JSON.stringify(found)},\n`];
  });
  return `${WRITTEN}\n\nexport const ${name} = {\n${rows.join('')}} as const;\n`;
}

export function artIndexes(root: string, boxes: readonly Box[]): Index[] {
  const [cards, clans, kami, kamiFigures] = (['cards', 'clans', 'kami', 'kami-figures'] as const).map(
    (kind) => drawnIn(root, boxes, kind),
  ) as [Drawn[], Drawn[], Drawn[], Drawn[]];
  return [
    { file: 'pictures.generated.ts', text: table('PICTURES', cards, pictureOf) },
    { file: 'drawings.generated.ts', text: table('DRAWINGS', cards, ({ picture }) => picture) },
    { file: 'glances.generated.ts', text: table('GLANCES', cards, ({ art }) => art.glance ?? []) },
    {
      file: 'figures.generated.ts',
      text: table('FIGURES', [...cards, ...kamiFigures], ({ art }) => art.figure),
    },
    { file: 'emblems.generated.ts', text: table('EMBLEMS', clans, ({ art }) => art.emblem) },
    {
      file: 'terminal-colors.generated.ts',
      text: table('TERMINAL_COLORS', clans, ({ art }) => art.color?.terminal),
    },
    { file: 'clan-colors.generated.css', text: colorsOf(clans) },
    { file: 'kami-icons.generated.ts', text: table('KAMI_ICONS', kami, ({ art }) => art.icon) },
    { file: 'icon-authors.generated.ts', text: authorsOf([...cards, ...kami]) },
  ];
}

const DEFAULT_SCENE = 'sun';

const pictureOf = ({ art, picture }: Drawn): object => ({
  scene: art.picture?.scene ?? DEFAULT_SCENE,
  ...(art.picture?.subject !== undefined && { subject: art.picture.subject }),
  ...(picture !== undefined && { own: true }),
});

const rule = (selector: string, { fill, mark }: Paint): string =>
  `${selector} {\n  --clan-fill: ${fill};\n  --clan-mark: ${mark};\n}\n`;

const colorsOf = (clans: readonly Drawn[]): string =>
  [
    WRITTEN.replace('// ', '/* ').concat(' */'),
    ...clans.flatMap(({ id, art: { color } }) =>
      color === undefined
        ? []
        : [
            rule(`[data-clan="${id}"]`, color.day),
            rule(`[data-theme="dark"] [data-clan="${id}"]`, color.night),
          ],
    ),
  ].join('\n');

/** The authors to credit for the icons. */
function authorsOf(things: readonly Drawn[]): string {
  const thanks = things.flatMap(({ art: { picture, icon, by } }) => [
    ...(picture?.subject === undefined ? [] : [{ icon: picture.subject, by: picture.by ?? '' }]),
    ...(icon === undefined ? [] : [{ icon, by: by ?? '' }]),
  ]);
  const authors = [...new Set(thanks.map(({ by }) => by))].sort();
  const iconsBy = (author: string): string[] =>
    [...new Set(thanks.filter(({ by }) => by === author).map(({ icon }) => icon))].sort();
  const rows = authors.map((author) => `  '${author}': ${JSON.stringify(iconsBy(author))},\n`);
  return `${WRITTEN}\n\nexport const ICON_AUTHORS: Readonly<Record<string, readonly string[]>> = {\n${rows.join('')}};\n`;
}

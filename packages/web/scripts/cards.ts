/**
 * Draws the sheet of shapes for the pictures of cards: `node packages/web/scripts/cards.ts` writes
 * `src/art/card-sheet.generated.ts`. `npm run content` runs it; the result is committed.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { DRAWINGS } from '@hinode/engine/boxes/drawings';
import { PICTURES } from '@hinode/engine/boxes/pictures';
import { type Picture, WASHES } from '../src/art/card-art.ts';
import { type Tile, WEAVES } from '../src/art/weaves.ts';
import { readSet } from './icons/icon-set.ts';
import { outlineOf } from './icons/outline.ts';

const TARGET = new URL('../src/art/card-sheet.generated.ts', import.meta.url);

interface Drawings {
  readonly scenes: Readonly<Record<string, string>>;
}
const drawings = JSON.parse(
  readFileSync(new URL('cards/drawings.json', import.meta.url), 'utf8'),
) as Drawings;

const icons = readSet('game-icons');

const scene = ([name, markup]: [string, string]): string => `<g id="card-scene-${name}">${markup}</g>`;

/** A drawing of our own, on a sheet of its own size. */
function own([name, svg]: [string, string]): string {
  const [, viewBox, markup] = /^<svg[^>]* viewBox="([^"]*)"[^>]*>(.*)<\/svg>$/s.exec(svg) ?? [];
  if (markup === undefined) throw new Error(`The drawing of ${name} is no svg with a viewBox.`);
  return `<symbol id="card-own-${name}" viewBox="${viewBox}" overflow="visible">${markup}</symbol>`;
}

function subject(name: string): string {
  const icon = icons.icons[name];
  if (icon === undefined) throw new Error(`The set has no icon named ${name}.`);
  return `<path id="card-subject-${name}" d="${outlineOf(icon.body)}"/>`;
}

const wash = ([name, { top, bottom }]: [string, { readonly top: string; readonly bottom: string }]): string =>
  `<linearGradient id="card-wash-${name}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".82" stop-color="${bottom}"/></linearGradient>`;

const ground = ([name, { width, height, lines, shapes }]: [string, Tile]): string =>
  `<pattern id="card-ground-${name}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="scale(.62)"><path d="${lines ?? shapes}" ${lines ? 'fill="none" stroke="#1d1a17"' : 'fill="#1d1a17"'}/></pattern>`;

const taken = [
  ...new Set(Object.values<Picture>(PICTURES).flatMap(({ subject: icon }) => icon ?? [])),
].sort();

const parts = [
  ...Object.entries(WASHES).map(wash),
  ...Object.entries(WEAVES).map(ground),
  ...Object.entries(drawings.scenes).map(scene),
  ...Object.entries<string>(DRAWINGS).map(own),
  ...taken.map(subject),
];

writeFileSync(
  TARGET,
  [
    '// Written by scripts/cards.ts; change that, not this file.',
    '/** Scenes and own drawings, and icons from game-icons.net (CC BY 3.0): each is drawn once a page. */',
    `export const CARD_SHEET = ${JSON.stringify(parts)};`,
    '',
  ].join('\n\n'),
);

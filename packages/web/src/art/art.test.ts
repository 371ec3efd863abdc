import { ADVANTAGE_IDS, CARDS, CLAN_IDS, KAMI_IDS, MANDATE_IDS } from '@hinode/engine';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { GAME_ICONS } from '../../scripts/icons/chosen.ts';
import { ICON_AUTHORS } from './credits.ts';
import { Emblem } from './emblem.tsx';
import { FIGURE_KINDS, Figure } from './figure.tsx';
import { ICON_NAMES, Icon, type IconName } from './icon.tsx';

const shapesOf = (markup: string): string =>
  [...markup.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d).join('|');
const differ = (drawings: readonly string[]): void => expect(new Set(drawings).size).toBe(drawings.length);

describe('without color', () => {
  test('every clan has its own outline and its own mark', () => {
    const emblems = CLAN_IDS.map((clan) => shapesOf(renderToStaticMarkup(createElement(Emblem, { clan }))));
    differ(emblems.map((shapes) => shapes.slice(0, shapes.indexOf('|'))));
    differ(emblems.map((shapes) => shapes.slice(shapes.indexOf('|'))));
  });

  test('every kind of piece has its own silhouette', () => {
    differ(
      FIGURE_KINDS.map((kind) =>
        shapesOf(renderToStaticMarkup(createElement(Figure, { kind, clan: 'koi' }))),
      ),
    );
  });
});

test('every Monster card has a silhouette, not the common mask', () => {
  const monsters = CARDS.filter(({ type }) => type === 'monster').map(({ id }) => id);
  expect(monsters.length).toBeGreaterThan(0);
  expect(FIGURE_KINDS).toEqual(expect.arrayContaining(monsters));
});

test('every mandate, advantage, kami and type of card has an icon', () => {
  const types = CARDS.map(({ type }) => type);
  expect(ICON_NAMES).toEqual(
    expect.arrayContaining([...MANDATE_IDS, ...ADVANTAGE_IDS, ...KAMI_IDS, ...types]),
  );
});

test.each(ICON_NAMES)('the icon %s draws something', (name: IconName) => {
  expect(shapesOf(renderToStaticMarkup(createElement(Icon, { name })))).not.toBe('');
});

test('every icon taken from game-icons.net names its author, and no other is named', () => {
  const credited = Object.values(ICON_AUTHORS).flat();
  expect([...credited].sort()).toEqual([...new Set(Object.values(GAME_ICONS))].sort());
});

describe('for a screen reader', () => {
  test('a drawing with a title has a name', () => {
    const markup = renderToStaticMarkup(createElement(Emblem, { clan: 'koi', title: 'Koi' }));
    expect(markup).toContain('aria-label="Koi"');
    expect(markup).toContain('aria-hidden="false"');
  });

  test('a drawing without one is decoration', () => {
    expect(renderToStaticMarkup(createElement(Emblem, { clan: 'koi' }))).toContain('aria-hidden="true"');
  });
});

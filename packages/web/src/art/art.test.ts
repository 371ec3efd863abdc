import { ADVANTAGE_IDS, CARD_FACTS, CLAN_IDS, KAMI_IDS, MANDATE_IDS } from '@hinode/engine/facts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { GAME_ICONS } from '../../scripts/icons/chosen.ts';
import { pictureOf } from './card-art.ts';
import { CardPicture } from './card-picture.tsx';
import { CARD_SHEET } from './card-sheet.generated.ts';
import { ICON_AUTHORS } from './credits.ts';
import { Emblem } from './emblem.tsx';
import { Figure, fetchMonsters } from './figure.tsx';
import { fetchGameIcons } from './game-icons.ts';
import { Icon, type IconName } from './icon.tsx';
import { ICON_NAMES } from './icon-names.ts';
import { FIGURE_KINDS, silhouetteOf } from './silhouettes/all.ts';

const shapesOf = (markup: string): string =>
  [...markup.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d).join('|');
const iconsOnCards = CARD_FACTS.flatMap(({ id }) => pictureOf(id).subject ?? []);
const differ = (drawings: readonly string[]): void => expect(new Set(drawings).size).toBe(drawings.length);

describe('without color', () => {
  test('every clan has its own outline and its own mark', () => {
    const emblems = CLAN_IDS.map((clan) => shapesOf(renderToStaticMarkup(createElement(Emblem, { clan }))));
    differ(emblems.map((shapes) => shapes.slice(0, shapes.indexOf('|'))));
    differ(emblems.map((shapes) => shapes.slice(shapes.indexOf('|'))));
  });

  test('every kind of piece has its own silhouette', async () => {
    await fetchMonsters();
    differ(
      FIGURE_KINDS.map((kind) =>
        shapesOf(renderToStaticMarkup(createElement(Figure, { kind, clan: 'koi' }))),
      ),
    );
  });
});

test('every Monster card has a silhouette, not the common mask', () => {
  const monsters = CARD_FACTS.filter(({ type }) => type === 'monster').map(({ id }) => id);
  expect(monsters.length).toBeGreaterThan(0);
  expect(FIGURE_KINDS).toEqual(expect.arrayContaining(monsters));
});

test('every mandate, advantage, kami and type of card has an icon', () => {
  const types = CARD_FACTS.map(({ type }) => type);
  expect(ICON_NAMES).toEqual(
    expect.arrayContaining([...MANDATE_IDS, ...ADVANTAGE_IDS, ...KAMI_IDS, ...types]),
  );
});

test.each(ICON_NAMES)('the icon %s draws something', async (name: IconName) => {
  await fetchGameIcons();
  expect(shapesOf(renderToStaticMarkup(createElement(Icon, { name })))).not.toBe('');
});

test('every icon taken from game-icons.net names its author, and no other is named', () => {
  const credited = Object.values(ICON_AUTHORS).flat();
  expect([...credited].sort()).toEqual([...new Set([...Object.values(GAME_ICONS), ...iconsOnCards])].sort());
});

describe('pictures of cards', () => {
  const drawn = new Set([...CARD_SHEET.join('').matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
  const pictures = CARD_FACTS.map((card) => renderToStaticMarkup(createElement(CardPicture, { card })));

  test('every card of this edition has one of its own', () => {
    differ(pictures);
  });

  test('everything they are composed of is on the sheet', () => {
    const used = pictures.flatMap((picture) =>
      [...picture.matchAll(/(?:href="|url\()#([^")]*)/g)].map(([, id]) => id),
    );
    expect([...new Set(used)].filter((id) => !drawn.has(id))).toEqual([]);
  });

  test('every card shows something', () => {
    const shows = ({ id }: (typeof CARD_FACTS)[number]): boolean => {
      const { subject, own } = pictureOf(id);
      return subject !== undefined || own === true || silhouetteOf(id) !== undefined;
    };
    expect(CARD_FACTS.filter((card) => !shows(card)).map(({ id }) => id)).toEqual([]);
  });
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

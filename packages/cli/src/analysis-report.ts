import type { Analysis, Judged, Look, Moment } from '@hinode/bots/analysis';
import type { ClanId } from '@hinode/engine';
import { type Message, type Text, whyMessage } from '@hinode/text';
import { momentSentence, momentTitle, placeMessage } from '@hinode/text/analysis';
import { moveMessage } from '@hinode/text/moves';
import { alignedRows } from './columns.ts';
import type { Style } from './style.ts';

/** The analysis of a game, for reading on a terminal. */
export function analysisReport(analysis: Analysis, text: Text, style: Style): string[] {
  const { looks, moments, partings } = analysis;
  const title = (words: string): string => `\n  ${style.bold(words)}`;
  return [
    title(text.say('analysis.chance')),
    ...chanceRows(analysis, text).map((row, i) => `    ${i === 0 ? style.dim(row) : row}`),
    title(text.say('analysis.five')),
    ...moments.flatMap((moment) => momentLines(moment, text)).map((line) => `    ${line}`),
    title(text.say('analysis.key-moments')),
    ...(partings.length === 0
      ? [`    ${text.say('analysis.no-partings')}`]
      : partings.flatMap((parting) => partingLines(parting, looks, text)).map((line) => `    ${line}`)),
    ...fortuneRows(analysis, text).map((row, i) => (i === 0 ? title(row) : `    ${row}`)),
    title(text.say('analysis.coins')),
    ...purseRows(analysis, text).map((row, i) => `    ${i === 0 ? style.dim(row) : row}`),
    '',
  ];
}

const said = (text: Text, { key, values }: Message): string => text.say(key, values);

const percent = (text: Text, part: number): string =>
  text.say('analysis.percent', { percent: signless(Math.round(100 * part)) });

/** Never −0. */
const signless = (n: number): number => (n === 0 ? 0 : n);

function chanceRows({ looks, clans }: Analysis, text: Text): string[] {
  return alignedRows([
    [text.say('analysis.place'), ...clans.map((clan) => text.name(clan))],
    ...looks.map(({ place, chances }) => [
      said(text, placeMessage(place)),
      ...clans.map((clan) => {
        const chance = chances?.[clan];
        return chance ? percent(text, chance.chance) : '·';
      }),
    ]),
  ]);
}

function momentLines(moment: Moment, text: Text): string[] {
  const { place, changes } = moment;
  const title = momentTitle(moment);
  const sentence = momentSentence(moment);
  const changed = Object.entries(changes ?? {})
    .filter(([, change]) => Math.abs(change) >= 0.01)
    .map(([clan, change]) => `${text.name(clan)} ${change > 0 ? '+' : ''}${percent(text, change)}`);
  return [
    [said(text, placeMessage(place)), title && said(text, title)].filter(Boolean).join(': '),
    ...(sentence ? [`  ${said(text, sentence)}`] : []),
    ...(changed.length > 0 ? [`  ${changed.join(', ')}`] : []),
  ];
}

function partingLines(
  { at, clan, decision, played, shogun, why, compared }: Judged,
  looks: readonly Look[],
  text: Text,
): string[] {
  const place = looks.findLast((look) => look.at <= at)?.place;
  const where = place ? said(text, placeMessage(place)) : '';
  const cost = text.say('analysis.cost', {
    vp: { purse: { vp: Math.round(compared.vp.mean * 10) / 10 } },
  });
  const lost = compared.chance.mean >= 0.01 ? ` (${percent(text, -compared.chance.mean)})` : '';
  return [
    `${where}, ${text.name(clan)}: ${said(text, moveMessage(played, decision))}`,
    `  ${text.say('analysis.shogun')}: ${said(text, moveMessage(shogun, decision))}`,
    ...(why ? [`  ${said(text, whyMessage(why))}`] : []),
    `  ${cost}${lost}`,
  ];
}

/** Under their title, the luck of the draw and the part of play. */
function fortuneRows({ fortunes, clans }: Analysis, text: Text): string[] {
  if (fortunes === undefined) return [];
  const change = (part: number): string => `${part >= 0.005 ? '+' : ''}${percent(text, part)}`;
  const cells = (clan: ClanId): string[] => {
    const fortune = fortunes[clan];
    if (fortune === undefined) return [];
    const { start, luck, play, end } = fortune;
    const drawn = `${change(luck.mean)} ± ${percent(text, luck.error)}`;
    return [percent(text, start), drawn, change(play), percent(text, end)];
  };
  return [
    text.say('analysis.luck'),
    ...alignedRows([
      [
        '',
        text.say('analysis.at-start'),
        text.say('analysis.by-luck'),
        text.say('analysis.by-play'),
        text.say('analysis.at-end'),
      ],
      ...clans.map((clan) => [text.name(clan), ...cells(clan)]),
    ]),
  ];
}

function purseRows({ purses, clans }: Analysis, text: Text): string[] {
  const cells = (clan: ClanId): string[] => {
    const purse = purses[clan];
    return purse ? [purse.fought, purse.won, purse.bid, purse.received].map((n) => text.number(n)) : [];
  };
  return alignedRows([
    [
      '',
      text.say('score.battles'),
      text.say('analysis.won'),
      text.say('analysis.bid'),
      text.say('analysis.received'),
    ],
    ...clans.map((clan) => [text.name(clan), ...cells(clan)]),
  ]);
}

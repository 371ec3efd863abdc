import type { Text } from '@hinode/text';
import type { Subject } from '@hinode/wire';
import { grouped } from '../numbers.ts';
import { between, percent } from '../tournament/summary.ts';
import type { Among, Line, Report } from './report.ts';

/** What wins, as sentences and rows. */

export const TITLES: Readonly<Record<Subject, string>> = {
  clan: 'Clans',
  seat: 'Seats',
  mandate: 'First mandates',
  favor: 'Favors of the kami',
  card: 'Cards',
};

export const ABOUT: Readonly<Record<Subject, string>> = {
  clan: 'Those who played this clan.',
  seat: 'Seat 1 has the highest honor at the start.',
  mandate: 'Those who chose this mandate on their first turn of the game.',
  favor:
    'Those who won the favor of this kami at least once. Players who are ahead win favors, so this does not show that favors win games.',
  card: 'Those who took this card at least once. Players with coins buy cards, so this does not show that cards win games.',
};

export const nameIn = (text: Text, subject: Subject, of: string): string =>
  subject === 'seat' ? `seat ${of}` : text.name(of);

const AGAINST: Readonly<Record<Line['against'], string>> = { more: 'more', less: 'less', same: '' };

export const HEAD = ['games', 'wins', 'win rate', '95 %', 'chance', 'than chance', 'too few'];

export const rowOf = ({ games, wins, rate, low, high, chance, against, isFew, needed }: Line): string[] => [
  grouped(games),
  wins.toFixed(1),
  percent(rate),
  between(low, high),
  percent(chance),
  AGAINST[against],
  isFew ? `needs ${grouped(needed)}` : '',
];

export const rowsOf = (text: Text, { wins }: Report, subject: Subject): string[][] => [
  [TITLES[subject].toLowerCase(), ...HEAD],
  ...wins[subject].map((line) => [nameIn(text, subject, line.of), ...rowOf(line)]),
];

export const kindName = (text: Text, by: keyof Report['clansBy'], of: string): string =>
  by === 'players' ? `${of} players` : text.name(of);

/** Every clan in every kind of game; figures based on too few games have a question mark. */
export function crossRows(text: Text, { clansBy, wins }: Report, by: keyof Report['clansBy']): string[][] {
  const amongs = clansBy[by];
  const cell = ({ clans }: Among, clan: string): string => {
    const line = clans.find(({ of }) => of === clan);
    return line === undefined ? '' : `${percent(line.rate)}${line.isFew ? '?' : ' '}`;
  };
  return [
    ['clans', ...amongs.map(({ of }) => kindName(text, by, of))],
    ['games', ...amongs.map(({ games }) => grouped(games))],
    ...wins.clan.map(({ of }) => [text.name(of), ...amongs.map((among) => cell(among, of))]),
  ];
}

export function titleOf(text: Text, { games, condition: { players, set, kami } }: Report): string {
  const only = [
    ...(players === undefined ? [] : [`${players} players`]),
    ...(set === undefined ? [] : [text.name(set)]),
    ...(kami === undefined ? [] : [`with ${text.name(kami)}`]),
  ];
  const which = only.length === 0 ? '' : ` (${only.join(', ')})`;
  return `What wins, in ${grouped(games)} ${games === 1 ? 'game' : 'games'}${which}`;
}

export function caveats({ widest, enough, leftOut, wins }: Report): string[] {
  const lines = Object.values(wins).flat();
  const few = lines.filter(({ isFew }) => isFew).length;
  return [
    `${few} of ${lines.length} rates are based on too few games: their intervals are wider than ${percent(widest)}. A rate of 25 % takes ${grouped(enough)} games.`,
    '"More" and "less" than chance go by the 95 % interval, so of twenty rates that are pure chance about one is marked.',
    ...(leftOut === 0
      ? []
      : [`Left out because they are unfinished or their rules are unknown: ${grouped(leftOut)}.`]),
  ];
}

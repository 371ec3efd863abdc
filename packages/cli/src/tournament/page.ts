import { CLAN_IDS, SEASON_IDS } from '@hinode/engine/facts';
import { nameOf } from '../names.ts';
import { escaped, lineChart, type Mark, type Row, rowChart } from '../report/charts.ts';
import { card, dataTable, htmlPage } from '../report/html.ts';
import { SOURCE_NAMES, SOURCES } from './sources.ts';
import { between, percent, resultRows, type Summary, signed, titleOf } from './summary.ts';
import type { Share } from './tally.ts';

/** A tournament as one page that needs nothing from elsewhere: words, tables and charts, in light and dark. */

export function page(summary: Summary): string {
  const { seats, table, illegalMoves, stalls } = summary;
  const title = `Tournament: ${table.join(', ')}`;
  const cards = [
    card(
      'Ratings',
      '1500 is the mean of this table; 400 points more are odds of ten to one (Plackett–Luce, with 95 % intervals).',
      ratings(summary),
    ),
    card('Win rate by clan', chanceWords(summary), legend(summary) + byClan(summary)),
    card(
      'Win rate by seat',
      `${chanceWords(summary)} Seat 1 has the highest honor at the start.`,
      legend(summary) + bySeat(summary),
    ),
    card('VP over the seasons', 'The mean at the end of each.', legend(summary) + overSeasons(summary)),
    card(
      'Where VP came from',
      'Means per game. Points stolen by others are taken off.',
      legend(summary) + fromSources(summary),
    ),
  ];
  const fair = illegalMoves + stalls === 0 ? 'No illegal moves and no stalls.' : troubleWords(summary);
  return htmlPage(
    title,
    `<p>${escaped(titleOf(summary))}. ${escaped(fair)}</p>
${dataTable(resultRows(summary))}
<p class="small">Every deal is played once for every rotation of the seats. Every seat counts as a game for its kind of bot, a shared victory as half a win. Times are milliseconds per decision; ${seats.length === 1 ? 'there is only one kind of bot, so its rating says nothing' : 'the margin is VP above the mean of the others at the table'}.</p>
<div class="cards">
${cards.join('\n')}
</div>`,
  );
}

const troubleWords = ({ illegalMoves, stalls }: Summary): string =>
  `Illegal moves: ${illegalMoves}, games that did not end: ${stalls}.`;

const chanceWords = ({ table }: Summary): string =>
  `With 95 % intervals; the dashed line is chance, ${percent(1 / table.length)}.`;

const legend = ({ seats }: Summary): string =>
  `<p class="legend">${seats.map(({ bot }, i) => `<span class="s${i}"><i></i>${escaped(bot)}</span>`).join(' ')}</p>`;

function ratings({ seats }: Summary): string {
  const rows = seats.map(({ bot, rating, ratingLow, ratingHigh }, series): Row => {
    const note = `${bot}: ${rating} (${ratingLow} to ${ratingHigh})`;
    return { name: bot, marks: [{ series, value: rating, low: ratingLow, high: ratingHigh, note }] };
  });
  return rowChart({
    title: 'Ratings',
    rows,
    shape: 'dot',
    written: String,
    covers: [1400, 1600],
    reference: { value: 1500, name: 'the mean' },
  });
}

function winRates(title: string, { table }: Summary, rows: readonly Row[]): string {
  return rowChart({
    title,
    rows,
    shape: 'dot',
    written: (share) => `${Math.round(share * 100)} %`,
    covers: [0, 0.5],
    reference: { value: 1 / table.length, name: 'chance' },
  });
}

function winMarks(bot: string, series: number, where: string, share: Share | undefined): Mark[] {
  if (share === undefined || share.games === 0) return [];
  const { winRate, low, high, games } = share;
  const note = `${bot}, ${where}: ${percent(winRate)} (${between(low, high)}) of ${games} games`;
  return [{ series, value: winRate, low, high, note }];
}

const hasMarks = ({ marks }: Row): boolean => marks.length > 0;

const byClan = (summary: Summary): string =>
  winRates(
    'Win rate by clan',
    summary,
    CLAN_IDS.map((clan) => ({
      name: nameOf(clan),
      marks: summary.seats.flatMap(({ bot, clans }, i) => winMarks(bot, i, nameOf(clan), clans[clan])),
    })).filter(hasMarks),
  );

const bySeat = (summary: Summary): string =>
  winRates(
    'Win rate by seat',
    summary,
    summary.table
      .map((_, chair) => ({
        name: `seat ${chair + 1}`,
        marks: summary.seats.flatMap(({ bot, chairs }, i) =>
          winMarks(bot, i, `seat ${chair + 1}`, chairs[chair]),
        ),
      }))
      .filter(hasMarks),
  );

function overSeasons({ seats }: Summary): string {
  const names = SEASON_IDS.map(nameOf);
  const lines = seats.map(({ bot, vpBySeason }, series) => ({
    series,
    name: bot,
    values: SEASON_IDS.map((season) => vpBySeason[season] ?? 0),
  }));
  const rows = lines.map(({ name, values }) => [name, ...values.map((vp) => vp.toFixed(1))]);
  return lineChart({ title: 'VP over the seasons', names, lines }) + dataTable([['bot', ...names], ...rows]);
}

function fromSources({ seats }: Summary): string {
  const rows = SOURCES.map((source) => ({
    name: SOURCE_NAMES[source],
    marks: seats.map(({ bot, vpBySource }, series) => {
      const value = vpBySource[source];
      return { series, value, note: `${bot}, ${SOURCE_NAMES[source]}: ${signed(value)} VP` };
    }),
  })).filter(({ marks }) => marks.some(({ value }) => value !== 0));
  return rowChart({
    title: 'Where VP came from',
    rows,
    shape: 'bar',
    written: (vp) => String(Math.round(vp * 10) / 10),
    covers: [0, 5],
  });
}

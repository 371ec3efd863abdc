import { CLAN_IDS, SEASON_IDS } from '@hinode/engine/facts';
import { nameOf } from '../names.ts';
import { escaped, lineChart, type Mark, type Row, rowChart } from './charts.ts';
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
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(titleOf(summary))}. ${escaped(fair)}</p>
${dataTable(resultRows(summary))}
<p class="small">Every deal is played once for every rotation of the seats. Every seat counts as a game for its kind of bot, a shared victory as half a win. Times are milliseconds per decision; ${seats.length === 1 ? 'there is only one kind of bot, so its rating says nothing' : 'the margin is VP above the mean of the others at the table'}.</p>
<div class="cards">
${cards.join('\n')}
</div>
</main>
</body>
</html>
`;
}

const troubleWords = ({ illegalMoves, stalls }: Summary): string =>
  `Illegal moves: ${illegalMoves}, games that did not end: ${stalls}.`;

const chanceWords = ({ table }: Summary): string =>
  `With 95 % intervals; the dashed line is chance, ${percent(1 / table.length)}.`;

const card = (title: string, about: string, inside: string): string =>
  `<section><h2>${escaped(title)}</h2><p class="small">${escaped(about)}</p>${inside}</section>`;

const legend = ({ seats }: Summary): string =>
  `<p class="legend">${seats.map(({ bot }, i) => `<span class="s${i}"><i></i>${escaped(bot)}</span>`).join(' ')}</p>`;

function dataTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[], tag: string): string =>
    row
      .map((cell, i) =>
        i === 0 ? `<th scope="row">${escaped(cell)}</th>` : `<${tag}>${escaped(cell)}</${tag}>`,
      )
      .join('');
  const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
  return `<div class="wide" tabindex="0"><table><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${body}</tbody></table></div>`;
}

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

/** Colors that can be told apart in light and dark, also by most who see colors differently. */
const STYLE = `
:root{--paper:#faf8f4;--card:#fff;--ink:#1f1b16;--quiet:#655e54;--grid:#e7e2d9;--axis:#a69d8f;
--s0:#2a78d6;--s1:#d9531e;--s2:#128a5e;--s3:#a87100;--s4:#c2417c}
@media (prefers-color-scheme:dark){:root{--paper:#16140f;--card:#211e18;--ink:#f1ece3;--quiet:#b0a798;--grid:#3a352c;--axis:#7d7464;
--s0:#5b9ff0;--s1:#f07c4a;--s2:#3dbb8a;--s3:#dba436;--s4:#ea7fae}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:1100px;margin:0 auto;padding:1.25rem 1rem 3rem}
h1{font-size:1.4rem;line-height:1.25;margin:0 0 .4rem}
h2{font-size:1.05rem;margin:0}
p{margin:.3rem 0 .8rem}
.small{font-size:.85rem;color:var(--quiet)}
.wide{overflow-x:auto}
table{border-collapse:collapse;font-size:.85rem;font-variant-numeric:tabular-nums;white-space:nowrap}
th,td{padding:.3rem .6rem;text-align:right;border-bottom:1px solid var(--grid)}
th:first-child{text-align:left;padding-left:0}
thead th{color:var(--quiet);font-weight:500}
.cards{columns:420px 2;column-gap:1rem}
section{background:var(--card);border:1px solid var(--grid);border-radius:10px;padding:1rem;margin:0 0 1rem;break-inside:avoid}
section table{font-size:.8rem}
section th,section td{padding:.25rem .4rem}
section th:last-child,section td:last-child{padding-right:0}
.legend{display:flex;flex-wrap:wrap;gap:.2rem 1rem;font-size:.85rem}
.legend span{display:inline-flex;align-items:center;gap:.4rem}
.legend i{width:.75rem;height:.75rem;border-radius:50%;background:var(--c)}
svg{display:block;width:100%;max-width:430px;height:auto;overflow:visible;font-size:12px}
text{fill:var(--ink)}
text.quiet{fill:var(--quiet);font-size:11px}
.grid{stroke:var(--grid)}
.axis{stroke:var(--axis)}
.reference{stroke:var(--quiet);stroke-dasharray:4 3}
.fill{fill:var(--c);stroke:var(--card);stroke-width:1}
.interval{stroke:var(--c);stroke-width:2.5;stroke-linecap:round;opacity:.65}
.stroke{fill:none;stroke:var(--c);stroke-width:2}
.s0{--c:var(--s0)}.s1{--c:var(--s1)}.s2{--c:var(--s2)}.s3{--c:var(--s3)}.s4{--c:var(--s4)}
`;

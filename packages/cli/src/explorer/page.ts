import type { Text } from '@hinode/text';
import { SUBJECTS } from '@hinode/wire';
import { escaped, type Row, rowChart } from '../report/charts.ts';
import { card, dataTable, htmlPage } from '../report/html.ts';
import { between, percent } from '../tournament/summary.ts';
import type { Line, Report } from './report.ts';
import { ABOUT, caveats, crossRows, kindName, nameIn, rowsOf, TITLES, titleOf } from './words.ts';

/** What wins, as one page with charts. */

export function explorerPage(text: Text, report: Report): string {
  const cards = SUBJECTS.filter((subject) => report.wins[subject].length > 0).map((subject) =>
    card(
      TITLES[subject],
      ABOUT[subject],
      chartOf(TITLES[subject], report.wins[subject], (of) => nameIn(text, subject, of)) +
        dataTable(rowsOf(text, report, subject).map(narrower)),
    ),
  );
  const kinds = (['players', 'set', 'kami'] as const).flatMap((by) => {
    const amongs = report.clansBy[by];
    if (amongs.length < 2) return [];
    const table = dataTable(crossRows(text, report, by));
    const charts = amongs.map(
      ({ of, clans }) =>
        `<h3>${escaped(kindName(text, by, of))}</h3>${chartOf(`Clans, ${kindName(text, by, of)}`, clans, (clan) => text.name(clan))}`,
    );
    return [card(KIND_TITLES[by], 'Win rates of the clans.', table + charts.join(''))];
  });
  return htmlPage(
    titleOf(text, report),
    `${caveats(report)
      .map((words) => `<p>${escaped(words)}</p>`)
      .join('\n')}
<p class="small">Dots with 95 % intervals; hollow ones are based on too few games. The dashed line is chance.</p>
<div class="cards">
${[...cards, ...kinds].join('\n')}
</div>`,
  );
}

/** Without the columns for wins and chance, which the chart shows: a card is narrow. */
const narrower = ([
  name = '',
  games = '',
  ,
  rate = '',
  interval = '',
  ,
  ...rest
]: readonly string[]): string[] => [name, games, rate, interval, ...rest];

const KIND_TITLES = {
  players: 'Clans by the number of players',
  set: 'Clans by card set',
  kami: 'Clans by the kami in play',
} as const;

function chartOf(title: string, lines: readonly Line[], name: (of: string) => string): string {
  const rows = lines.map(({ of, rate, low, high, games, isFew }): Row => {
    const note = `${name(of)}: ${percent(rate)} (${between(low, high)}) of ${games} games`;
    return { name: name(of), marks: [{ series: 0, value: rate, low, high, isFew, note }] };
  });
  const games = lines.reduce((sum, line) => sum + line.games, 0);
  const chance = lines.reduce((sum, line) => sum + line.chance * line.games, 0) / Math.max(1, games);
  return rowChart({
    title,
    rows,
    shape: 'dot',
    written: (share) => `${Math.round(share * 100)} %`,
    covers: [0, 0.5],
    reference: { value: chance, name: 'chance' },
  });
}

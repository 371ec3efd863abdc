import type { Analysis, Look } from '@hinode/bots/analysis';
import type { ClanId } from '@hinode/engine';
import { placeMessage } from '@hinode/text/analysis';
import { SayMessage, useText } from '../app/language.tsx';

interface Props {
  readonly analysis: Analysis;
  /** What stands for a clan at such a place. */
  readonly cell: (look: Look, clan: ClanId) => string;
}

/** A chart as a table: a row for each place of the game, a column for each clan. */
export function ChartRows({ analysis: { looks, clans }, cell }: Props) {
  const text = useText();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{text.say('analysis.place')}</th>
          {clans.map((clan) => (
            <th key={clan} scope="col">
              {text.name(clan)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {looks.map((look) => (
          <tr key={look.at}>
            <th scope="row">
              <SayMessage message={placeMessage(look.place)} />
            </th>
            {clans.map((clan) => (
              <td key={clan}>{cell(look, clan)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

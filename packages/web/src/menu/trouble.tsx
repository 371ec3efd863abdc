import { useText } from '../app/language.tsx';
import { readRoute, writeRoute } from '../app/route.ts';
import { Icon } from '../art/icon.tsx';
import { savedGame } from '../local/saved-games.ts';
import { Button } from '../ui/button.tsx';
import type { Problem } from '../worker/worker-table.ts';
import { bugReport } from './bug-report.ts';
import { download, reportFileName } from './download.ts';
import { ReportContents } from './report-sheet.tsx';
import styles from './trouble.module.css';

/** Says that we made a mistake, and that nothing is lost. */
export function Trouble({ problem, record }: Problem) {
  const text = useText();
  return (
    <main className={styles.trouble}>
      <h1>{text.say('error.title')}</h1>
      <p>{text.say('error.ours')}</p>
      <div className={styles.ways}>
        <Button look="primary" onClick={() => location.reload()}>
          <Icon name="again" size={18} />
          {text.say('error.reload')}
        </Button>
        <a className={styles.home} href={writeRoute({ page: 'home' })}>
          {text.say('menu.home')}
        </a>
      </div>
      <h2>{text.say('menu.report')}</h2>
      <ReportContents />
      <Button onClick={() => void saveReport({ problem, ...(record && { record }) })}>
        <Icon name="save" size={18} />
        {text.say('report.download')}
      </Button>
      <details className={styles.details}>
        <summary>{text.say('error.detail')}</summary>
        <pre dir="ltr">{problem}</pre>
      </details>
    </main>
  );
}

/** The report, with what is kept here of the open game. */
async function saveReport({ problem, record }: Problem): Promise<void> {
  const route = readRoute(location.hash);
  const saved = 'id' in route ? await savedGame(route.id) : undefined;
  const played = record ?? saved?.record;
  download(
    reportFileName(),
    await bugReport({ problem, ...(saved && { seats: saved.seats }), ...(played && { record: played }) }),
  );
}

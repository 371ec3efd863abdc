import type { Reported } from '@hinode/wire';
import { useState } from 'react';
import { useText } from '../app/language.tsx';
import styles from '../online/online.module.css';
import { refusedKey } from '../online/refused-words.ts';
import { useDoing } from '../online/use-doing.ts';
import { Button } from '../ui/button.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { type Admin, adminWith } from './admin-calls.ts';
import { Monitor } from './monitor.tsx';
import { ReportCard } from './report-card.tsx';

interface Opened {
  readonly admin: Admin;
  readonly reports: readonly Reported[];
}

/** For the admin: how the server is doing, what people have reported, and what to do about it. The key is not stored anywhere. */
export function AdminPage() {
  const text = useText();
  const [opened, setOpened] = useState<Opened>();
  return (
    <main className={styles.page}>
      <PageHead title={text.say('host.title')} />
      {opened === undefined ? (
        <KeyForm onOpen={setOpened} />
      ) : (
        <>
          <Monitor admin={opened.admin} />
          <Reports {...opened} onChange={setOpened} />
        </>
      )}
    </main>
  );
}

function KeyForm({ onOpen }: { readonly onOpen: (opened: Opened) => void }) {
  const text = useText();
  const [key, setKey] = useState('');
  const { run, isDoing, refused } = useDoing();
  const look = async (): Promise<void> => {
    const admin = adminWith(key.trim());
    onOpen({ admin, reports: await admin.reports() });
  };
  return (
    <form
      className={styles.slip}
      onSubmit={(event) => {
        event.preventDefault();
        run(look);
      }}
    >
      <label className={styles.field}>
        <span className={styles.label}>{text.say('host.key')}</span>
        <input
          type="password"
          value={key}
          autoComplete="off"
          required
          onChange={({ target }) => setKey(target.value)}
        />
      </label>
      <p className={styles.note}>{text.say('host.key-note')}</p>
      <Button look="primary" type="submit" disabled={isDoing}>
        {text.say('host.open')}
      </Button>
      <p className={styles.refused} role="status">
        {refused && text.say(refusedKey(refused))}
      </p>
    </form>
  );
}

interface ReportsProps extends Opened {
  readonly onChange: (opened: Opened) => void;
}

function Reports({ admin, reports, onChange }: ReportsProps) {
  const text = useText();
  const again = async (): Promise<void> => onChange({ admin, reports: await admin.reports() });
  return (
    <section className={styles.part}>
      <h2>{text.say('host.reports', { n: reports.length })}</h2>
      {reports.length === 0 && <p className={styles.empty}>{text.say('host.none')}</p>}
      {reports.map((report) => (
        <ReportCard key={report.id} report={report} admin={admin} onDone={again} />
      ))}
    </section>
  );
}

import type { GameRecord } from '@hinode/engine/records';
import type { Message } from '@hinode/text';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { SayMessage, useText } from '../app/language.tsx';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import styles from './menu.module.css';

/** Few people open a record, so the code that reads it loads with the first one. */
const SitDown = lazy(async () => ({ default: (await import('./sit-down.tsx')).SitDown }));

interface OpenRecord {
  /** Asks for a file. */
  readonly choose: () => void;
  /** Must be rendered somewhere on the page: shows what follows when a file is chosen. */
  readonly sheet: ReactNode;
}

/** Opens a record from a file: it is checked, and then the person says who sits where. */
export function useOpenRecord(): OpenRecord {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const [record, setRecord] = useState<GameRecord>();
  const [trouble, setTrouble] = useState<Message>();
  const choose = (): void => input.current?.click();
  const close = (): void => {
    setRecord(undefined);
    setTrouble(undefined);
  };

  const read = async (file: File): Promise<void> => {
    close();
    const { readRecordFile } = await import('./read-record.ts');
    const outcome = await readRecordFile(file);
    if ('record' in outcome) setRecord(outcome.record);
    else setTrouble(outcome.trouble);
  };

  const sheet = (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again after it was fixed.
          target.value = '';
          if (file !== undefined) void read(file);
        }}
      />
      {trouble !== undefined && (
        <Sheet title={text.say('record.not-opened')} onClose={close}>
          <p className={styles.trouble}>
            <SayMessage message={trouble} />
          </p>
          <Button look="primary" onClick={choose}>
            {text.say('record.another')}
          </Button>
        </Sheet>
      )}
      {record !== undefined && (
        <Suspense>
          <SitDown record={record} onClose={close} />
        </Suspense>
      )}
    </>
  );
  return { choose, sheet };
}

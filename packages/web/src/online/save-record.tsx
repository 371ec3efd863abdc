import { useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { download, recordFileName } from '../menu/download.ts';
import { Button } from '../ui/button.tsx';
import { finishedAt } from './finished.ts';
import styles from './online.module.css';
import { refusedKey } from './refused-words.ts';
import { useDoing } from './use-doing.ts';

/** The record of a game that is over, for people who cannot see its table. */
export function SaveRecord({ path }: { readonly path: string }) {
  const text = useText();
  const { run, isDoing, refused } = useDoing();
  const save = async (): Promise<void> => download(recordFileName(), (await finishedAt(path)).record);
  return (
    <>
      <Button look="primary" disabled={isDoing} onClick={() => run(save)}>
        <Icon name="save" size={18} />
        {text.say('menu.save')}
      </Button>
      <p className={styles.refused} role="status">
        {refused && text.say(refusedKey(refused))}
      </p>
    </>
  );
}

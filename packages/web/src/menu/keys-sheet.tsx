import type { Key } from '@hinode/text';
import { useText } from '../app/language.tsx';
import { useSettings } from '../app/settings.ts';
import { Sheet } from '../ui/sheet.tsx';
import styles from './menu.module.css';

type KeyLine = readonly [keys: readonly string[], does: Key];

const EVERYWHERE: readonly KeyLine[] = [
  [['Tab'], 'keys.areas'],
  [['←', '→', '↑', '↓'], 'keys.move'],
  [['↑', '↓'], 'keys.more-less'],
  [['Enter'], 'keys.choose'],
  [['Esc'], 'keys.escape'],
  [['Ctrl Z'], 'keys.undo'],
];

const LETTERS: readonly KeyLine[] = [
  [['U'], 'keys.undo'],
  [['D'], 'keys.done'],
  [['Y'], 'keys.yes'],
  [['N'], 'keys.no'],
  [['S'], 'keys.seal'],
  [['A'], 'keys.accept'],
  [['X'], 'keys.decline'],
  [['R'], 'keys.ready'],
  [['H'], 'keys.hint'],
  [['M'], 'keys.map'],
  [['F'], 'keys.skip'],
  [['P'], 'keys.pause'],
  [['O'], 'keys.step'],
  [['T'], 'keys.trails'],
  [['?'], 'keys.help'],
];

/** All keyboard shortcuts. */
export function KeysSheet({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const letters = useSettings(({ keys }) => keys);
  return (
    <Sheet title={text.say('menu.keys')} onClose={onClose}>
      <div className={styles.parts}>
        <h3>{text.say('keys.everywhere')}</h3>
        <KeyTable lines={EVERYWHERE} />
        <h3>{text.say('keys.letters')}</h3>
        {!letters && <p className={styles.note}>{text.say('keys.letters-off')}</p>}
        <KeyTable lines={LETTERS} />
      </div>
    </Sheet>
  );
}

function KeyTable({ lines }: { readonly lines: readonly KeyLine[] }) {
  const text = useText();
  return (
    <dl className={styles.keys}>
      {lines.map(([keys, does]) => (
        <div key={does}>
          <dt dir="ltr">
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{text.say(does)}</dd>
        </div>
      ))}
    </dl>
  );
}

import { pack, scenarioOf } from '@hinode/learn/position';
import { useEffect, useState } from 'react';
import { useText, useTextWith } from '../app/language.tsx';
import { useFault } from '../menu/use-fault.ts';
import { useCopied } from '../online/use-copied.ts';
import { useTable } from '../table/use-table.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { embedCode, isServed, positionAddress } from './links.ts';
import styles from './share-sheet.module.css';

interface Links {
  readonly address: string;
  readonly code: string;
}

/** This table as a link, and as a board to embed in another page. */
export function ShareSheet({ onClose }: { readonly onClose: () => void }) {
  const text = useTextWith('learn');
  const links = useLinks();
  return (
    <Sheet title={text.say('menu.share')} onClose={onClose}>
      {links === 'none' && <p role="alert">{text.say('position.unshared')}</p>}
      {typeof links === 'object' && (
        <div className={styles.share}>
          <p className={styles.note}>{text.say('position.share-note')}</p>
          <Copyable
            label={text.say('position.link')}
            copy={text.say('position.copy-link')}
            words={links.address}
          />
          <Copyable
            label={text.say('position.embed')}
            copy={text.say('position.copy-code')}
            words={links.code}
          />
        </div>
      )}
    </Sheet>
  );
}

function useLinks(): Links | 'none' | undefined {
  const table = useTable();
  const [links, setLinks] = useState<Links | 'none'>();
  const fail = useFault();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table as it was when the sheet opened
  useEffect(() => {
    const find = async (): Promise<Links | 'none'> => {
      const { view, me } = table.state();
      const scenario = scenarioOf(view, (await table.record()).setup);
      const packed = scenario && (await pack({ scenario, me }));
      if (packed === undefined) return 'none';
      return { address: positionAddress(packed), code: embedCode(packed, await isServed()) };
    };
    find().then(setLinks).catch(fail);
  }, [table]);
  return links;
}

interface CopyableProps {
  readonly label: string;
  readonly copy: string;
  readonly words: string;
}

/** If the browser does not copy, people still see the text. */
function Copyable({ label, copy, words }: CopyableProps) {
  const text = useText();
  const copied = useCopied(words);
  return (
    <label className={styles.copyable}>
      <b>{label}</b>
      <textarea readOnly rows={3} dir="ltr" value={words} onFocus={({ target }) => target.select()} />
      <Button look={copied.isCopied ? 'choice' : 'primary'} onClick={copied.copy}>
        <span role="status">{copied.isCopied ? text.say('position.copied') : copy}</span>
      </Button>
    </label>
  );
}

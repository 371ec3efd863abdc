import { pack, packRecord, scenarioOf } from '@hinode/learn/position';
import { useEffect, useId, useState } from 'react';
import { useText, useTextWith } from '../app/language.tsx';
import { readRoute } from '../app/route.ts';
import { useFault } from '../menu/use-fault.ts';
import { useGameFiles } from '../menu/use-game-files.ts';
import { useCopied } from '../online/use-copied.ts';
import { useTable } from '../table/use-table.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { embedCode, gameAddress, isServed, positionAddress } from './links.ts';
import { useIsOpenToAll } from './open-to-all.ts';
import styles from './share-sheet.module.css';

interface Links {
  readonly address: string;
  readonly code: string;
}

/** This table as a link, and as a board to embed in another page; once nothing is secret any more, also the whole game. */
export function ShareSheet({ onClose }: { readonly onClose: () => void }) {
  const text = useTextWith('learn');
  const links = useLinks();
  const isOpen = useIsOpenToAll();
  return (
    <Sheet title={text.say(isOpen ? 'menu.share-game' : 'menu.share')} onClose={onClose}>
      {isOpen && <WholeGame />}
      {isOpen && typeof links === 'object' && <h3 className={styles.part}>{text.say('share.position')}</h3>}
      {links === 'none' && !isOpen && <p role="alert">{text.say('position.unshared')}</p>}
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

/** The whole game as a link, if it fits one; else as a file. */
function WholeGame() {
  const text = useTextWith('learn');
  const files = useGameFiles();
  const address = useGameAddress();
  if (address === undefined) return null;
  if (address === 'too-long')
    return (
      <div className={styles.share}>
        <p role="status">{text.say('share.too-long')}</p>
        <Button look="primary" onClick={() => files.saveRecord()}>
          {text.say('menu.save')}
        </Button>
      </div>
    );
  return (
    <div className={styles.share}>
      <p className={styles.note}>{text.say('share.game-note')}</p>
      <Copyable label={text.say('share.game')} copy={text.say('position.copy-link')} words={address} />
    </div>
  );
}

function useGameAddress(): string | undefined {
  const table = useTable();
  const [address, setAddress] = useState<string>();
  const fail = useFault();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the game as it is when the sheet opens
  useEffect(() => {
    const find = async (): Promise<string> => {
      const { moves: at, me } = table.state();
      const route = readRoute(location.hash);
      const [, eyes = me] = ('moment' in route && route.moment?.split('/')) || [];
      const packed = await packRecord(await table.record());
      return packed === undefined ? 'too-long' : gameAddress(packed, `${at}/${eyes}`);
    };
    find().then(setAddress).catch(fail);
  }, [table]);
  return address;
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
  const id = useId();
  return (
    <div className={styles.copyable}>
      <label htmlFor={id}>{label}</label>
      <textarea id={id} readOnly rows={3} dir="ltr" value={words} onFocus={({ target }) => target.select()} />
      <Button look={copied.isCopied ? 'choice' : 'primary'} onClick={copied.copy}>
        {copied.isCopied ? text.say('position.copied') : copy}
      </Button>
      <span className="spoken" role="status">
        {copied.isCopied && text.say('position.copied')}
      </span>
    </div>
  );
}

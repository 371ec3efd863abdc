import { useState } from 'react';
import { useText } from '../app/language.tsx';
import { readRoute } from '../app/route.ts';
import { Icon } from '../art/icon.tsx';
import { Button } from '../ui/button.tsx';
import styles from './copy-link.module.css';
import { addressHere } from './links.ts';

/** Copies the address of this place, to send to somebody else. */
export function CopyLink() {
  const text = useText();
  const [copied, setCopied] = useState('');
  const here = location.hash;
  const isCopied = copied === here;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(await addressHere(readRoute(here)));
    setCopied(here);
  };
  const label = text.say(isCopied ? 'position.copied' : 'position.copy-link');
  return (
    <Button
      look="quiet"
      className={styles.copy}
      title={label}
      data-copy-link=""
      // If the browser does not copy, the address bar still has it.
      onClick={() => void copy().catch(() => setCopied(''))}
    >
      <Icon name={isCopied ? 'check' : 'link'} size={20} />
      <span className="spoken" role="status">
        {label}
      </span>
    </Button>
  );
}

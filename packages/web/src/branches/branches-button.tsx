import { useState } from 'react';
import { useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { BranchList } from './branch-list.tsx';
import styles from './branches.module.css';
import type { BranchHere } from './use-branches.ts';

/** How many branches a game has; pressed, which. Nothing where there are none. */
export function BranchesButton({ branches }: { readonly branches: readonly BranchHere[] }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  if (branches.length === 0) return null;
  const title = text.say('branch.title');
  return (
    <>
      <Button className={styles.button} title={title} data-branches="" onClick={() => setOpen(true)}>
        <Icon name="branch" size={18} />
        <span className="spoken">{title}</span> {text.number(branches.length)}
      </Button>
      {open && (
        <Sheet title={title} onClose={() => setOpen(false)}>
          <BranchList branches={branches} />
        </Sheet>
      )}
    </>
  );
}

import { useState } from 'react';
import { useText } from '../app/language.tsx';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { BranchList } from './branch-list.tsx';
import styles from './branches.module.css';
import type { BranchHere } from './use-branches.ts';

/** Of a branch, from Lucide, ISC. Not among the icons of the first page: few games have one. */
const FORK = 'M15 6a9 9 0 0 0-9 9V3M15 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM3 18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z';

/** How many branches a game has; pressed, which. Nothing where there are none. */
export function BranchesButton({ branches }: { readonly branches: readonly BranchHere[] }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  if (branches.length === 0) return null;
  const title = text.say('branch.title');
  return (
    <>
      <Button className={styles.button} title={title} data-branches="" onClick={() => setOpen(true)}>
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path className={styles.fork} d={FORK} />
        </svg>
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

import { useText } from '../app/language.tsx';
import { BranchList } from './branch-list.tsx';
import styles from './branches.module.css';
import type { BranchHere } from './use-branches.ts';

/** The branches of a game, among what was found out about it. Nothing where there are none. */
export function BranchesBox({ branches }: { readonly branches: readonly BranchHere[] }) {
  const text = useText();
  if (branches.length === 0) return null;
  return (
    <section className={styles.box} aria-labelledby="branches">
      <h2 id="branches">{text.say('branch.title')}</h2>
      <BranchList branches={branches} />
    </section>
  );
}

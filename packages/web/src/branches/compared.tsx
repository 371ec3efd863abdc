import type { RankedClan } from '@hinode/engine/facts';
import { SayMessage, useTextWith } from '../app/language.tsx';
import { writeRoute } from '../app/route.ts';
import { whereIn } from '../home/where.ts';
import { useTableState } from '../table/use-table.ts';
import styles from './branches.module.css';
import { Comparison } from './comparison.tsx';
import type { FromOriginal } from './use-branch.ts';

interface Props {
  readonly from: FromOriginal;
  readonly ranking: readonly RankedClan[];
}

/** At the end of a branch: what became of everybody, beside the original. */
export function Compared({ from: { branch, original }, ranking }: Props) {
  const text = useTextWith('play');
  const { persons } = useTableState();
  return (
    <section className={styles.compared} aria-labelledby="compared" data-compared="">
      <header className={styles.head}>
        <h2 id="compared">{text.say('branch.compared')}</h2>
        <a className={styles.open} href={writeRoute(original)}>
          {text.say('branch.back')}
        </a>
      </header>
      <p>
        <SayMessage
          message={{ key: 'branch.began', values: { n: branch.at, where: whereIn(branch.where) } }}
        />
      </p>
      <Comparison branch={branch} standing={ranking} mine={persons} />
    </section>
  );
}

import { SayMessage, useText } from '../app/language.tsx';
import { writeRoute } from '../app/route.ts';
import { Emblem } from '../art/emblem.tsx';
import { whereIn } from '../home/where.ts';
import { personsOf } from '../table/persons.ts';
import styles from './branches.module.css';
import { Comparison } from './comparison.tsx';
import type { BranchHere } from './use-branches.ts';

/** What was played on from this game: where each began, how far it is, and what became of it. */
export function BranchList({ branches }: { readonly branches: readonly BranchHere[] }) {
  const text = useText();
  return (
    <ul className={styles.list}>
      {branches.map(({ branch, seats, stands, standing }) => (
        <li key={branch.id} className={styles.branch} data-branch={branch.id}>
          <p className={styles.began}>
            {personsOf(seats).map((clan) => (
              <Emblem key={clan} clan={clan} size={22} title={text.name(clan)} />
            ))}
            <span>
              <SayMessage
                message={{ key: 'branch.began', values: { n: branch.at, where: whereIn(branch.where) } }}
              />
            </span>
          </p>
          <p className={styles.stands}>
            <SayMessage message={stands} />
          </p>
          <a className={styles.open} href={writeRoute({ page: 'game', id: branch.id })}>
            {text.say(standing ? 'home.look' : 'home.continue')}
          </a>
          {standing && <Comparison branch={branch} standing={standing} mine={personsOf(seats)} />}
        </li>
      ))}
    </ul>
  );
}

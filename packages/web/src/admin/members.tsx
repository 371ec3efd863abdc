import type { Key } from '@hinode/text';
import type { Monitored, ShownMember } from '@hinode/wire';
import { Say, useText } from '../app/language.tsx';
import { age } from './age.ts';
import styles from './monitor.module.css';

const KINDS: Readonly<Record<ShownMember['kind'], Key>> = { node: 'host.node', worker: 'host.worker' };
const STATES: Readonly<Record<ShownMember['state'], Key>> = {
  well: 'host.well',
  hangs: 'host.hangs',
  dead: 'host.dead',
};

/** The nodes and workers, with the age of each. */
export function Members({ members, now }: Pick<Monitored, 'members' | 'now'>) {
  const text = useText();
  return (
    <ul className={styles.members}>
      {members.map(({ id, kind, state, machine, pid, version, startedAt, heardAt }) => (
        <li key={id} className={styles.member} data-state={state}>
          <b>{text.say(KINDS[kind])}</b>
          <span className={styles.state}>{text.say(STATES[state])}</span>
          <span className={styles.where}>
            <Say k="host.process" values={{ machine, pid: String(pid) }} />
          </span>
          <span>
            <Say k="host.version" values={{ version }} />
          </span>
          <span>{text.say('host.started', { when: age(text.language, now - startedAt) })}</span>
          <span>{text.say('host.heard', { when: age(text.language, now - heardAt) })}</span>
        </li>
      ))}
    </ul>
  );
}

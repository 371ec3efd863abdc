import type { ClanView } from '@hinode/engine';
import { vpOfToken } from '@hinode/engine/facts';
import { Say, useText } from '../app/language.tsx';
import { Explained } from '../explain/explain.tsx';
import styles from './belongings.module.css';
import { Line } from './line.tsx';

/** Its war tokens, with what each scores in Winter. */
export function Tokens({ shown: { tokens } }: { readonly shown: ClanView }) {
  const text = useText();
  if (tokens.length === 0) return null;
  return (
    <Line label={<Say k="clan.won" />}>
      {tokens.map(({ province, season }) => (
        <Explained key={`${province} ${season}`} id="term.token" className={styles.token}>
          <b className={styles.points}>{text.number(vpOfToken(season))}</b>
          {text.name(province)}
        </Explained>
      ))}
    </Line>
  );
}

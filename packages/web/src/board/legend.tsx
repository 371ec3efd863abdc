import type { ReactNode } from 'react';
import { useText } from '../app/language.tsx';
import styles from './board.module.css';
import { ForceDisc } from './force-disc.tsx';

/** What the symbols of the map mean. */
export function Legend() {
  const text = useText();
  const signs: readonly (readonly [words: string, sign: ReactNode])[] = [
    [text.say('legend.leads'), <ForceDisc key="leads" force={2} leads byHonor={false} />],
    [text.say('legend.trails'), <ForceDisc key="trails" force={1} leads={false} byHonor={false} />],
    [text.say('legend.honor'), <ForceDisc key="honor" force={1} leads byHonor />],
    [
      text.say('legend.war'),
      <span key="war" className={styles.seal} style={{ width: 22, height: 22, fontSize: 14 }}>
        {text.number(1)}
      </span>,
    ],
  ];
  return (
    <div className={styles.legend}>
      <p className={styles.legendTitle}>{text.say('legend.title')}</p>
      <ul>
        {signs.map(([words, sign]) => (
          <li key={words}>
            <span className={styles.sign} aria-hidden="true">
              {sign}
            </span>
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}

import { Say, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { useTable, useTableState } from '../table/use-table.ts';
import { One, OneOf } from '../ui/one-of.tsx';
import styles from './partner-choice.module.css';
import slips from './slips.module.css';

/** With several persons at one device: for which of them this seat speaks now. */
export function SpeakFor() {
  const text = useText();
  const table = useTable();
  const { persons, me } = useTableState();
  return (
    <section className={slips.slip}>
      <h3 className={slips.title} id="tea-speak">
        <Say k="tea.speak-for" />
      </h3>
      <OneOf
        className={styles.choice}
        value={me}
        onChoose={(chosen) => {
          const clan = persons.find((one) => one === chosen);
          if (clan) table.speakAs(clan);
        }}
        aria-labelledby="tea-speak"
      >
        {persons.map((clan) => (
          <One key={clan} value={clan} className={styles.partner} data-speak={clan}>
            <Emblem clan={clan} size={24} />
            {text.name(clan)}
          </One>
        ))}
      </OneOf>
    </section>
  );
}

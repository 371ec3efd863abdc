import type { ClanId } from '@hinode/engine';
import { useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { One, OneOf } from '../ui/one-of.tsx';
import styles from './partner-choice.module.css';

interface Props {
  readonly partners: readonly ClanId[];
  readonly partner: ClanId;
  readonly onChoose: (clan: ClanId) => void;
}

/** To whom the offer goes. */
export function PartnerChoice({ partners, partner, onChoose }: Props) {
  const text = useText();
  return (
    <OneOf
      className={styles.choice}
      value={partner}
      onChoose={(chosen) => {
        const clan = partners.find((one) => one === chosen);
        if (clan) onChoose(clan);
      }}
      aria-label={text.say('tea.to-whom')}
    >
      {partners.map((clan) => (
        <One key={clan} value={clan} className={styles.partner} data-partner={clan}>
          <Emblem clan={clan} size={24} />
          {text.name(clan)}
        </One>
      ))}
    </OneOf>
  );
}

import type { Gain } from '@hinode/wire/statistics';
import { useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { Textured } from '../art/textured.tsx';
import styles from './source-key.module.css';
import { SOURCE_ICONS, SOURCE_NAMES } from './source-names.ts';

interface Props {
  readonly sources: readonly Gain[];
  /** Whether to explain the pale parts too: earned now, paid in Winter. */
  readonly earned?: boolean;
}

/** Which texture stands for which source. */
export function SourceKey({ sources, earned = false }: Props) {
  const text = useText();
  return (
    <ul className={styles.key} aria-hidden="true">
      {sources.map((source) => (
        <li key={source}>
          <span className={styles.swatch}>
            <Textured name={source} />
          </span>
          <Icon name={SOURCE_ICONS[source]} size={16} />
          {text.say(SOURCE_NAMES[source])}
        </li>
      ))}
      {earned && (
        <li>
          <span className={styles.swatch} data-pale="">
            <Textured name="tokens" />
          </span>
          {text.say('sheet.earned')}
        </li>
      )}
    </ul>
  );
}

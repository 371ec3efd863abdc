import { useText } from '../app/language.tsx';
import { writeRoute } from '../app/route.ts';
import { ThingPicture } from '../card-browser/thing-picture.tsx';
import { thingNamed } from '../card-browser/things.ts';
import styles from './thing-chips.module.css';

interface Props {
  readonly things: readonly string[];
  readonly onChoose?: (id: string) => void;
}

/** Cards and clans as small pictures that link to them. */
export function ThingChips({ things, onChoose }: Props) {
  const text = useText();
  return (
    <ul className={styles.chips}>
      {things.map((id) => {
        const thing = thingNamed(id);
        return (
          thing && (
            <li key={id}>
              <a
                className={styles.chip}
                href={writeRoute({ page: 'cards', id })}
                onClick={(event) => {
                  if (onChoose === undefined) return;
                  event.preventDefault();
                  onChoose(id);
                }}
              >
                <ThingPicture thing={thing} />
                <span>{text.name(id)}</span>
              </a>
            </li>
          )
        );
      })}
    </ul>
  );
}

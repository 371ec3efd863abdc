import { type ReactNode, useId, useRef, useState } from 'react';
import { useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { Button } from '../ui/button.tsx';
import styles from './chart-box.module.css';
import { savePng, saveSvg } from './save-picture.ts';

interface Props {
  readonly title: string;
  readonly about?: string;
  /** Stands on the saved picture, so that one finds the game again. */
  readonly seed: string;
  readonly beside?: ReactNode;
  /** The same as rows and columns, for whoever does not see the picture. */
  readonly rows: ReactNode;
  readonly children: ReactNode;
}

/** A chart on a slip, with its title, its numbers as rows, and a way to keep it as a picture. */
export function ChartBox({ title, about, seed, beside, rows, children }: Props) {
  const text = useText();
  const id = useId();
  const asRows = `${title}: ${text.say('analysis.as-rows')}`;
  const picture = useRef<HTMLDivElement>(null);
  // Few look at the numbers, and there are hundreds of them.
  const [opened, setOpened] = useState(false);
  const save = (how: typeof saveSvg): void => {
    const svg = picture.current?.querySelector('svg[data-chart]');
    if (svg instanceof SVGSVGElement) void how(svg, title, seed);
  };
  return (
    <section className={styles.box} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {about && <span className={styles.about}>{about}</span>}
        {beside && <div className={styles.beside}>{beside}</div>}
      </header>
      <div className={styles.picture} ref={picture}>
        {children}
      </div>
      <div className={styles.foot}>
        <details className={styles.rows} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
          <summary>{text.say('analysis.as-rows')}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keys */}
          <section className={styles.scroller} tabIndex={0} data-scrolls="" aria-label={asRows}>
            {opened && rows}
          </section>
        </details>
        <Button look="quiet" className={styles.save} onClick={() => save(savePng)}>
          <Icon name="save" size={16} />
          {text.say('analysis.png')}
          <span className="spoken">{title}</span>
        </Button>
        <Button look="quiet" className={styles.save} onClick={() => save(saveSvg)}>
          <Icon name="save" size={16} />
          {text.say('analysis.svg')}
          <span className="spoken">{title}</span>
        </Button>
      </div>
    </section>
  );
}

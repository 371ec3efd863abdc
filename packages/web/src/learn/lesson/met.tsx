import type { Chapter } from '@hinode/learn/lessons';
import type { ReactNode } from 'react';
import { Figure } from '../../art/figure.tsx';
import { Icon, type IconName } from '../../art/icon.tsx';
import { useWords } from '../lesson-text.ts';
import styles from './lesson.module.css';

/** The table's own icons for what was introduced. */
const SIGNS: Readonly<Record<string, IconName>> = {
  province: 'map',
  mandate: 'recruit',
  force: 'force',
  reward: 'vp',
  border: 'marshal',
  tie: 'honor',
  route: 'step-on',
  coins: 'coin',
  ronin: 'ronin',
  token: 'check',
  hostage: 'hostage',
  seppuku: 'seppuku',
  poets: 'poets',
  reparations: 'coin',
  alliance: 'alliance',
  bonus: 'plus',
  honor: 'honor',
  betrayal: 'betray',
  shrine: 'torii',
  kami: 'torii',
  card: 'cards',
  winter: 'vp',
  war: 'force',
  build: 'marshal',
};

const PIECES: ReadonlySet<string> = new Set(['bushi', 'stronghold']);

function signOf(id: string, chapter: Chapter): ReactNode {
  if (PIECES.has(id)) return <Figure kind={id} clan={chapter.me} size={26} />;
  const icon = SIGNS[id];
  return icon && <Icon name={icon} size={22} />;
}

interface Props {
  readonly chapter: Chapter;
  readonly at: number;
}

/** What this chapter has introduced so far. */
export function Met({ chapter, at }: Props) {
  const words = useWords();
  const met = chapter.steps.slice(0, at + 1).flatMap((step) => step.met);
  return (
    <section className={styles.met} aria-labelledby="met-title" data-met="">
      <h2 id="met-title">{words.say('met')}</h2>
      <ul>
        {met.map((id) => (
          <li key={id}>
            <span>{signOf(id, chapter)}</span>
            {words.met[id]}
          </li>
        ))}
      </ul>
    </section>
  );
}

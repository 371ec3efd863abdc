import { useText } from '../app/language.tsx';
import type { Chapter } from './chapters.ts';
import styles from './replay.module.css';

interface Props {
  readonly chapters: readonly Chapter[];
  /** Where one is. */
  readonly here: string;
  readonly onChange: (at: number) => void;
  readonly className?: string | undefined;
}

/** Says where one is, and goes to a war, a betrayal or a change of the lead. */
export function ChapterSelect({ chapters, here, onChange, className = '' }: Props) {
  const text = useText();
  const seasons = chapters.filter(({ kind }) => kind === 'season');
  return (
    <select
      className={`${styles.eyes} ${className}`}
      aria-label={text.say('record.chapter')}
      value=""
      data-chapters=""
      onChange={({ target }) => onChange(Number(target.value))}
    >
      <option value="">{here}</option>
      {seasons.map(({ season, at }) => (
        <optgroup key={season} label={text.name(season)}>
          <option value={at}>{text.name(season)}</option>
          {chapters
            .filter((chapter) => chapter.season === season && chapter.kind !== 'season')
            .map((chapter) => (
              <option key={`${chapter.at} ${chapter.kind} ${chapter.title.key}`} value={chapter.at}>
                {text.say(chapter.title.key, chapter.title.values)}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  );
}

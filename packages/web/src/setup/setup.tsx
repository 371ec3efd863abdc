import { PLAYER_COUNTS } from '@hinode/engine/facts';
import { useState } from 'react';
import { SayMessage, useText } from '../app/language.tsx';
import { goTo } from '../app/route.ts';
import { startLocalGame } from '../local/new-game.ts';
import { useFault } from '../menu/use-fault.ts';
import { Shell } from '../online/shell.tsx';
import { BOTS, watchBots } from '../replay/watched-bots.ts';
import { Button } from '../ui/button.tsx';
import { Segments } from '../ui/segments.tsx';
import { AsStrong } from './as-strong.tsx';
import { BotsTalk } from './bots-talk.tsx';
import { CardSets } from './card-sets.tsx';
import { withCount, withOpponents } from './changing.ts';
import { type Draft, isWatched, peopleIn, seatsOf, toStart, whyNot } from './draft.ts';
import { useLastSetup } from './last-setup.ts';
import { MoreBoxes } from './more-boxes.tsx';
import { SetupSeat } from './seat.tsx';
import { SeedField } from './seed-field.tsx';
import styles from './setup.module.css';
import { ShrineChoice } from './shrine-choice.tsx';
import { ThisGame } from './this-game.tsx';

/** A game as one wants it, laid out on a veranda: who leads which clan, which cards, which shrines. */
export function Setup({ hotSeat }: { readonly hotSeat: boolean }) {
  const text = useText();
  const last = useLastSetup();
  const preset = hotSeat ? 'hotSeat' : 'solo';
  const [draft, setDraft] = useState<Draft>(last[preset]);
  const fail = useFault();
  const [seed, setSeed] = useState('');
  const missing = whyNot(draft);
  const seats = seatsOf(draft);

  const change = (next: Draft): void => {
    setDraft(next);
    // How many sit round the screen, and their names, are remembered at once.
    if (hotSeat) last.set({ hotSeat: next });
  };
  const start = async (): Promise<void> => {
    last.set({ [preset]: draft });
    const chosen = { ...toStart(draft), ...(seed !== '' && { seed }) };
    if (isWatched(draft)) {
      watchBots(chosen);
      return goTo({ page: 'replay', id: BOTS });
    }
    goTo({ page: 'game', id: await startLocalGame(chosen) });
  };

  return (
    <Shell
      className={styles.page}
      title={text.say(hotSeat ? 'setup.hot-seat-title' : 'setup.title')}
      aside={
        <Segments
          label={text.say('setup.players')}
          value={String(seats.length)}
          options={PLAYER_COUNTS.map((count) => ({ value: String(count), label: text.number(count) }))}
          onChange={(count) => change(withCount(draft, Number(count)))}
        />
      }
    >
      <div className={styles.beam} aria-hidden="true" />
      <ul className={styles.seats} aria-label={text.say('setup.clans')}>
        {seats.map(({ clan, player }) => (
          <SetupSeat key={clan} clan={clan} player={player} draft={draft} onChange={change} />
        ))}
      </ul>
      {hotSeat && <p className={styles.lead}>{text.say('setup.hot-seat-lead')}</p>}
      <div className={styles.columns}>
        <div className={styles.column}>
          <CardSets set={draft.set} onChange={(set) => change({ ...draft, set })} />
          {peopleIn(seats) === 1 && seats.length > 1 && (
            <AsStrong
              seats={seats}
              onPropose={(opponent) => setDraft((now) => withOpponents(now, opponent))}
            />
          )}
          <MoreBoxes boxes={draft.boxes} onChange={(boxes) => change({ ...draft, boxes })} />
        </div>
        <ShrineChoice draft={draft} onChange={change} />
        <section className={`${styles.box} ${styles.asks}`}>
          <h2>{text.say('setup.this-game')}</h2>
          <ThisGame draft={draft} />
          <BotsTalk />
          <SeedField seed={seed} onChange={setSeed} />
          <footer className={styles.foot}>
            <p id="setup-missing" className={styles.missing}>
              {missing && <SayMessage message={missing} />}
            </p>
            <Button
              look="primary"
              disabled={missing !== undefined}
              aria-describedby="setup-missing"
              onClick={() => void start().catch(fail)}
            >
              {text.say('setup.start')}
            </Button>
          </footer>
        </section>
      </div>
    </Shell>
  );
}

import { SET_IDS } from '@hinode/engine/facts';
import { useId, useState } from 'react';
import { SayMessage, useText } from '../app/language.tsx';
import { goTo } from '../app/route.ts';
import { startLocalGame } from '../local/new-game.ts';
import { useFault } from '../menu/use-fault.ts';
import { Button } from '../ui/button.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Segments } from '../ui/segments.tsx';
import { ClanPlaces } from './clan-places.tsx';
import { type Draft, toStart, whyNot } from './draft.ts';
import { useLastSetup } from './last-setup.ts';
import { SeedField } from './seed-field.tsx';
import styles from './setup.module.css';
import { ShrineChoice } from './shrine-choice.tsx';

/** A game as one wants it: who plays which clan, which cards, which shrines. */
export function Setup({ hotSeat }: { readonly hotSeat: boolean }) {
  const text = useText();
  const last = useLastSetup();
  const preset = hotSeat ? 'hotSeat' : 'solo';
  const [draft, setDraft] = useState<Draft>(last[preset]);
  const fail = useFault();
  const [seed, setSeed] = useState('');
  const missing = whyNot(draft);
  const change = (part: Partial<Draft>): void => setDraft({ ...draft, ...part });

  const start = async (): Promise<void> => {
    last.set({ [preset]: draft });
    const id = await startLocalGame({ ...toStart(draft), ...(seed !== '' && { seed }) });
    goTo({ page: 'game', id });
  };

  return (
    <main className={styles.page}>
      <PageHead title={text.say(hotSeat ? 'setup.hot-seat-title' : 'setup.title')} />
      {hotSeat && <p className={styles.lead}>{text.say('setup.hot-seat-lead')}</p>}
      <ClanPlaces draft={draft} onChange={setDraft} />
      <CardSet set={draft.set} onChange={(set) => change({ set })} />
      <ShrineChoice draft={draft} onChange={setDraft} />
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
    </main>
  );
}

interface CardSetProps {
  readonly set: Draft['set'];
  readonly onChange: (set: Draft['set']) => void;
}

function CardSet({ set, onChange }: CardSetProps) {
  const text = useText();
  const heading = useId();
  return (
    <section className={styles.part}>
      <h2 id={heading}>{text.say('setup.cards')}</h2>
      <p className={styles.note}>{text.say('setup.cards-note')}</p>
      <Segments
        labelledBy={heading}
        value={set}
        options={[
          { value: 'random', label: text.say('setup.random') },
          ...SET_IDS.map((id) => ({ value: id, label: text.name(id) })),
        ]}
        onChange={onChange}
      />
    </section>
  );
}

import type { AbilityId, ClanId } from '@hinode/engine';
import { YES_OR_NO } from '@hinode/text';
import type { StandingAnswer } from '@hinode/wire';
import { useId } from 'react';
import { SayMessage, useText } from '../app/language.tsx';
import { clanIn } from '../clans/clan-facts.ts';
import { useLife } from '../online/use-life.ts';
import { useRequest } from '../online/use-request.ts';
import { useTableState } from '../table/use-table.ts';
import { Segments } from '../ui/segments.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Toggle } from '../ui/toggle.tsx';
import styles from './standing-sheet.module.css';

interface Props {
  readonly me: ClanId;
  readonly onClose: () => void;
}

/** Answers given in advance. Each is a switch that shows what holds now; turning it off takes the answer back. */
export function StandingSheet({ me, onClose }: Props) {
  const text = useText();
  const state = useTableState();
  const given = useLife().standing[me] ?? [];
  const { send, refused } = useRequest();
  const set = (answer: StandingAnswer, value: boolean): void =>
    void send({ type: 'standing', answer, value });
  const others = state.view.clans.map(({ clan }) => clan).filter((clan) => clan !== me);
  const owned = clanIn(state, me)?.cards ?? [];
  const abilities = YES_OR_NO.filter(
    (id) => owned.some((card) => card === id) || state.view.shrines.some((kami) => kami === id),
  );
  return (
    <Sheet title={text.say('around.standing')} onClose={onClose}>
      <div className={styles.answers}>
        <p className={styles.note}>{text.say('standing.lead')}</p>
        {refused && (
          <p role="status">
            <SayMessage message={refused} />
          </p>
        )}
        <Toggle
          label={text.say('standing.pass-recruit')}
          note={text.say('standing.pass-recruit-note')}
          checked={given.some((answer) => answer.on === 'pass' && answer.kind === 'summon')}
          onChange={(value) => set({ on: 'pass', kind: 'summon' }, value)}
        />
        {abilities.length > 0 && <h3>{text.say('standing.abilities')}</h3>}
        {abilities.map((ability) => (
          <AbilityAnswer key={ability} ability={ability} given={given} onSet={set} />
        ))}
        <h3>{text.say('standing.alliances')}</h3>
        {others.map((clan) => (
          <Toggle
            key={clan}
            label={text.say('standing.accept', { clan: { name: clan } })}
            note={text.say('standing.accept-note')}
            checked={given.some((answer) => answer.on === 'accept' && answer.with === clan)}
            onChange={(value) => set({ on: 'accept', with: clan }, value)}
          />
        ))}
      </div>
    </Sheet>
  );
}

interface AbilityProps {
  readonly ability: AbilityId;
  readonly given: readonly StandingAnswer[];
  readonly onSet: (answer: StandingAnswer, value: boolean) => void;
}

type When = 'ask' | 'always' | 'never';

/** Ask me, always, never. */
function AbilityAnswer({ ability, given, onSet }: AbilityProps) {
  const text = useText();
  const id = useId();
  const answer = given.find((one) => one.on === 'use' && one.ability === ability);
  const now: When = answer?.on !== 'use' ? 'ask' : answer.value ? 'always' : 'never';
  return (
    <div className={styles.ability}>
      <h4 id={id}>{text.name(ability)}</h4>
      <Segments<When>
        labelledBy={id}
        value={now}
        options={[
          { value: 'ask', label: text.say('standing.ask-me') },
          { value: 'always', label: text.say('standing.always') },
          { value: 'never', label: text.say('standing.never') },
        ]}
        onChange={(when) => onSet({ on: 'use', ability, value: when === 'always' }, when !== 'ask')}
      />
    </div>
  );
}

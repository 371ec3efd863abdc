import type { AbilityId, ClanId } from '@hinode/engine';
import { type Key, YES_OR_NO } from '@hinode/text';
import type { StandingAnswer } from '@hinode/wire';
import { useId } from 'react';
import { SayMessage, useText } from '../app/language.tsx';
import { clanIn } from '../clans/clan-facts.ts';
import { useProceedings } from '../online/use-proceedings.ts';
import { useRequest } from '../online/use-request.ts';
import { useTableState } from '../table/use-table.ts';
import { Segments } from '../ui/segments.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Toggle } from '../ui/toggle.tsx';
import { PASSED, type Passed } from './always.ts';
import { BidForWar } from './bid-in-advance.tsx';
import styles from './standing-sheet.module.css';
import { warsToCome } from './wars-to-come.ts';

interface Props {
  readonly me: ClanId;
  readonly onClose: () => void;
}

/** Answers given in advance. Each is a switch that shows what holds now; turning it off withdraws the answer. */
export function StandingSheet({ me, onClose }: Props) {
  const text = useText();
  const state = useTableState();
  const given = useProceedings().standing[me] ?? [];
  const { send, refused } = useRequest();
  const set = (answer: StandingAnswer, value: boolean): void =>
    void send({ type: 'standing', answer, value });
  const others = state.view.clans.map(({ clan }) => clan).filter((clan) => clan !== me);
  const owned = clanIn(state, me)?.cards ?? [];
  const abilities = YES_OR_NO.filter(
    (id) => owned.some((card) => card === id) || state.view.shrines.some((kami) => kami === id),
  );
  const wars = warsToCome(state.view, me);
  return (
    <Sheet title={text.say('around.standing')} onClose={onClose}>
      <div className={styles.answers}>
        <p className={styles.note}>{text.say('standing.lead')}</p>
        {refused && (
          <p role="status">
            <SayMessage message={refused} />
          </p>
        )}
        {PASSED.map((kind) => (
          <Questioned
            key={kind}
            label={text.say(PASSING[kind])}
            answer={{ on: 'pass', kind }}
            given={given.find((one) => one.on === 'pass' && one.kind === kind)}
            onSet={set}
          />
        ))}
        <Questioned
          label={text.say('standing.tea')}
          answer={{ on: 'tea' }}
          given={given.find((one) => one.on === 'tea')}
          onSet={set}
        />
        {wars.length > 0 && <h3>{text.say('standing.wars')}</h3>}
        {wars.map(({ war, against }) => (
          <BidForWar
            key={war}
            me={me}
            war={war}
            against={against}
            given={given.flatMap((one) => (one.on === 'bid' && one.war === war ? [one] : []))[0]}
            onSet={set}
          />
        ))}
        {abilities.length > 0 && <h3>{text.say('standing.abilities')}</h3>}
        {abilities.map((ability) => (
          <AbilityAnswer key={ability} ability={ability} given={given} onSet={set} />
        ))}
        <h3>{text.say('standing.before-war')}</h3>
        <Toggle
          label={text.say('standing.ready')}
          note={text.say('standing.ready-note')}
          checked={given.some((answer) => answer.on === 'ready')}
          onChange={(value) => set({ on: 'ready' }, value)}
        />
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

/** Passing, described as what it does: at the question itself, passing may end something. */
const PASSING = {
  summon: 'standing.pass-summon',
  move: 'standing.pass-move',
  buy: 'pass.buy',
  build: 'pass.build',
} as const satisfies Record<Passed, Key>;

interface QuestionedProps {
  readonly label: string;
  readonly answer: Extract<StandingAnswer, { readonly on: 'pass' | 'tea' }>;
  readonly given: StandingAnswer | undefined;
  readonly onSet: (answer: StandingAnswer, value: boolean) => void;
}

type HowLong = 'ask' | 'once' | 'always';

/** Ask me, the next time, always. */
function Questioned({ label, answer, given, onSet }: QuestionedProps) {
  const text = useText();
  const id = useId();
  const isOnce = given !== undefined && 'once' in given && given.once === true;
  const now: HowLong = given === undefined ? 'ask' : isOnce ? 'once' : 'always';
  const set = (how: HowLong): void =>
    how === 'ask' ? onSet(answer, false) : onSet({ ...answer, ...(how === 'once' && { once: true }) }, true);
  return (
    <div className={styles.ability}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <Segments<HowLong>
        labelledBy={id}
        value={now}
        options={[
          { value: 'ask', label: text.say('standing.ask-me') },
          { value: 'once', label: text.say('standing.next-time') },
          { value: 'always', label: text.say('standing.always') },
        ]}
        onChange={set}
      />
    </div>
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
      <div>
        <h4 id={id}>{text.name(ability)}</h4>
        <p className={styles.note}>{text.say(`rule.${ability}`)}</p>
      </div>
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

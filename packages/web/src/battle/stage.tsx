import type { BattleView } from '@hinode/engine';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Say, SayMessage, useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { Clock } from '../online/parts.tsx';
import type { Table, TableState } from '../table/table.ts';
import { useTable } from '../table/use-table.ts';
import { Button } from '../ui/button.tsx';
import { isTyping, isUnderSheet } from '../ui/keys.ts';
import { useKey } from '../ui/use-key.ts';
import { Account } from './account.tsx';
import { afterEvents } from './after-events.ts';
import type { Moment } from './battle-frame.tsx';
import type { Beat } from './beats.ts';
import { captionOf } from './captions.ts';
import { Columns } from './columns.tsx';
import styles from './stage.module.css';
import { useBeatSounds } from './use-beat-sounds.ts';
import { useBeats } from './use-beats.ts';
import type { Coming } from './watch.ts';
import { useWatch } from './watching.tsx';

/** A piece of a battle that is shown beat by beat. */
export interface Stage {
  readonly coming: Coming;
  /** The table as it stands at this beat. */
  readonly table: Table;
  readonly state: TableState;
  readonly beat: Beat | undefined;
  /** All beats have been shown. */
  readonly isShown: boolean;
  readonly next: () => void;
  /** The rest of this battle is not shown in parts. */
  readonly skip: () => void;
}

/** Shows what comes; undefined where nothing does. */
export function useStage(coming: Coming | undefined): Stage | undefined {
  const watch = useWatch();
  // Whoever skips a battle skips all of it, also what comes after somebody else's answer.
  const [skipped, setSkipped] = useState<string>();
  const name = coming && `${coming.from.view.season} ${coming.from.view.battle?.province}`;
  const { beats, at, next } = useBeats(coming, name !== undefined && skipped === name);
  const state = useMemo(
    () =>
      coming &&
      nobodyAsked(
        afterEvents(
          coming.from,
          beats.slice(0, at + 1).flatMap(({ events }) => events),
        ),
      ),
    [coming, beats, at],
  );
  const isShown = at >= beats.length;
  useEffect(() => {
    if (isShown && coming && !coming.ends) watch?.goOn();
  }, [isShown, coming, watch]);
  useBeatSounds(isShown ? undefined : beats[at]);
  const skip = (): void => setSkipped(name);
  useKey('s', isShown ? undefined : skip);
  usePressedKey(isShown ? undefined : next);
  const table = useStill(state);
  return (
    coming &&
    state && { coming, table, state, beat: beats[Math.min(at, beats.length - 1)], isShown, next, skip }
  );
}

/** The beats one after the other; a battle that is over then waits with its account for "Go on". */
export function useStaged(battle: BattleView, stage: Stage | undefined): Moment | undefined {
  const watch = useWatch();
  if (stage === undefined) return undefined;
  const { coming, isShown, next, skip } = stage;
  const beat = isShown ? undefined : stage.beat;
  return {
    name: 'stage',
    beat,
    onPress: isShown ? undefined : next,
    foot: isShown ? undefined : <Telling beat={beat} coming={coming} onSkip={skip} />,
    over:
      isShown && coming.ends ? (
        <Account onGoOn={() => watch?.goOn()} ways={<WayOn coming={coming} />} />
      ) : undefined,
    children: <Columns key="columns" battle={battle} beat={beat} />,
  };
}

/** As long as it is shown, nobody is waited for in it, and what was just answered is asked no more. */
function nobodyAsked(state: TableState): TableState {
  const { thinking: _, decision: __, ...rest } = state;
  return { ...rest, view: { ...state.view, decisions: [] } };
}

const nothing = (): void => {};

/** The table as it stands then, for as long as one looks at it. */
function useStill(state: TableState | undefined): Table {
  const table = useTable();
  return useMemo(
    () => (state ? { ...table, state: () => state, subscribe: () => nothing } : table),
    [table, state],
  );
}

interface TellingProps {
  readonly beat: Beat | undefined;
  readonly coming: Coming;
  readonly onSkip: () => void;
}

/** What happens, in words, and the ways to be done with it sooner. */
function Telling({ beat, coming, onSkip }: TellingProps) {
  return (
    <div className={styles.telling} data-beat={beat?.about}>
      <div className={styles.caption} role="status">
        {beat &&
          captionOf(beat).map((message, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences keep their place
            <p key={i}>
              <SayMessage message={message} />
            </p>
          ))}
      </div>
      <p className={styles.press}>
        <Say k="battle.next-beat" />
      </p>
      <div className={styles.buttons}>
        <WayOn coming={coming} />
        <Button onClick={onSkip} data-go-on="" data-skip="">
          <Say k="battle.skip" />
        </Button>
      </div>
    </div>
  );
}

/** Past all battles, or straight to what is asked already: nobody else waits longer than that. */
function WayOn({ coming }: { readonly coming: Coming }) {
  const watch = useWatch();
  const text = useText();
  const { online } = useTable();
  if (online === undefined || !coming.asks)
    return (
      <Button look="quiet" onClick={() => watch?.hasten()} data-skip-all="">
        {text.say('battle.skip-all')}
      </Button>
    );
  return (
    <>
      <p className={styles.asked}>
        <Icon name="hand" /> {text.say('battle.asked')} <Clock clan={coming.from.me} brief />
      </p>
      <Button look="quiet" onClick={() => watch?.hasten()} data-answer-now="">
        {text.say('battle.answer-now')}
      </Button>
    </>
  );
}

const ONWARD: ReadonlySet<string> = new Set([' ', 'Enter', 'ArrowRight', 'ArrowDown']);

/** A key that belongs to nothing else does what a press anywhere does. */
function usePressedKey(act: (() => void) | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (act === undefined || !ONWARD.has(event.key) || isTyping(event.target) || isUnderSheet()) return;
    if (event.target instanceof Element && event.target.closest('button, a')) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

import { useId } from 'react';
import { SayMessage, useText, useTextWith } from '../app/language.tsx';
import { hasMouse, useScreen } from '../app/screen.ts';
import { Icon } from '../art/icon.tsx';
import { isSameOffer, type Option } from '../choices/choices.ts';
import { useChoosing } from '../choices/choosing.tsx';
import { consider, useConsidered } from '../choices/considered.ts';
import { pickKey, picksOf } from '../choices/picks.ts';
import { Explain } from '../explain/explain.tsx';
import { useIsExplained } from '../table/frame.ts';
import { useHinted } from '../table/hinted.ts';
import { useTableState } from '../table/use-table.ts';
import { bringsOf } from './brings.ts';
import { LookedAt, RoomBelow } from './looked-at.tsx';
import styles from './mandate-tiles.module.css';

/** The tiles to choose from, each with what it brings; whichever is looked at says what it does, with and without the bonus. */
export function MandateTiles({ options }: { readonly options: readonly Option[] }) {
  const slip = useId();
  const { asking } = useChoosing();
  const considered = useConsidered(({ pick }) => pick);
  const screen = useScreen();
  // A finger does not rest on anything: there, what was pressed is looked at.
  const waiting = hasMouse(screen) ? undefined : asking && picksOf(asking.offer.move).at(-1);
  const isExplained = useIsExplained();
  const looked = isExplained ? undefined : (considered ?? waiting);
  const shown = looked && options.find(({ pick }) => pickKey(pick) === pickKey(looked));
  return (
    <>
      <div className={styles.tiles} data-count={options.length} data-whole="">
        {options.map((option) => (
          <MandateTile
            key={pickKey(option.pick)}
            option={option}
            slip={option === shown ? slip : undefined}
          />
        ))}
      </div>
      <div className={styles.note}>
        {screen === 'landscape-phone' && !isExplained && <RoomForAny options={options} />}
        {shown && (
          <LookedAt id={slip}>
            <Explain id={mandateOf(shown)} links={false} />
          </LookedAt>
        )}
      </div>
    </>
  );
}

/** As much room below the tiles as the longest note about them takes. */
function RoomForAny({ options }: { readonly options: readonly Option[] }) {
  const text = useTextWith('play');
  const lengthOf = (id: string): number => {
    const said = [`rule.${id}`, `rule.${id}.bonus`].filter((key) => text.has(key));
    return said.reduce((all, key) => all + text.say(key).length, 0);
  };
  const [longest] = options.map(mandateOf).toSorted((a, b) => lengthOf(b) - lengthOf(a));
  return (
    longest && (
      <RoomBelow>
        <Explain id={longest} links={false} />
      </RoomBelow>
    )
  );
}

interface TileProps {
  readonly option: Option;
  /** The note about it, while that is shown. */
  readonly slip: string | undefined;
}

function MandateTile({ option, slip }: TileProps) {
  const text = useText();
  const { view, me, sums } = useTableState();
  const { pick, asking } = useChoosing();
  const isHinted = useHinted();
  const { pick: own, offers } = option;
  const [only, ...others] = offers;
  const complete = others.length === 0 ? only : undefined;
  const mandate = mandateOf(option);
  const alike = own.kind === 'tile' ? (view.tiles?.filter((tile) => tile === own.tile).length ?? 1) : 1;
  // What lies face down does nothing: only what is announced does.
  const reach = sums[me]?.reach;
  const brings = complete && reach ? bringsOf(mandate, reach, complete.outcome) : [];
  return (
    <button
      type="button"
      className={styles.tile}
      data-pick={pickKey(own)}
      data-move={complete && JSON.stringify(complete.move)}
      data-hinted={isHinted(option) || undefined}
      aria-pressed={isSameOffer(asking?.offer, complete)}
      aria-describedby={slip}
      onClick={() => pick(own)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && consider(own)}
      onPointerLeave={() => consider(undefined)}
      onFocus={() => consider(own)}
      onBlur={() => consider(undefined)}
    >
      <span className={styles.icon}>
        <Icon name={mandate} />
      </span>
      <span className={styles.name}>{text.name(mandate, 'short')}</span>
      {alike > 1 && <span className={styles.count}>{text.say('dock.tiles-alike', { n: alike })}</span>}
      {brings.length > 0 && (
        <span className={styles.brings}>
          {brings.map((message) => (
            <span key={JSON.stringify(message)}>
              <SayMessage message={message} />
            </span>
          ))}
        </span>
      )}
    </button>
  );
}

function mandateOf({ pick }: Option) {
  if (pick.kind === 'tile') return pick.tile;
  if (pick.kind === 'announce') return pick.mandate;
  throw new Error(`${pick.kind} is no mandate`);
}

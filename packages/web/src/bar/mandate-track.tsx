import { mandateTrack, type TrackSlot, type TrackTime } from '@hinode/engine/facts';
import { Say, useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { Tile } from '../art/tile.tsx';
import { Explain } from '../explain/explain.tsx';
import { part } from '../table/part.tsx';
import { useTableState, useYou } from '../table/use-table.ts';
import { Tip } from '../ui/tip.tsx';
import styles from './mandate-track.module.css';

/** The ten slots of the season: seven mandates, and the kami after the third, the fifth and the seventh. */
export const MandateTrack = part(useTrack, ({ track }) => {
  const text = useText();
  return (
    <ol className={styles.track} aria-label={text.say('label.mandates')}>
      {track.map((slot) => (
        <li key={slot.turn} className={styles.turn}>
          {slot.mandate === undefined ? <Coming slot={slot} /> : <Laid slot={slot} mandate={slot.mandate} />}
          {slot.kami && <Torii when={slot.kami} />}
        </li>
      ))}
    </ol>
  );
});

function useTrack() {
  return { track: mandateTrack(useTableState().view) };
}

/** A mandate that was played; a press explains it. */
function Laid({
  slot,
  mandate,
}: {
  readonly slot: TrackSlot;
  readonly mandate: NonNullable<TrackSlot['mandate']>;
}) {
  const text = useText();
  const { turn, clan = '', when, faceDown, tile } = slot;
  const values = { turn, mandate: { name: mandate }, clan: { name: clan }, tile: { name: tile ?? '' } };
  const label = !faceDown
    ? text.say('label.mandate-past', values)
    : text.say(tile === undefined ? 'label.mandate-announced' : 'label.mandate-face-down', values);
  return (
    <Tip
      label={label}
      className={when === 'now' ? `${styles.slot} ${styles.turns}` : (styles.slot ?? '')}
      tip={
        <>
          <Explain id={mandate} />
          {faceDown && <p className={styles.laid}>{label}</p>}
        </>
      }
    >
      <Tile
        mandate={mandate}
        faceDown={faceDown}
        current={when === 'now'}
        {...(slot.clan && { clan: slot.clan })}
      >
        {faceDown && tile ? (
          <span className={styles.secret}>
            <Icon name="lock" />
            {text.name(tile, 'short')}
          </span>
        ) : (
          text.name(mandate, 'short')
        )}
      </Tile>
    </Tip>
  );
}

/** A slot that somebody will fill, or is filling now. */
function Coming({ slot: { turn, clan, when } }: { readonly slot: TrackSlot }) {
  const text = useText();
  const you = useYou();
  if (clan === undefined) return <Tile />;
  return (
    <>
      <span className="spoken">
        {text.say(when === 'now' ? 'label.mandate-now' : 'label.mandate-next', {
          turn,
          clan: { name: clan },
        })}
      </span>
      <span aria-hidden="true" className={styles.slot} data-now={when === 'now' || undefined}>
        <Tile clan={clan}>{clan === you ? <Say k="table.you" /> : text.name(clan)}</Tile>
      </span>
    </>
  );
}

const KAMI = { past: 'bar.kami-past', now: 'bar.kami-now', coming: 'bar.kami-coming' } as const;

function Torii({ when }: { readonly when: TrackTime }) {
  const text = useText();
  return (
    <span className={styles.torii} data-when={when}>
      <Icon name="torii" title={text.say(KAMI[when])} />
    </span>
  );
}

import type { Why } from '@hinode/bots';
import type { Analysis, Judged } from '@hinode/bots/analysis';
import type { ClanId, Move } from '@hinode/engine';
import { CARD_FACTS, type CardFacts } from '@hinode/engine/facts';
import { pack, scenarioOf } from '@hinode/learn/position';
import { whyMessage } from '@hinode/text';
import { moveMessage } from '@hinode/text/moves';
import { useState } from 'react';
import { Say, SayMessage, useText } from '../app/language.tsx';
import { CardPicture } from '../art/card-picture.tsx';
import { Icon } from '../art/icon.tsx';
import { useFault } from '../menu/use-fault.ts';
import { positionAddress } from '../position/links.ts';
import type { Eyes } from '../replay/replay-table.ts';
import type { Table } from '../table/table.ts';
import { Button } from '../ui/button.tsx';
import { BidColumns } from './bid-columns.tsx';
import styles from './moment-slip.module.css';
import { Worth } from './worth.tsx';

interface Props {
  readonly analysis: Analysis;
  readonly at: number;
  readonly parting: Judged | undefined;
  readonly partings: readonly Judged[];
  readonly tableAt: (at: number) => Table;
  readonly eyes: Eyes;
  readonly mine: ClanId;
  readonly onPlayOn: (clan: ClanId, move?: Move) => void;
}

/** The moment: what was played, what the Shogun would have done, and the ways on from here. */
export function MomentSlip({ analysis, at, parting, partings, tableAt, eyes, mine, onPlayOn }: Props) {
  const text = useText();
  if (parting === undefined)
    return (
      <section
        className={styles.quiet}
        aria-label={text.say('analysis.move', { n: at, all: analysis.moves })}
      >
        {at < analysis.moves && (
          <Button onClick={() => onPlayOn(eyes === 'all' ? mine : eyes)}>
            {text.say('record.play-from-here')}
          </Button>
        )}
        <ShareButton at={at} tableAt={tableAt} />
      </section>
    );
  const { clan, played, shogun, decision, why, compared } = parting;
  const title = moveMessage(played, decision);
  return (
    <section className={styles.slip} data-moment="" aria-labelledby="moment">
      <header className={styles.head}>
        <span className={styles.number}>{text.number(partings.indexOf(parting) + 1)}</span>
        <h2 id="moment">
          <Say k="analysis.by" values={{ clan: { name: clan }, move: title }} />
        </h2>
        <Worth compared={compared} />
      </header>
      <div className={styles.two}>
        <Answer
          label={text.say('analysis.played', { clan: { name: clan } })}
          move={played}
          decision={decision}
          chance={compared.given}
        />
        <Answer
          label={text.say('analysis.shogun')}
          move={shogun}
          decision={decision}
          chance={compared.other}
          better
          {...(why && { why })}
        />
      </div>
      <footer className={styles.ways}>
        <Button look="primary" onClick={() => onPlayOn(clan, shogun)}>
          <Icon name="play" size={18} />
          {text.say('analysis.play-on')}
        </Button>
        <ShareButton at={at} tableAt={tableAt} />
      </footer>
    </section>
  );
}

const cardOf = (id: string): CardFacts => CARD_FACTS.find((card) => card.id === id) as CardFacts;

interface AnswerProps {
  readonly label: string;
  readonly move: Move;
  readonly decision: Judged['decision'];
  readonly chance: number;
  readonly better?: boolean;
  readonly why?: Why;
}

/** One of the two answers, with its picture where it has one. */
function Answer({ label, move, decision, chance, better = false, why }: AnswerProps) {
  const text = useText();
  return (
    <div className={styles.answer} data-better={better || undefined}>
      {move.type === 'buy' && (
        <span className={styles.picture}>
          <CardPicture card={cardOf(move.card)} />
        </span>
      )}
      {move.type === 'bid' && <BidColumns bid={move} />}
      <span className={styles.said}>{label}</span>
      {move.type !== 'bid' && (
        <b className={styles.move}>
          {move.type === 'mandate' && <Icon name={move.announce ?? move.tile} size={22} />}{' '}
          <SayMessage message={moveMessage(move, decision)} />
        </b>
      )}
      {why && (
        <span className={styles.why}>
          <SayMessage message={whyMessage(why)} />
        </span>
      )}
      <span>{text.say('analysis.before', { percent: Math.round(100 * chance) })}</span>
    </div>
  );
}

interface ShareProps {
  readonly at: number;
  readonly tableAt: (at: number) => Table;
}

/** The position as a link that anybody can open; in the middle of something, the last one before it that can be sent. */
function ShareButton({ at, tableAt }: ShareProps) {
  const text = useText();
  const fail = useFault();
  const [shared, setShared] = useState<number>();
  const copy = async (): Promise<void> => {
    for (let n = at; n >= 0; n--) {
      const table = tableAt(n);
      const { view, me } = table.state();
      const scenario = scenarioOf(view, (await table.record()).setup);
      const packed = scenario && (await pack({ scenario, me }));
      if (packed === undefined) continue;
      await navigator.clipboard.writeText(positionAddress(packed));
      return setShared(at);
    }
  };
  return (
    <>
      <Button data-share="" onClick={() => void copy().catch(fail)}>
        <Icon name="link" size={18} />
        {text.say(shared === at ? 'analysis.shared' : 'analysis.share')}
      </Button>
      <span className="spoken" role="status">
        {shared === at && text.say('analysis.shared')}
      </span>
    </>
  );
}

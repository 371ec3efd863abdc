import { RULES_VERSION } from '@hinode/engine/facts';
import { type Message, whyMessage } from '@hinode/text';
import { moveMessage } from '@hinode/text/moves';
import { useMemo } from 'react';
import { Say } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { OPENED, watchRecord } from '../local/opened-record.ts';
import { UnknownGame } from '../local/unknown-game.tsx';
import type { BotsGame, Told } from './bots-playing.ts';
import styles from './replay.module.css';
import { Replay } from './replay-page.tsx';
import type { ReplayedGame } from './replay-table.ts';
import { useBotsPlaying } from './use-bots-playing.ts';
import { BOTS, watchedBots } from './watched-bots.ts';

const BLANK = { format: 'hinode-record', rules: RULES_VERSION as string } as const;

/** Bots play among themselves, and say why: to learn, and because it is beautiful. */
export function BotsPage() {
  const game = watchedBots();
  return game === undefined ? <UnknownGame /> : <Watched game={game} />;
}

function Watched({ game }: { readonly game: BotsGame }) {
  const { told, result } = useBotsPlaying(game);
  const replayed = useMemo((): ReplayedGame => {
    const entries = told.map(({ move }) => move);
    const record = { ...BLANK, setup: game.setup, entries, ...(result && { result }) };
    // Whoever looks into it looks into what there is by now.
    watchRecord(record);
    return { seats: game.seats, record };
  }, [game, told, result]);
  return (
    <Replay
      game={replayed}
      place={{ page: 'replay', id: BOTS }}
      lookInto={{ page: 'analysis', game: OPENED }}
      live={result === undefined}
      reasonAt={(at) => {
        const last = told[at - 1];
        return last && <Reason told={last} />;
      }}
    />
  );
}

/** What was done last, and what speaks for it. */
function Reason({ told: { move, decision, why } }: { readonly told: Told }) {
  const done = moveMessage(move, decision);
  const said: Message = why
    ? { key: 'hint.with-reason', values: { move: done, why: whyMessage(why) } }
    : done;
  return (
    <p className={styles.reason} data-reason="">
      <Emblem clan={move.clan} size={20} />
      <span>
        <Say k="analysis.by" values={{ clan: { name: move.clan }, move: said }} />
      </span>
    </p>
  );
}

import { useEffect, useState } from 'react';
import { useText } from '../app/language.tsx';
import { OPENED, openedRecord, watchRecord } from '../local/opened-record.ts';
import { checkRecord, type Read } from '../menu/read-record.ts';
import { useFault } from '../menu/use-fault.ts';
import { BROKEN, NotOpened } from '../position/not-opened.tsx';
import { Laying } from '../table/laying.tsx';
import { Replay } from './replay-page.tsx';
import { type ReplayedGame, withEngine } from './replay-table.ts';

/** A whole game that somebody sent: it is checked as a file is, and watched. */
export function RecordPage({ packed }: { readonly packed: string }) {
  const text = useText();
  const sent = useSentGame(packed);
  if (sent === undefined) return <Laying />;
  if ('trouble' in sent)
    return <NotOpened title={text.say('share.not-opened')} why={sent.trouble.key} trouble={sent.trouble} />;
  return (
    <Replay
      game={sent.game}
      place={{ page: 'record', packed }}
      lookInto={{ page: 'analysis', game: OPENED }}
    />
  );
}

type Sent = { readonly game: ReplayedGame } | Extract<Read, { readonly trouble: unknown }>;

function useSentGame(packed: string): Sent | undefined {
  const [sent, setSent] = useState<Sent>();
  const fail = useFault();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link is another game
  useEffect(() => {
    let current = true;
    const open = async (): Promise<void> => {
      const read = await readSent(packed);
      const game = 'trouble' in read ? read : await openedAs(read);
      if (current) setSent(game);
    };
    open().catch(fail);
    return () => {
      current = false;
    };
  }, [packed]);
  return sent;
}

async function readSent(packed: string): Promise<Read> {
  // Other replays do without it.
  const { BrokenLink, unpackRecord } = await import('@hinode/learn/position');
  try {
    return await checkRecord(await unpackRecord(packed));
  } catch (problem) {
    if (problem instanceof BrokenLink) return { trouble: { key: BROKEN[problem.why] } };
    throw problem;
  }
}

/** As a record from a file, so that it can be looked into too. */
async function openedAs({ record }: Extract<Read, { readonly record: unknown }>): Promise<Sent> {
  watchRecord(record);
  const { seats } = openedRecord() ?? { seats: [] };
  return { game: await withEngine({ seats, record }) };
}

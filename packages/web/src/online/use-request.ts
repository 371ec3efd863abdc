import type { Message } from '@hinode/text';
import type { NoteRequest } from '@hinode/wire';
import { useState } from 'react';
import { tableRefusedMessage } from '../table/refused.ts';
import { useTable } from '../table/use-table.ts';

interface Requesting {
  /** Sends it; returns whether it was carried out. */
  send(request: NoteRequest): Promise<boolean>;
  /** It is on its way, however long the connection is down. */
  readonly isSending: boolean;
  /** Why the last one was refused. */
  readonly refused?: Message;
}

/** Requests something of a table beside the game. At a table in this browser there is only talk to request. */
export function useRequest(): Requesting {
  const { talk } = useTable();
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<Message>();
  return {
    send: async (request) => {
      if (talk === undefined) return false;
      setSending(true);
      const code = await talk.request(request);
      setSending(false);
      setRefused(code === undefined ? undefined : tableRefusedMessage(code));
      return code === undefined;
    },
    isSending,
    ...(refused && { refused }),
  };
}

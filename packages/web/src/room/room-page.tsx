import type { ShownRoom } from '@hinode/wire';
import { useEffect } from 'react';
import { goTo } from '../app/route.ts';
import { NameGate, Unreachable } from '../online/name-gate.tsx';
import { useAsked } from '../online/use-asked.ts';
import { Room } from './room.tsx';

/** Somebody may sit down, or the game begin, at any moment. */
const EVERY = 2_000;

/** A room by its link: whoever has it may sit down. It goes on to the table by itself when the game begins. */
export const RoomPage = ({ id }: { readonly id: string }) => (
  <NameGate>{(me) => <Visited id={id} name={me.name} />}</NameGate>
);

function Visited({ id, name }: { readonly id: string; readonly name: string }) {
  const { value: room, refused, again, take } = useAsked<ShownRoom>(`games/${id}`, EVERY);
  const begun = room !== undefined && room.status !== 'open';
  useEffect(() => {
    if (begun) goTo({ page: 'seat', id });
  }, [begun, id]);
  if (room === undefined) return refused && <Unreachable code={refused} onAgain={again} />;
  return begun ? null : <Room name={name} room={room} onChange={take} onRefused={again} />;
}

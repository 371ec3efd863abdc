import { hasBegun, type ShownRoom } from '@hinode/wire';
import { useEffect } from 'react';
import { goTo } from '../app/route.ts';
import { type Me, Unreachable } from '../online/name-gate.tsx';
import { isNamed } from '../online/named.ts';
import { revealIn } from '../online/sealing.ts';
import { type Asked, useAsked } from '../online/use-asked.ts';
import { Invitation } from './invitation.tsx';
import { Late } from './late.tsx';
import { Room } from './room.tsx';

/** Somebody may sit down, or the game begin, at any moment. */
const EVERY = 2_000;
/** When it begins this browser has half a minute to add its part to the shuffles. */
const EVERY_HIDDEN = 10_000;
/** Nobody changes their name so often that the page should look. */
const SELDOM = 10 * 60_000;

/** A room by its link. Whoever has it is invited; whoever sits there waits, and goes on to the table when the game begins. */
export function RoomPage({ id }: { readonly id: string }) {
  const asked = useAsked<ShownRoom>(`games/${id}`, EVERY, EVERY_HIDDEN);
  const { value: room, refused, again, take } = asked;
  const begun = room !== undefined && hasBegun(room.status);
  const isMine = room?.mine !== undefined;
  useEffect(() => {
    if (room !== undefined) void revealIn(room).then((next) => next && take(next));
  }, [room, take]);
  useEffect(() => {
    if (begun && isMine) goTo({ page: 'seat', id });
  }, [begun, isMine, id]);
  if (room === undefined) return refused && <Unreachable code={refused} onAgain={again} />;
  if (begun) return isMine ? null : <Late room={room} />;
  if (isMine) return <Room room={room} isLost={refused !== undefined} onChange={take} onRefused={again} />;
  return isNamed() ? <KnownGuest room={room} asked={asked} /> : <Guest room={room} asked={asked} />;
}

interface GuestProps {
  readonly room: ShownRoom;
  readonly asked: Asked<ShownRoom>;
  readonly me?: Me;
}

const Guest = ({ room, me, asked: { take, again } }: GuestProps) => (
  <Invitation room={room} me={me} onSit={take} onRefused={again} />
);

/** The name they said before stands in the field already. */
function KnownGuest({ room, asked }: GuestProps) {
  const { value: me, refused } = useAsked<Me>('me', SELDOM);
  if (me === undefined && refused === undefined) return null;
  return <Guest room={room} asked={asked} {...(me && { me })} />;
}

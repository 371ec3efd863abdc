import type { ClanId } from '@hinode/engine';
import { useText } from '../app/language.tsx';
import { COUNTED, winsOf } from './clan-wins.ts';

interface Props {
  readonly clan: ClanId;
  readonly players: number;
  readonly className?: string | undefined;
}

/** A quiet line: how often equal bots win with this clan, if it has been counted. */
export function ClanWins({ clan, players, className }: Props) {
  const text = useText();
  const n = winsOf(clan, players);
  return n === undefined ? null : (
    <span className={className}>{text.say('setup.clan-wins', { n, all: COUNTED })}</span>
  );
}

import { useEffect } from 'react';
import { FIRST_GAME } from '../home/first-game.ts';
import { startLocalGame } from '../local/new-game.ts';
import { useFault } from '../menu/use-fault.ts';
import { toStart } from '../setup/draft.ts';
import { Laying } from '../table/laying.tsx';

/** Behind the gate: an ordinary game with three gentle bots, and a word of advice at each kind of decision. */
export function FirstGame() {
  const fail = useFault();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one game per visit
  useEffect(() => {
    let left = false;
    // A page that is mounted twice in a row begins only one game.
    const begin = async (): Promise<void> => {
      await Promise.resolve();
      if (left) return;
      const id = await startLocalGame(toStart(FIRST_GAME));
      location.replace(`#/game/${id}`);
    };
    begin().catch(fail);
    return () => {
      left = true;
    };
  }, []);
  return <Laying />;
}

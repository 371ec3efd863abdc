import type { Visitor } from './visit.ts';

/** A visitor who has turned off animations: nobody waits between the moves of bots. */
export const inAHurry: Pick<Visitor, 'stored'> = {
  stored: { 'hinode-settings': { state: { speed: 'off' }, version: 0 } },
};

import type { ClanId, State } from '@hinode/engine';
import { movesOf, newRecord, replay } from '@hinode/engine/records';
import { expect } from 'vitest';
import type { Store } from '../store/store.ts';
import { anOnlineServer, aPerson, type Browser, contribution, OPTIONS } from './online.ts';

/** A game of three people at a real server, each in a browser of their own. */
export interface Begun {
  readonly address: string;
  readonly id: string;
  /** The id for spectators. */
  readonly watch: string;
  readonly browsers: Readonly<Record<ThreeClans, Browser>>;
}
const CLANS = ['koi', 'lotus', 'turtle'] as const satisfies readonly ClanId[];
export type ThreeClans = (typeof CLANS)[number];

export async function aBegunGame(store: Store, at?: string): Promise<Begun> {
  const address = at ?? (await anOnlineServer(store));
  const [koi, lotus, turtle] = await Promise.all([
    aPerson(address, 'Koi'),
    aPerson(address, 'Lotus'),
    aPerson(address, 'Turtle'),
  ]);
  const sitting = (seat: number) => ({ seat, clan: CLANS[seat], contribution: contribution() });
  const opened = await koi.call('POST', '/games', { options: OPTIONS, ...sitting(0) });
  const id = String(opened.body['id']);
  await lotus.call('POST', `/games/${id}/seats`, sitting(1));
  await turtle.call('POST', `/games/${id}/seats`, sitting(2));
  expect((await koi.call('POST', `/games/${id}/start`)).status).toBe(200);
  return { address, id, watch: String(opened.body['watch']), browsers: { koi, lotus, turtle } };
}

/** The position that results from the entries in the store; throws if they cannot be folded. */
export async function positionOf(store: Store, id: string): Promise<State> {
  const setup = (await store.game(id))?.setup;
  if (setup === undefined) throw new Error('the game has not begun');
  const entries = await store.entries(id, 0);
  return replay(newRecord(setup, movesOf(newRecord(setup, entries))));
}

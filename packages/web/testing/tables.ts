import type { ClanId } from '@hinode/engine';
import type { Clock } from '@hinode/wire';
import { patience } from '../../../scripts/testing/patience.ts';
import { type Friend, friend } from './friends.ts';
import { goToPlace, type Visitor } from './visit.ts';

/** Online tables that have begun, for tests of what happens at them. The seats are taken by calls, as the page does. */

const SEATS = ['koi', 'lotus', 'turtle'] as const satisfies readonly ClanId[];

export interface Guest {
  readonly name: string;
  readonly visitor?: Visitor;
}

interface Table {
  readonly id: string;
  readonly friends: readonly Friend[];
}

interface TableOptions {
  readonly clock?: Clock;
  /** A server other than the one that all tests share. */
  readonly url?: string;
}

/** Koi, Lotus and Turtle, in the order of the guests; bots on the remaining seats. */
export async function tableOf(guests: readonly Guest[], { clock, url }: TableOptions = {}): Promise<Table> {
  const friends: Friend[] = [];
  for (const { name, visitor } of guests) friends.push(await friend(name, '#/online', visitor, url));
  for (const one of friends) await introduce(one);
  const [host] = friends;
  if (host === undefined) throw new Error('nobody came');
  const options = { players: 3, set: 'archway', clans: 'free', listed: false, ...(clock && { clock }) };
  const { id } = await call<{ id: string }>(host, 'games', { options, ...sitting(0) });
  for (const [seat, one] of friends.entries())
    if (seat > 0) await call(one, `games/${id}/seats`, sitting(seat));
  for (let seat = friends.length; seat < SEATS.length; seat++)
    await call(host, `games/${id}/bots`, { seat, clan: SEATS[seat], level: 'ashigaru' });
  await call(host, `games/${id}/start`, {});
  for (const { page } of friends) {
    await goToPlace(page, `#/online/${id}`);
    await page.locator('[data-me]').waitFor();
    // Messages arrive at once.
    page.setDefaultTimeout(patience.wait());
  }
  return { id, friends };
}

/** By structure rather than by words: not everybody reads English. */
async function introduce({ page, name }: Friend): Promise<void> {
  await page.getByRole('textbox').fill(name);
  await page.locator('[type="submit"]').click();
  await page.getByRole('textbox').waitFor({ state: 'detached' });
}

const sitting = (seat: number) => ({ seat, clan: SEATS[seat], contribution: `${seat}`.repeat(32) });

async function call<T>({ page }: Friend, path: string, body: unknown): Promise<T> {
  return page.evaluate(
    async ([place, sent]) => {
      const answer = await fetch(`api/${place}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: sent,
      });
      if (!answer.ok) throw new Error(`${place}: ${await answer.text()}`);
      return answer.json();
    },
    [path, JSON.stringify(body)] as const,
  );
}

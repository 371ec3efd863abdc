import { expect, test } from 'vitest';
import type { OwnAnswers, Siblings } from '../operations/siblings.ts';
import { aGameOf } from '../testing/begun.ts';
import { aNode, aSharedStore } from '../testing/nodes.ts';
import { aPerson } from '../testing/online.ts';

/** Two processes that know each other; everybody at a table meets in the second, if it accepts them. */
function twoSiblings(takes: () => boolean): readonly (Siblings & { own(): OwnAnswers })[] {
  const hear: Parameters<Siblings['take']>[0][] = [];
  return [0, 1].map((n) => {
    let own: OwnAnswers | undefined;
    return {
      name: `${n + 1}`,
      own: () => own as OwnAnswers,
      answer: (answers) => {
        own = answers;
      },
      metrics: async () => [(await own?.metrics()) ?? ''],
      areWell: async () => true,
      passOn: (_, ...passed) => {
        if (n === 1) return false;
        hear[takes() ? 1 : 0]?.(...passed);
        return true;
      },
      take: (told) => {
        hear[n] = told;
      },
    };
  });
}

test('a visitor to a table is passed on to the process where everybody at that table meets, and served here if that one is gone', async () => {
  const { database } = await aSharedStore();
  let takes = true;
  const siblings = twoSiblings(() => takes);
  const [one] = await Promise.all(siblings.map((sibling) => aNode(database, { siblings: sibling })));
  const { address = '' } = one ?? {};
  const persons = await Promise.all(['Host', 'Guest', 'Third'].map((name) => aPerson(address, name)));
  const { id, watch = '' } = await aGameOf(persons);
  const sockets = () =>
    Promise.all(
      siblings.map(async ({ own }) => /^hinode_sockets.* (\d+)$/m.exec(await own().metrics())?.[1]),
    );
  const [host, guest, third] = persons;
  const lines = [host?.socket(id), guest?.socket(id), third?.watch(watch)];
  for (const line of lines) await line?.next('table');
  expect(await sockets()).toEqual(['0', '3']);
  lines[0]?.send({ type: 'say', at: 0, key: 'a word', text: 'Good evening' });
  expect(await lines[0]?.next('answer')).toMatchObject({ outcome: 'done' });

  takes = false;
  await host?.socket(id).next('table');
  expect(await sockets()).toEqual(['1', '3']);
});

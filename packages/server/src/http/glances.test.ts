import { expect, test } from 'vitest';
import { anOnlineServer } from '../testing/online.ts';
import { aStore } from '../testing/store.ts';
import { aBegunGame } from '../testing/three.ts';

const store = await aStore();

test('whose turn it is is computed only once until the game goes on', async () => {
  const read: string[] = [];
  const watched: typeof store = {
    ...store,
    entries: (id, from) => {
      read.push(id);
      return store.entries(id, from);
    },
  };
  const address = await anOnlineServer(watched);
  const [still, moving] = [await aBegunGame(store, address), await aBegunGame(store, address)];
  const { koi } = moving.browsers;
  const ready = { type: 'move', at: 0, key: 'k', move: { clan: 'koi', type: 'ready', value: true } };
  const listed = async (by: typeof koi) =>
    (await by.call('GET', '/me/games')).body as unknown as readonly { id: string; waitingFor: string[] }[];
  const asked = async () => (await listed(koi)).find(({ id }) => id === moving.id)?.waitingFor;

  const before = await asked();
  expect(before).toContain('koi');
  await listed(still.browsers.koi);
  read.length = 0;
  await Promise.all([asked(), asked(), listed(still.browsers.lotus)]);
  expect(read).toEqual([]);

  await koi.call('POST', `/games/${moving.id}/requests`, ready);
  read.length = 0;
  expect(await asked()).toEqual(before?.filter((clan) => clan !== 'koi'));
  await Promise.all([asked(), listed(still.browsers.koi)]);
  expect(read.filter((id) => id === moving.id)).toHaveLength(1);
  expect(read).not.toContain(still.id);
});

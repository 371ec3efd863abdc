import { expect, test } from 'vitest';
import { limitsWith } from '../limits/limits.ts';
import { aBrowser, anOnlineServer } from '../testing/online.ts';
import { attempts, echoes, floods, nonsense } from './testing/cheating.ts';
import { oneServer } from './testing/houses.ts';

const house = await oneServer();
attempts(house);
echoes(house);
nonsense(house);
floods(house);

test('calls at a high rate are refused before anything is done', async () => {
  const address = await anOnlineServer(house.store, { limits: limitsWith(20) });
  const rude = aBrowser(address);
  const calls = await Promise.all(
    Array.from({ length: 60 }, () => rude.call('POST', '/me', { name: 'Rude' })),
  );
  const refused = calls.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(40);
  for (const { body } of refused) expect(body).toMatchObject({ code: 'too-many-requests' });
});

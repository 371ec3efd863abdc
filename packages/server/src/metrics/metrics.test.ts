import { expect, test } from 'vitest';
import { newId } from '../store/ids.ts';
import { aGameOf } from '../testing/begun.ts';
import { ADMIN_KEY, anOnlineServer, aPerson } from '../testing/online.ts';
import { aStore } from '../testing/store.ts';
import { newMetrics } from './metrics.ts';

const store = await aStore();

test('the admin sees what the server does; nobody else does', async () => {
  const metrics = newMetrics();
  const address = await anOnlineServer(metrics.onStore(store), { metrics });
  const player = await aPerson(address, 'Player');
  const { id, seats } = await aGameOf([player]);
  const line = player.socket(id);
  await line.next('table');
  const clan = seats[0]?.clan;
  line.send({ type: 'move', at: 0, key: 'one', move: { clan: 'heron', type: 'ready', value: true } });
  await line.next('answer');
  await player.call('GET', `/games/${newId()}`);

  const stranger = await fetch(`${address}/metrics`);
  expect(stranger.status).toBe(401);
  expect(await stranger.json()).toMatchObject({ code: 'no-host-key' });

  const answer = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${ADMIN_KEY}` } });
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const text = await answer.text();
  expect(text).toMatch(/^hinode_tables 1$/m);
  expect(text).toMatch(/^hinode_sockets 1$/m);
  expect(text).toMatch(/^hinode_refusals_total\{code="no-such-game"\} 1$/m);
  expect(text).toMatch(/^hinode_moves_total \d+$/m);
  expect(text).toMatch(/^hinode_commit_seconds_bucket/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
  expect(text).toMatch(/^process_resident_memory_bytes /m);
  expect(text).not.toContain(id);
  expect(clan).toBeDefined();
});

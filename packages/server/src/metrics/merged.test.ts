import { expect, test } from 'vitest';
import { mergedMetrics } from './merged.ts';
import { newMetrics } from './metrics.ts';

test('the metrics of several processes are grouped, each sample with the name of its process', async () => {
  const texts = await Promise.all(
    ['1', '2'].map((name) => {
      const metrics = newMetrics(name);
      metrics.refused('stale');
      metrics.show('sockets', () => Number(name) * 10);
      return metrics.text();
    }),
  );
  const merged = mergedMetrics(texts);
  expect(merged).toContain(
    '# HELP hinode_sockets Open sockets\n# TYPE hinode_sockets gauge\nhinode_sockets{process="1"} 10\nhinode_sockets{process="2"} 20\n',
  );
  expect(merged.match(/^# TYPE hinode_refusals_total /gm)).toHaveLength(1);
  const samples = (text: string): readonly string[] => text.split('\n').filter((line) => /^\w/.test(line));
  expect(samples(merged).toSorted()).toEqual(texts.flatMap(samples).toSorted());
});

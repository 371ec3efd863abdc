import fs from 'node:fs';
import { expect, test } from 'vitest';
import { aNode, aSharedStore } from '../testing/nodes.ts';
import { newMetrics } from './metrics.ts';

/** The dashboard for Grafana shows what a server really offers. */

interface Panel {
  readonly title: string;
  readonly targets: readonly { readonly expr: string }[];
}
interface Dashboard {
  readonly panels: readonly Panel[];
  readonly templating: { readonly list: readonly { readonly query: string | { readonly query: string } }[] };
}

const FILE = new URL('../../../../deploy/grafana-dashboard.json', import.meta.url);
const { panels, templating } = JSON.parse(fs.readFileSync(FILE, 'utf8')) as Dashboard;
const EXPRESSIONS = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

/** Functions and keywords of Prometheus itself. */
const FUNCTIONS = ['sum', 'max', 'by', 'rate', 'increase', 'histogram_quantile', 'time'];
/** What Prometheus adds to every sample. */
const ADDED = ['instance', 'job'];

const labelsIn = (expression: string): readonly string[] =>
  [...expression.matchAll(/\bby \(([^)]*)\)|\{(\w+)=/g)].flatMap(([, by, matched]) =>
    (by ?? matched ?? '').split(/,\s*/),
  );

const namesIn = (expression: string): readonly string[] =>
  (
    expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, ' ').match(/[a-z_][a-z0-9_]*/g) ?? []
  ).filter((word) => !FUNCTIONS.includes(word));

/** The series that a server offers, each with its type. */
function offeredIn(text: string): ReadonlyMap<string, string> {
  const types = [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)];
  return new Map(
    types.flatMap(([, name = '', type = '']) =>
      type === 'histogram'
        ? ['_bucket', '_sum', '_count'].map((end) => [`${name}${end}`, 'counter'] as const)
        : [[name, type] as const],
    ),
  );
}

async function metricsText(): Promise<string> {
  const { database } = await aSharedStore();
  const { address, adminKey } = await aNode(database);
  const answer = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${adminKey}` } });
  return answer.text();
}

test('every panel queries what a running server offers, and none of our metrics is left out', async () => {
  const offered = offeredIn(await metricsText());
  expect(offered.size).toBeGreaterThan(20);
  expect(EXPRESSIONS.length).toBeGreaterThan(panels.length);
  const asked = new Set(EXPRESSIONS.flatMap(namesIn));
  for (const { title, targets } of panels)
    for (const { expr } of targets) {
      const names = namesIn(expr);
      expect([title, names.length > 0]).toEqual([title, true]);
      for (const name of names) {
        expect([title, name, offered.has(name)]).toEqual([title, name, true]);
        // Counters are shown as rates, everything else as its value.
        const grows = new RegExp(`\\b(rate|increase)\\(${name}\\b`).test(expr);
        expect([title, name, grows]).toEqual([title, name, offered.get(name) === 'counter']);
      }
    }
  const ours = [...offered.keys()].filter((name) => /^hinode_(?!.*_(sum|count)$)/.test(name));
  expect(ours.filter((name) => !asked.has(name))).toEqual([]);
  const [, { query } = { query: '' }] = templating.list;
  expect(namesOfVariable(query).every((name) => offered.has(name))).toBe(true);
});

const namesOfVariable = (query: Dashboard['templating']['list'][number]['query']): readonly string[] =>
  /^label_values\((\w+), job\)$/.exec(typeof query === 'string' ? query : query.query)?.slice(1) ?? ['?'];

test('every label that a panel uses comes from the server or from Prometheus', async () => {
  const metrics = newMetrics('1');
  metrics.refused('stale');
  metrics.show('tables', () => 1);
  const told = new Set([...(await metrics.text()).matchAll(/[{,](\w+)="/g)].map(([, label]) => label));
  const labels = new Set(EXPRESSIONS.flatMap(labelsIn));
  expect(labels.size).toBeGreaterThan(3);
  expect([...labels].filter((label) => !told.has(label) && !ADDED.includes(label))).toEqual([]);
});

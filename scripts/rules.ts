/**
 * `npm run rules`: the rules of docs/rules.md that no test names, one per line. A test names a rule in the title of
 * a test or of its `describe`, a scenario in its field `rules`. Ids that docs/rules.md does not have are errors too.
 */
import fs from 'node:fs';
import path from 'node:path';
import { root } from './launch/paths.mjs';
import { chapterOf, ruleIdsIn, rulesIn, titlesIn } from './rules/titles.ts';

/** Rule id → the files that name it. */
type Named = Map<string, string[]>;

const page = 'docs/rules.md';
const testFiles = ['packages/*/src/**/*.test.ts', 'packages/*/src/**/*.long.ts'];
const scenarioFiles = ['packages/*/scenarios/**/*.json', 'packages/*/src/**/scenarios/**/*.json'];

function rulesNamedByTests(chapters: ReadonlySet<string>): Named {
  const named: Named = new Map();
  for (const file of fs.globSync(testFiles, { cwd: root })) {
    for (const title of titlesIn(read(file))) note(named, ruleIdsIn(title, chapters), file);
  }
  for (const file of fs.globSync(scenarioFiles, { cwd: root })) {
    note(named, rulesOfScenario(file), file);
  }
  return named;
}

/** A file contains one scenario, or a list of them. */
function rulesOfScenario(file: string): string[] {
  const content: unknown = JSON.parse(read(file));
  return [content].flat().flatMap((scenario) => {
    if (typeof scenario !== 'object' || scenario === null || !('rules' in scenario)) return [];
    return Array.isArray(scenario.rules) ? scenario.rules.map(String) : [];
  });
}

function note(named: Named, ids: readonly string[], file: string): void {
  for (const id of ids) named.set(id, [...(named.get(id) ?? []), file]);
}

function read(file: string): string {
  return fs.readFileSync(path.join(root, file), 'utf8');
}

const rules = rulesIn(read(page));
const named = rulesNamedByTests(new Set(rules.map(chapterOf)));
const untested = rules.filter((id) => !named.has(id));
const unknown = [...named].filter(([id]) => !rules.includes(id));

for (const id of untested) console.log(id);
for (const [id, files] of unknown)
  console.log(`${id} is not in ${page}, but named in ${[...new Set(files)].join(', ')}`);
console.log(`${rules.length} rules, ${untested.length} without a test`);
process.exitCode = untested.length > 0 || unknown.length > 0 ? 1 : 0;

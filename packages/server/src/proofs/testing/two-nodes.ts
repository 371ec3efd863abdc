import { onTestFinished } from 'vitest';
import { newId } from '../../store/ids.ts';
import { openPostgresStore } from '../../store/postgres/postgres.ts';
import type { Store } from '../../store/store.ts';
import { newSchemas } from '../../store/testing/postgres.ts';

/** The stores of two nodes on one database, which is deleted after the test. */
export async function twoNodes(): Promise<readonly Store[]> {
  const schemas = await newSchemas();
  onTestFinished(() => schemas.drop());
  const url = await schemas.urlOf(newId());
  const nodes = [await openPostgresStore(url), await openPostgresStore(url)];
  onTestFinished(async () => {
    for (const node of nodes) await node.close();
  });
  return nodes;
}

import { useTable } from '../table/use-table.ts';

/** Between two persons at one device: nothing of the table is shown until the next one is there. */
export function Cover() {
  const table = useTable();
  return (
    <main>
      <button type="button" onClick={() => table.uncover()}>
        …
      </button>
    </main>
  );
}

import type { Move, Refusal } from '@hinode/engine';
import { useEffect, useState } from 'react';
import { Refused } from '../table/refused-words.tsx';
import { useTable } from '../table/use-table.ts';

/** Why a move is not possible, in the words of the rules; nothing if it is possible. */
export function WhyNot({
  move,
  className,
}: {
  readonly move: Move;
  readonly className?: string | undefined;
}) {
  const table = useTable();
  const [refused, setRefused] = useState<Refusal>();
  const asked = JSON.stringify(move);
  useEffect(() => {
    let current = true;
    void table.why(JSON.parse(asked) as Move).then((refusal) => {
      if (current) setRefused(refusal);
    });
    return () => {
      current = false;
    };
  }, [table, asked]);
  return (
    refused && (
      <p className={className} data-why="">
        <Refused refused={refused} />
      </p>
    )
  );
}

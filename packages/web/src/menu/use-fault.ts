import { useState } from 'react';

/** Hands errors outside of rendering to the boundary above, so that they are reported: `start().catch(fail)`. */
export function useFault(): (fault: unknown) => void {
  const [, setState] = useState<unknown>();
  return (fault) =>
    setState(() => {
      throw fault;
    });
}

import { useState } from 'react';

/** What fails outside of drawing is handed to the boundary above, so that it is said: `start().catch(fail)`. */
export function useFault(): (fault: unknown) => void {
  const [, setState] = useState<unknown>();
  return (fault) =>
    setState(() => {
      throw fault;
    });
}

import { useState } from 'react';

interface Copied {
  readonly isCopied: boolean;
  readonly copy: () => void;
}

/** Copies something. If the browser refuses, people still see it. */
export function useCopied(words: string): Copied {
  const [isCopied, setCopied] = useState(false);
  const copy = (): void =>
    void navigator.clipboard.writeText(words).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return { isCopied, copy };
}

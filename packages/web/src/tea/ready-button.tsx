import type { Key } from '@hinode/text';
import { Say } from '../app/language.tsx';
import { Button } from '../ui/button.tsx';
import { useReady } from './use-ready.ts';

export interface ReadyWords {
  readonly title: Key;
  readonly yes: Key;
  readonly no: Key;
}

interface Props {
  readonly words: ReadyWords;
  /** It is the main answer, and black. */
  readonly wanted: boolean;
}

/** Your own word on being ready. */
export function ReadyButton({ words, wanted }: Props) {
  const { move, isPlaying, say } = useReady();
  if (move === undefined) return null;
  return (
    <Button
      look={move.value && wanted ? 'primary' : 'choice'}
      disabled={isPlaying}
      onClick={say}
      data-move={JSON.stringify(move)}
    >
      <Say k={move.value ? words.yes : words.no} />
    </Button>
  );
}

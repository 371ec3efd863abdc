import { useText } from '../app/language.tsx';
import { Button } from '../ui/button.tsx';

interface Props {
  readonly times: number;
  readonly onPress: () => void;
  readonly className?: string | undefined;
}

/** How fast moves follow one another: pressed, the next speed. */
export function SpeedButton({ times, onPress, className }: Props) {
  const text = useText();
  return (
    <Button
      className={className}
      title={text.say('record.speed', { n: times })}
      aria-label={text.say('record.speed', { n: times })}
      onClick={onPress}
    >
      {`×${text.number(times)}`}
    </Button>
  );
}

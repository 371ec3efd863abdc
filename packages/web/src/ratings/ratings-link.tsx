import type { RatingsHere } from '@hinode/wire';
import { useText } from '../app/language.tsx';
import { writeRoute } from '../app/route.ts';
import { useAsked } from '../online/use-asked.ts';

const SELDOM = 600_000;

/** The way to the list of the strongest, where tables are rated. */
export function RatingsLink({ className }: { readonly className?: string | undefined }) {
  const text = useText();
  const { value } = useAsked<RatingsHere>('ratings', SELDOM);
  if (value?.leaderboard === undefined) return null;
  return (
    <a className={className} href={writeRoute({ page: 'ratings' })}>
      {text.say('rating.list')}
    </a>
  );
}

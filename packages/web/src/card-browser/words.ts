import type { SeasonId } from '@hinode/engine';
import type { Key, Text } from '@hinode/text';
import type { Filter } from './filters.ts';
import { type Kind, SEASONS, type Thing } from './things.ts';

/** The names of things and filters. */

export const ruleKeyOf = ({ id }: Thing): Key => `rule.${id}`;

export function kindName(text: Text, kind: Kind): string {
  if (kind === 'kami') return text.say('card-browser.kami');
  if (kind === 'clan') return text.say('card-browser.clan');
  return text.name(`type.${kind}`);
}

export function headingName(text: Text, heading: SeasonId | Kind): string {
  if (isSeason(heading)) return text.name(heading);
  return heading === 'clan' ? text.say('clans.title') : kindName(text, heading);
}

const isSeason = (heading: SeasonId | Kind): heading is SeasonId =>
  SEASONS.some((season) => season === heading);

export function filterName(text: Text, { by, is }: Filter): string {
  if (by === 'words') return is;
  return by === 'kind' ? kindName(text, is) : text.name(is);
}

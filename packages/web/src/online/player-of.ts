import type { ShownSeat } from '@hinode/wire';
import type { Player } from '../table/table.ts';

/** Who plays at a seat, as the server tells it: a person, perhaps with a name, or a bot, perhaps with a character. */
export const playerOf = ({ name, bot, character }: Pick<ShownSeat, 'name' | 'bot' | 'character'>): Player =>
  bot === undefined
    ? { kind: 'person', ...(name !== undefined && { name }) }
    : { kind: 'bot', level: bot, ...(character && { character }) };

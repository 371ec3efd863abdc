import type { ClanId, ProvinceId } from '@hinode/engine';
import { CLAN_IDS, PROVINCE_IDS } from '@hinode/engine/facts';
import { Complaint } from '../complaint.ts';
import { oneOf } from '../flags.ts';

/**
 * Games with another printed number on a clan's screen, or without its ability: what would happen if. The rules know
 * nothing of it: a thread that plays such games loads them changed (`suppose.ts`).
 */

export type Change = ClanChange | TableChange;

export interface ClanChange {
  readonly clan: ClanId;
  /** Starting honor, and with it the seat: 1 is the best, and between 3 and 4 there is 3.5. */
  readonly honor?: number;
  readonly income?: number;
  readonly home?: ProvinceId;
  /** Whose ability it has instead of its own. */
  readonly ability?: ClanId | 'none';
}

/** The track upside down while everybody keeps their seats; the lowest on it begins in Spring, instead of the highest. */
const TABLE_CHANGES = ['honor-reversed', 'lowest-first'] as const;
export interface TableChange {
  readonly table: (typeof TABLE_CHANGES)[number];
}

const MOST_INCOME = 20;
const LOWEST_HONOR = 99;

/** Reads `dragonfly: honor 1, home edo; koi: ability none`, `all: income 6`, `table: honor-reversed`. */
export const readWhatIf = (typed: string | undefined): Change[] =>
  (typed ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap(readChanges);

function readChanges(typed: string): Change[] {
  const [about = '', rest = ''] = typed.split(':').map((part) => part.trim());
  const parts = rest.split(',').map((part) => part.trim());
  if (about === 'table') return parts.map((part) => ({ table: oneOf('what-if', part, TABLE_CHANGES) }));
  const clans = about === 'all' ? CLAN_IDS : [oneOf('what-if', about, [...CLAN_IDS, 'all', 'table'])];
  const to = Object.assign({}, ...parts.map((part) => readOne(part.split(/\s+/))));
  return clans.map((clan) => ({ clan, ...to }));
}

function readOne([what = '', to = '']: readonly string[]): Omit<ClanChange, 'clan'> {
  switch (what) {
    case 'honor':
      return { honor: numberOf(to, LOWEST_HONOR) };
    case 'income':
      return { income: numberOf(to, MOST_INCOME) };
    case 'home':
      return { home: oneOf('what-if', to, PROVINCE_IDS) };
    case 'ability':
      return { ability: oneOf('what-if', to, [...CLAN_IDS, 'none']) };
    default:
      throw new Complaint(`--what-if knows honor, income, home and ability, not "${what}"`);
  }
}

function numberOf(typed: string, most: number): number {
  const number = /^\d{1,2}(\.\d{1,3})?$/.test(typed) ? Number(typed) : Number.NaN;
  if (!(number <= most)) throw new Complaint(`--what-if takes numbers up to ${most}, not "${typed}"`);
  return number;
}

/** As it can be typed again. */
export const writeWhatIf = (changes: readonly Change[]): string =>
  changes
    .map((change) => {
      if ('table' in change) return `table: ${change.table}`;
      const { clan, ...to } = change;
      const parts = Object.entries(to).map(([what, value]) => `${what} ${value}`);
      return `${clan}: ${parts.join(', ')}`;
    })
    .join('; ');

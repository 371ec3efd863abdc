import { styleText } from 'node:util';
import type { ClanId } from '@hinode/engine';
import { TERMINAL_COLORS } from '@hinode/engine/boxes/terminal-colors';
import type { Io } from './io.ts';

/** A little color, only on terminals, and none for those who want none (https://no-color.org). */

export interface Style {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly clan: (clan: ClanId, text: string) => string;
}

type Format = Parameters<typeof styleText>[0];

const CLAN_COLORS: Readonly<Record<ClanId, Format>> = TERMINAL_COLORS;

const painted =
  (format: Format) =>
  (text: string): string =>
    styleText(format, text, { validateStream: false });

const COLORED: Style = {
  bold: painted('bold'),
  dim: painted('dim'),
  clan: (clan, text) => painted(CLAN_COLORS[clan])(text),
};

const same = (text: string): string => text;
export const PLAIN: Style = { bold: same, dim: same, clan: (_clan, text) => text };

export function styleFor({ stdout, env }: Io): Style {
  const wanted = stdout.isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb';
  return wanted ? COLORED : PLAIN;
}

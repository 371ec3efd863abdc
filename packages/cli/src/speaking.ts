import { LANGUAGES, loadText, type Text } from '@hinode/text';
import { oneOf } from './flags.ts';

/** In which language a game is told: the flag `--language`, which `watch` and `replay` share. */

export const LANGUAGE_FLAG = { language: { type: 'string', default: 'en' } } as const;

export const LANGUAGE_HELP = `the game is told in this language: ${LANGUAGES.join(', ')} (default en)`;

export const readText = (typed: string): Promise<Text> => loadText(oneOf('language', typed, LANGUAGES));

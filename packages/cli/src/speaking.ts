import { LANGUAGES, loadText, type Text } from '@hinode/text';
import { oneOf } from './flags.ts';

/** The language in which a game is told: the flag `--language`, which `watch` and `replay` share. */

export const LANGUAGE_FLAG = { language: { type: 'string', default: 'en' } } as const;

export const LANGUAGE_HELP = `the language of the story: ${LANGUAGES.join(', ')} (default en)`;

export const readText = (typed: string): Promise<Text> => loadText(oneOf('language', typed, LANGUAGES));

import type { ClanId } from '@hinode/engine';
import type { Language, Text } from '@hinode/text';
import type { MailAddress, StoredGame } from '../store/store.ts';
import type { NoticeId } from './occasions.ts';
import type { Letter } from './post.ts';

/** The e-mails that people get, each in their own language. */

/** A table that waits for somebody, and why. */
export interface Waiting {
  readonly kind: NoticeId;
  readonly clan: ClanId;
  readonly game: Pick<StoredGame, 'id' | 'seats'>;
}

/** Asks whether this address belongs to the person. It is sent once, before anything else. */
export async function askingLetter(mail: MailAddress, name: string, url: string): Promise<Letter> {
  const text = await textFor(mail);
  return {
    to: mail.address,
    subject: text.say('mail.ask-subject'),
    text: lines([
      text.say('mail.ask', { name, place: url }),
      `${url}#/mail/${mail.token}/confirm`,
      text.say('mail.ask-not-you'),
    ]),
  };
}

/** All tables that are waiting, in one letter. */
export async function turnLetter(
  mail: MailAddress,
  waiting: readonly Waiting[],
  url: string,
): Promise<Letter> {
  const text = await textFor(mail);
  const [first] = waiting;
  const stop = `${url}api/mail/${mail.token}/stop`;
  return {
    to: mail.address,
    subject:
      waiting.length === 1 && first
        ? text.say(`notice.${first.kind}`)
        : plain(text.say('mail.subject', { count: waiting.length })),
    text: lines([
      ...waiting.flatMap(({ kind, clan, game }) => [
        text.say('mail.table', { clan: { name: clan }, names: othersAt(game, clan, text) }),
        text.say(`notice.${kind}`),
        `${url}#/online/${game.id}`,
      ]),
      text.say('mail.stop', { place: url }),
      `${url}#/mail/${mail.token}/stop`,
    ]),
    stop,
  };
}

/** Loaded with the first letter: a server without mail starts without it. */
async function textFor({ language }: MailAddress): Promise<Text> {
  const { loadText } = await import('@hinode/text');
  return loadText(language as Language);
}

const lines = (all: readonly string[]): string => `${plain(all.join('\n\n'))}\n`;

/** Non-breaking spaces and direction marks are for pages; mail programs show some of them as boxes. */
const plain = (words: string): string => words.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');

function othersAt({ seats }: Waiting['game'], me: ClanId, text: Text): string {
  const names = seats.flatMap(({ clan, by }) => {
    if (clan === me || clan === undefined) return [];
    return [by && 'session' in by && by.name !== '' ? by.name : text.name(clan)];
  });
  return text.list(names);
}

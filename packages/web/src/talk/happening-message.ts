import type { ClanId } from '@hinode/engine';
import type { Message } from '@hinode/text';
import type { About, Note } from '@hinode/wire';

const of = (clan: ClanId): { readonly clan: { readonly name: ClanId } } => ({ clan: { name: clan } });

/** What happened around the game, in words for the whole table: who left, what was asked. */
export function happeningMessage(note: Note): Message | undefined {
  switch (note.type) {
    case 'asked':
      return askedMessage(note.by, note.about);
    case 'dropped':
      return { key: 'note.dropped' };
    case 'undone':
      return { key: 'note.undone' };
    case 'paused':
      return { key: 'note.paused' };
    case 'resumed':
      return { key: 'note.resumed', values: of(note.by) };
    case 'time-ran-out':
      return { key: note.unseen ? 'note.unseen' : 'note.time-ran-out', values: of(note.clan) };
    case 'waited':
      return { key: 'note.waited', values: of(note.clan) };
    case 'bot-took-over':
      return { key: note.why === 'left' ? 'note.left' : 'note.bot-took-over', values: of(note.clan) };
    case 'came-back':
      return { key: 'note.came-back', values: of(note.clan) };
    case 'ended':
      return { key: note.how === 'agreed' ? 'note.ended-agreed' : 'note.ended-abandoned' };
    case 'rematch':
      return { key: 'note.rematch' };
    default:
      return undefined;
  }
}

/** Who asks the table what. */
export function askedMessage(by: ClanId, about: About): Message | undefined {
  switch (about.question) {
    case 'pause':
      return { key: 'note.asked-pause', values: of(by) };
    case 'end':
      return { key: 'note.asked-end', values: of(by) };
    case 'undo':
      return { key: 'note.asked-undo', values: of(by) };
    case 'absent':
      return undefined;
  }
}

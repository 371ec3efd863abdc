import type { ClanId } from '@hinode/engine';
import type { Game } from '@hinode/engine/games';
import { personsOf } from '../table/persons.ts';
import type { Seat } from '../table/table.ts';
import { newPictures } from '../worker/pictures.ts';
import type { Shown } from '../worker/protocol.ts';
import { type Looking, look, whoLooks } from './looking.ts';
import type { TableNews } from './protocol.ts';
import type { LocalTalk } from './talking.ts';

/** The screen of a local table: who is looking at it, and what they are shown. */
export interface Screen {
  /** Who looks now. */
  me(): ClanId;
  /** Shows the table as it is now, unless it is already shown: every update costs the page time. */
  show(): void;
  showNotes(): void;
  /** The game has moved on. */
  turned(): void;
  setThinking(clan: ClanId | undefined): void;
  uncover(): void;
  speakAs(clan: ClanId): void;
}

export interface ScreenOptions {
  readonly seats: readonly Seat[];
  readonly game: () => Game;
  readonly talk: Pick<LocalTalk, 'notes' | 'heardBy'>;
  post(message: Shown | TableNews): void;
}

export function newScreen({ seats, game, talk, post }: ScreenOptions): Screen {
  let looking: Looking = { seats, last: personsOf(seats)[0] ?? (seats[0] as Seat).clan };
  let shown: { readonly game: Game; readonly looking: Looking } | undefined;
  let notesShown = -1;
  const picture = newPictures(post);
  const me = (): ClanId => whoLooks(game(), looking);

  const showNotes = (): void => {
    if (talk.notes().length === notesShown) return;
    notesShown = talk.notes().length;
    post({ type: 'notes', notes: talk.heardBy(me()) });
  };
  const show = (): void => {
    if (shown?.game === game() && shown.looking === looking) return;
    shown = { game: game(), looking };
    picture(look(game(), looking));
    showNotes();
  };

  return {
    me,
    show,
    showNotes,
    turned: () => {
      looking = { ...looking, last: me() };
    },
    setThinking: (clan) => {
      if (looking.thinking === clan) return;
      const { thinking: _, ...rest } = looking;
      looking = { ...rest, ...(clan && { thinking: clan }) };
    },
    uncover: () => {
      looking = { ...looking, uncovered: { clan: me(), moves: game().position.moves } };
      show();
    },
    speakAs: (clan) => {
      if (!personsOf(seats).includes(clan)) return;
      looking = { ...looking, speaking: { clan, moves: game().position.moves } };
      show();
    },
  };
}

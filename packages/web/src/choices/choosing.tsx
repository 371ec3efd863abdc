import type { ClanId, Refusal } from '@hinode/engine';
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { afterPicture } from '../app/after-picture.ts';
import { useKept } from '../table/kept.ts';
import type { Offer, TableState } from '../table/table.ts';
import { TableStateContext, useTable, useTableState } from '../table/use-table.ts';
import { type Caution, cautionFor } from './caution.ts';
import {
  distinct,
  isMadeInDock,
  type Option,
  onlyOfferOf,
  optionsAfter,
  stillPicked,
  withoutChoice,
} from './choices.ts';
import { consider } from './considered.ts';
import { type Pick, pickKey } from './picks.ts';
import { playTimes, stackOf } from './stack.ts';

/** What a person is pointing at. Map, shrines, panels and dock all read and change the same choice. */

export interface Choosing {
  /** For which clan. */
  readonly me: ClanId;
  /** What has been picked so far, without the picks that left no choice. */
  readonly chosen: readonly Pick[];
  /** What can be picked next. */
  readonly options: readonly Option[];
  /** The move that says "done" or "no, thank you". */
  readonly pass?: Offer;
  /** A complete move that awaits confirmation. */
  readonly asking?: { readonly offer: Offer; readonly caution?: Caution };
  /** Why the last thing pointed at is not possible. */
  readonly refused?: Refusal;
  pick(pick: Pick): void;
  /** Another piece instead of the one that was picked. */
  repick(pick: Pick): void;
  /** The pieces that could be picked instead: all that can still move. */
  readonly others: readonly Option[];
  /** One step back. */
  back(): void;
  readonly canGoBack: boolean;
  /** If several equal figures could go together: how many can, and how many will. */
  readonly stack?: { readonly most: number; readonly count: number };
  /** Sets how many will go. */
  take(count: number): void;
  /** Makes the move that awaited confirmation. */
  confirm(): void;
  /** "Done", or "no, thank you". */
  done(): void;
  /** Asks the rules why something is not possible, and shows the answer. */
  askWhy(offer: Offer): void;
}

/** A complete move that awaits confirmation, and the question that it would answer. */
interface Proposed extends NonNullable<Choosing['asking']> {
  readonly at: string;
}

const ChoosingContext = createContext<Choosing | undefined>(undefined);

export function useChoosing(): Choosing {
  const choosing = use(ChoosingContext);
  if (choosing === undefined) throw new Error('nothing is chosen here');
  return choosing;
}

/** Chosen among faces, and carried out by the black button that names the choice. */
const IS_CONFIRMED: ReadonlySet<string> = new Set(['mandate', 'buy']);

/** How long a refusal is shown; longer while somebody is about to press the link to its rule. */
const REFUSAL_SHOWN = 4000;
const isPointedAt = (): boolean =>
  document.querySelector('[data-refusal]:is(:hover, :focus-within)') !== null;

/** Usually the next question arrives sooner than this; on a slow connection the page shows that the answer has been sent. */
const A_MOMENT = 100;

export function ChoosingProvider({ children }: { readonly children: ReactNode }) {
  const table = useTable();
  const { offers: all, decision, view, moves, me } = useTableState();
  const [picked, setPicked] = useState<readonly Pick[]>([]);
  const [proposed, setProposed] = useState<Proposed>();
  const [refused, setRefused] = useState<Refusal>();
  const [taken, setTaken] = useState(1);
  const onItsWay = useRef<Offer>(undefined);

  const question = `${me} ${decision?.kind ?? ''} ${decision?.ability ?? ''}`;
  const [asked, setAsked] = useState({ question, moves });
  const playedAt = useRef<number>(undefined);
  // It disappears with its question. Clearing it when the question changes would let it come back: state set while rendering is
  // lost as soon as something that suspended, such as `letGo`, renders afterwards.
  const at = `${moves} ${question}`;
  const asking = proposed?.at === at ? proposed : undefined;
  if (asked.question !== question || asked.moves !== moves) {
    setAsked({ question, moves });
    // After another question, a move of one's own or an undo, the picks are obsolete. A gift that somebody else gives meanwhile
    // must not knock the piece out of one's hand.
    if (asked.question !== question || playedAt.current === asked.moves || moves < asked.moves) setPicked([]);
  }

  const here = useRef(at);
  useLayoutEffect(() => {
    here.current = at;
    // At a new question nothing has been looked at yet.
    consider(undefined);
  }, [at]);
  useEffect(() => {
    if (refused === undefined) return;
    const timer = setInterval(() => {
      if (!isPointedAt()) setRefused(undefined);
    }, REFUSAL_SHOWN);
    return () => clearInterval(timer);
  }, [refused]);

  // As long as the offers stay the same, nothing that draws them renders again.
  const offers = useKept(
    useMemo(
      () => (decision === undefined ? [] : distinct(all.filter(isMadeInDock), view)),
      [all, decision, view],
    ),
  );
  const chosen = useMemo(() => withoutChoice(offers, stillPicked(offers, picked)), [offers, picked]);
  const most = stackOf(decision, view, me, chosen.at(-1));
  const count = Math.min(taken, most);

  const now = useMemo((): Choosing => {
    const options = optionsAfter(offers, chosen).filter(({ pick }) => pick.kind !== 'pass');
    const others = chosen.length === 1 && chosen[0]?.kind === 'piece' ? optionsAfter(offers, []) : [];
    const pass = offers.find(({ move }) => move.type === 'pass');

    const play = (offer: Offer): void => {
      // What is already on its way is not sent twice.
      if (onItsWay.current === offer) return;
      onItsWay.current = offer;
      playedAt.current = table.state().moves;
      setTaken(1);
      const letGo = (): void => {
        if (onItsWay.current === offer) onItsWay.current = undefined;
        setProposed((now) => (now?.offer === offer ? undefined : now));
      };
      const waiting = setTimeout(letGo, A_MOMENT);
      void playTimes(table, offer.move, offer.move.type === 'move' ? count : 1).then((refusal) => {
        clearTimeout(waiting);
        // Together with the next question, which is being rendered.
        startTransition(letGo);
        setRefused(refusal);
      });
    };
    const propose = (offer: Offer): void => {
      const caution = cautionFor(offer.move, table.state().view);
      if (caution === undefined && !IS_CONFIRMED.has(offer.move.type)) play(offer);
      else setProposed({ at: here.current, offer, ...(caution && { caution }) });
    };

    return {
      me,
      chosen,
      options,
      others: others.filter(({ pick }) => pick.kind === 'piece'),
      ...(pass && { pass }),
      ...(asking && { asking }),
      ...(refused && { refused }),
      ...(most > 1 && { stack: { most, count } }),
      take: setTaken,
      pick: (pick) => {
        setRefused(undefined);
        const option = options.find((one) => pickKey(one.pick) === pickKey(pick));
        const only = option && onlyOfferOf(option, chosen);
        if (only) propose(only);
        else {
          setPicked([...chosen, pick]);
          setProposed(undefined);
          setTaken(1);
        }
      },
      repick: (pick) => {
        setPicked([pick]);
        setTaken(1);
      },
      // Where something is chosen among faces, pressing another one chooses that.
      canGoBack: asking?.caution !== undefined || picked.length > 0,
      back: () => {
        if (asking !== undefined) setProposed(undefined);
        else setPicked(picked.slice(0, -1));
      },
      confirm: () => asking && play(asking.offer),
      done: () => pass && play(pass),
      askWhy: ({ move }) => void table.why(move).then(setRefused),
    };
  }, [table, me, offers, picked, chosen, asking, refused, most, count]);
  const verbs = useVerbs(now);
  const choosing = useMemo(() => ({ ...now, ...verbs }), [now, verbs]);
  return <ChoosingContext value={choosing}>{children}</ChoosingContext>;
}

type Verbs = Omit<
  Choosing,
  'me' | 'chosen' | 'options' | 'pass' | 'asking' | 'refused' | 'others' | 'canGoBack' | 'stack'
>;

/** The same functions for the lifetime of the table, so they never cause a render. */
function useVerbs(now: Choosing): Verbs {
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  }, [now]);
  return useState(
    (): Verbs => ({
      pick: (pick) => latest.current.pick(pick),
      repick: (pick) => latest.current.repick(pick),
      back: () => latest.current.back(),
      take: (count) => latest.current.take(count),
      confirm: () => latest.current.confirm(),
      done: () => latest.current.done(),
      askWhy: (offer) => latest.current.askWhy(offer),
    }),
  )[0];
}

/** A choice shows in the dock at once, and so does the next question; everything inside this follows a frame later. */
export function APictureLater({ children }: { readonly children: ReactNode }) {
  const state = useTableState();
  const choosing = useChoosing();
  const [shown, show] = useState<{ readonly state: TableState; readonly choosing: Choosing }>();
  useLayoutEffect(() => {
    afterPicture(() => show({ state, choosing }));
  }, [state, choosing]);
  // Not in a transition: it would be rendered together with the next question, and delay it.
  const drawn = useDeferredValue(shown);
  return (
    drawn && (
      <TableStateContext value={drawn.state}>
        <ChoosingContext value={drawn.choosing}>{children}</ChoosingContext>
      </TableStateContext>
    )
  );
}

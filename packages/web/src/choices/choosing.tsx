import type { Refusal } from '@hinode/engine';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import type { Offer } from '../table/table.ts';
import { useTable, useTableState } from '../table/use-table.ts';
import { type Caution, cautionFor } from './caution.ts';
import { isMadeInDock, type Option, offerOf, optionsAfter, stillPicked, withoutChoice } from './choices.ts';
import { type Pick, pickKey, picksOf } from './picks.ts';

/** What a person is pointing at. Map, shrines, panels and dock all read and change the same choice. */

export interface Choosing {
  /** What was picked so far, without what left no choice. */
  readonly chosen: readonly Pick[];
  /** What can be picked next. */
  readonly options: readonly Option[];
  /** The move that says "done" or "no, thank you". */
  readonly pass?: Offer;
  /** A move that is complete but asks once. */
  readonly asking?: { readonly offer: Offer; readonly caution?: Caution };
  /** What is looked at: hovered or focused, here or on the map. */
  readonly considered?: Pick;
  /** Why the last thing pointed at cannot be done. */
  readonly refused?: Refusal;
  pick(pick: Pick): void;
  /** One step back. */
  back(): void;
  canGoBack: boolean;
  consider(pick: Pick | undefined): void;
  /** Makes the move that was asked about. */
  confirm(): void;
  /** "Done": asks once where something better is left. */
  done(): void;
  /** Asks the rules why something cannot be done, and shows it. */
  askWhy(offer: Offer): void;
}

const ChoosingContext = createContext<Choosing | undefined>(undefined);

export function useChoosing(): Choosing {
  const choosing = use(ChoosingContext);
  if (choosing === undefined) throw new Error('nothing is chosen here');
  return choosing;
}

/** How long a refusal stands. */
const REFUSAL_SHOWN = 4000;

export function ChoosingProvider({ children }: { readonly children: ReactNode }) {
  const table = useTable();
  const { offers: all, decision, view, moves, me } = useTableState();
  const [picked, setPicked] = useState<readonly Pick[]>([]);
  const [asking, setAsking] = useState<Choosing['asking']>();
  const [considered, setConsidered] = useState<Pick>();
  const [refused, setRefused] = useState<Refusal>();

  const question = `${me} ${decision?.kind ?? ''} ${decision?.ability ?? ''}`;
  const [asked, setAsked] = useState({ question, moves });
  const [playedAt, setPlayedAt] = useState<number>();
  if (asked.question !== question || asked.moves !== moves) {
    setAsked({ question, moves });
    setAsking(undefined);
    setConsidered(undefined);
    // Another question, an own move or one taken back: what was pointed at belongs to the past. Others may give a gift
    // meanwhile without knocking it out of one's hand.
    if (asked.question !== question || playedAt === asked.moves || moves < asked.moves) setPicked([]);
  }

  useEffect(() => {
    if (refused === undefined) return;
    const timer = setTimeout(() => setRefused(undefined), REFUSAL_SHOWN);
    return () => clearTimeout(timer);
  }, [refused]);

  const offers = useMemo(() => (decision === undefined ? [] : all.filter(isMadeInDock)), [all, decision]);
  const chosen = useMemo(() => withoutChoice(offers, stillPicked(offers, picked)), [offers, picked]);
  const options = useMemo(
    () => optionsAfter(offers, chosen).filter(({ pick }) => pick.kind !== 'pass'),
    [offers, chosen],
  );
  const pass = offers.find(({ move }) => move.type === 'pass');

  const play = (offer: Offer): void => {
    setAsking(undefined);
    setPlayedAt(moves);
    void table.play(offer.move).then(setRefused);
  };
  const propose = (offer: Offer): void => {
    if (decision === undefined) return;
    const left = new Set(
      offers.filter(({ move }) => move.type !== 'pass').map(({ move }) => pickKey(picksOf(move)[0] as Pick)),
    ).size;
    const caution = cautionFor(offer, view, decision, left);
    if (caution === undefined && offer.move.type !== 'mandate') play(offer);
    else setAsking({ offer, ...(caution && { caution }) });
  };

  const choosing: Choosing = {
    chosen,
    options,
    ...(pass && { pass }),
    ...(asking && { asking }),
    ...(considered && { considered }),
    ...(refused && { refused }),
    pick: (pick) => {
      const next = [...chosen, pick];
      setRefused(undefined);
      const complete = offerOf(offers, next);
      if (complete) propose(complete);
      else {
        setPicked(next);
        setAsking(undefined);
      }
    },
    canGoBack: asking !== undefined || picked.length > 0,
    back: () => {
      if (asking !== undefined) setAsking(undefined);
      else setPicked(picked.slice(0, -1));
    },
    consider: setConsidered,
    confirm: () => asking && play(asking.offer),
    done: () => pass && propose(pass),
    askWhy: ({ move }) => void table.why(move).then(setRefused),
  };
  return <ChoosingContext value={choosing}>{children}</ChoosingContext>;
}

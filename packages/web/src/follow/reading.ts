import type { ClanId, ProvinceId } from '@hinode/engine';
import { create } from 'zustand';
import type { Table } from '../table/table.ts';
import type { Way } from './news.ts';

/** What a person who follows the game has read and is looking at. Shared by the news, the log and the map. */

/** Shown on the map until replaced. */
export interface OnMap {
  readonly places: readonly ProvinceId[];
  readonly ways: readonly Way[];
  /** One after the other, in the order in which they were made. */
  readonly inTurn?: boolean;
}

interface Read {
  /** The table this belongs to: at another one nothing has been read yet. */
  readonly table?: Table;
  /** What has been dismissed: everything up to so many moves, and by which clan. */
  readonly upTo: Readonly<Partial<Record<ClanId, number>>>;
  /** The news is open. */
  readonly open: boolean;
  /** Somebody who came back has already been greeted with them. */
  readonly greeted: boolean;
  readonly onMap?: OnMap;
  /** The log was asked to show what came after so many moves. */
  readonly inLog?: { readonly after: number };
}

const NOTHING: Read = { upTo: {}, open: false, greeted: false };

export const useReading = create<Read>()(() => NOTHING);

/** From now on it belongs to this table. */
export function readAt(table: Table): void {
  if (useReading.getState().table !== table) useReading.setState({ ...NOTHING, table }, true);
}

export const showOnMap = (onMap: OnMap): void => useReading.setState({ onMap });

export const clearMap = (): void => {
  const { onMap: _, ...rest } = useReading.getState();
  useReading.setState(rest, true);
};

export const openNews = (): void => useReading.setState({ open: true, greeted: true });

/** The news was read or dismissed. */
export function putAway(me: ClanId, moves: number): void {
  const { onMap: _, upTo, ...rest } = useReading.getState();
  useReading.setState({ ...rest, upTo: { ...upTo, [me]: moves }, open: false, greeted: true }, true);
}

export function answeredHere(me: ClanId, moves: number): void {
  const { upTo } = useReading.getState();
  if ((upTo[me] ?? 0) < moves) useReading.setState({ upTo: { ...upTo, [me]: moves } });
}

export const showInLog = (after: number): void => useReading.setState({ inLog: { after } });

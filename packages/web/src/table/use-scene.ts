import { useState } from 'react';
import { useComing } from '../battle/watching.tsx';
import { useReading } from '../follow/reading.ts';
import { endedEarly, useOnline } from '../online/online.ts';
import type { SceneId } from './layout.ts';
import { useTableState } from './use-table.ts';

interface SceneNow {
  /** What the game is about now. */
  readonly own: SceneId;
  /** What is shown: the same, or the map in the meantime. */
  readonly scene: SceneId;
  /** Somebody who comes back is first shown what happened on the map. */
  readonly newsOpen: boolean;
  readonly onMap: boolean;
  readonly setOnMap: (onMap: boolean) => void;
}

/** Tea and battle have screens of their own; the map is one key or press away. */
export function useScene(): SceneNow {
  const { view } = useTableState();
  const online = useOnline();
  const [onMap, setOnMap] = useState(false);
  const coming = useComing();
  // A battle that has not been shown yet is shown, whatever else is happening at the table.
  const own = endedEarly(online)
    ? 'over'
    : coming
      ? 'battle'
      : sceneOf(view.phase, view.battle !== undefined);
  // The next battle is shown first.
  if (own === 'map' && onMap) setOnMap(false);
  const newsOpen = useReading(({ open }) => open) && own !== 'over';
  const scene = newsOpen || (onMap && coming === undefined) ? 'map' : own;
  return { own, scene, newsOpen, onMap, setOnMap };
}

function sceneOf(phase: string, battle: boolean): SceneId {
  if (phase === 'over') return 'over';
  if (phase === 'tea') return 'tea';
  return battle ? 'battle' : 'map';
}

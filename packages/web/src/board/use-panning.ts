import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Box } from './boxes.ts';
import { type Camera, enlarged, kept, shownWhole, WHOLE, zoomed } from './camera.ts';

/** Zoom and pan: pinch, drag, double tap, wheel, buttons. */

export interface Panning extends Camera {
  /** Fingers or the wheel are moving the map: the layout does not change until they rest. */
  readonly busy: boolean;
  /** The zoom for which the map was last laid out. */
  readonly settled: number;
  readonly handlers: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(event: PointerEvent): void;
    onDoubleClick(event: MouseEvent): void;
    onClickCapture(event: MouseEvent): void;
  };
  /** Towards what can be chosen, or else the middle. */
  zoomIn(towards?: Box): void;
  whole(): void;
}

interface Finger {
  readonly x: number;
  readonly y: number;
}
const between = (a: Finger, b: Finger): Finger => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Finger, b: Finger): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Milliseconds after the last turn of the wheel. */
const REST = 160;
/** A drag longer than this is no press. */
const PRESS = 6;
const STEP = 1.7;

/** `land`: where the land is in the frame when all of it is shown; some of it always stays in view. */
export function usePanning(frame: RefObject<HTMLElement | null>, land: Box): Panning {
  const [camera, setCamera] = useState(WHOLE);
  const [busy, setBusy] = useState(false);
  const [settled, setSettled] = useState(1);
  const fingers = useRef(new Map<number, Finger>());
  const dragged = useRef(0);
  const resting = useRef(0);
  if (!busy && settled !== camera.zoom) setSettled(camera.zoom);

  const move = useCallback(
    (next: (now: Camera) => Camera): void => {
      const box = frame.current?.getBoundingClientRect();
      setCamera((now) => kept(next(now), land, { width: box?.width ?? 0, height: box?.height ?? 0 }));
    },
    [frame, land],
  );
  const inFrame = ({ clientX, clientY }: { clientX: number; clientY: number }): Finger => {
    const box = frame.current?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  };

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const about = { x: event.clientX - box.left, y: event.clientY - box.top };
      setBusy(true);
      clearTimeout(resting.current);
      resting.current = window.setTimeout(() => setBusy(false), REST);
      move((now) => zoomed(now, now.zoom * Math.exp(-event.deltaY / 400), about));
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      clearTimeout(resting.current);
      element.removeEventListener('wheel', wheel);
    };
  }, [frame, move]);

  const lift = ({ pointerId }: PointerEvent): void => {
    fingers.current.delete(pointerId);
    if (fingers.current.size === 0) setBusy(false);
  };
  return {
    ...camera,
    busy,
    settled,
    handlers: {
      onPointerDown: (event) => {
        if (fingers.current.size === 0) dragged.current = 0;
        fingers.current.set(event.pointerId, inFrame(event));
      },
      onPointerMove: (event) => {
        const before = fingers.current.get(event.pointerId);
        if (before === undefined) return;
        // The button was released elsewhere.
        if (event.pointerType === 'mouse' && event.buttons === 0) return lift(event);
        const now = inFrame(event);
        const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
        fingers.current.set(event.pointerId, now);
        dragged.current += apart(before, now);
        if (other !== undefined) {
          setBusy(true);
          const factor = apart(now, other) / Math.max(1, apart(before, other));
          move((at) => zoomed(at, at.zoom * factor, between(now, other)));
        } else if (!shownWhole(camera)) {
          setBusy(true);
          move((at) => ({ ...at, x: at.x + now.x - before.x, y: at.y + now.y - before.y }));
        }
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onDoubleClick: (event) => move((now) => (shownWhole(now) ? zoomed(now, 2, inFrame(event)) : WHOLE)),
      // Releasing the map after a drag does not press what is under the finger.
      onClickCapture: (event) => {
        if (dragged.current > PRESS && !shownWhole(camera)) event.stopPropagation();
        dragged.current = 0;
      },
    },
    zoomIn: (towards) => {
      const box = frame.current?.getBoundingClientRect();
      if (box === undefined) return;
      const { width, height } = box;
      move((now) =>
        towards !== undefined && shownWhole(now)
          ? enlarged(towards, { width, height })
          : zoomed(now, now.zoom * STEP, { x: width / 2, y: height / 2 }),
      );
    },
    whole: () => setCamera(WHOLE),
  };
}

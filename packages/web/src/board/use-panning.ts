import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** Zoom and pan: pinch, drag, double tap, wheel, buttons. */

export interface Panning {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
  readonly handlers: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(event: PointerEvent): void;
    onDoubleClick(event: { clientX: number; clientY: number }): void;
  };
  zoomBy(factor: number): void;
  whole(): void;
}

interface Place {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}
const WHOLE: Place = { zoom: 1, x: 0, y: 0 };
const MOST_ZOOM = 4;

interface Point {
  readonly x: number;
  readonly y: number;
}
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Zooms so that the point under the fingers stays under them. The map turns about its own middle. */
function zoomed(place: Place, factor: number, about: Point): Place {
  const zoom = Math.min(MOST_ZOOM, Math.max(1, place.zoom * factor));
  if (zoom === 1) return WHOLE;
  const real = zoom / place.zoom;
  return { zoom, x: about.x - (about.x - place.x) * real, y: about.y - (about.y - place.y) * real };
}

export function usePanning(frame: RefObject<HTMLElement | null>): Panning {
  const [place, setPlace] = useState(WHOLE);
  const fingers = useRef(new Map<number, Point>());

  const fromMiddle = (clientX: number, clientY: number): Point => {
    const box = frame.current?.getBoundingClientRect();
    if (box === undefined) return { x: 0, y: 0 };
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  };

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const about = {
        x: event.clientX - box.left - box.width / 2,
        y: event.clientY - box.top - box.height / 2,
      };
      setPlace((now) => zoomed(now, Math.exp(-event.deltaY / 400), about));
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, [frame]);

  const lift = (event: PointerEvent): void => {
    fingers.current.delete(event.pointerId);
  };
  return {
    ...place,
    handlers: {
      onPointerDown: (event) => {
        fingers.current.set(event.pointerId, fromMiddle(event.clientX, event.clientY));
      },
      onPointerMove: (event) => {
        const before = fingers.current.get(event.pointerId);
        if (before === undefined) return;
        const now = fromMiddle(event.clientX, event.clientY);
        const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
        fingers.current.set(event.pointerId, now);
        if (other !== undefined)
          setPlace((at) =>
            zoomed(at, distance(now, other) / Math.max(1, distance(before, other)), middle(now, other)),
          );
        else
          setPlace((at) =>
            at.zoom === 1 ? at : { ...at, x: at.x + now.x - before.x, y: at.y + now.y - before.y },
          );
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onDoubleClick: ({ clientX, clientY }) =>
        setPlace((now) => (now.zoom > 1 ? WHOLE : zoomed(now, 2, fromMiddle(clientX, clientY)))),
    },
    zoomBy: (factor) => setPlace((now) => zoomed(now, factor, { x: 0, y: 0 })),
    whole: () => setPlace(WHOLE),
  };
}

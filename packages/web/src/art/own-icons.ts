/** Icons drawn for Hinode, 24 units wide: filled shapes, and strokes of two units. */
export const OWN_OUTLINES = {
  /** Victory points: the sun rises. */
  vp: {
    fill: 'M5.5 16a6.5 6.5 0 0 1 13 0z',
    stroke: 'M2.5 19.5h19M12 6v-3M5.2 8.7l-2-2.1M18.8 8.7l2-2.1M2.8 14.3h-1.3M22.5 14.3h-1.3',
  },
  /** A coin with a square hole. */
  coin: {
    fill: 'M12 2a10 10 0 1 1 0 20 10 10 0 1 1 0-20zM12 4.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 1 0 0-14.4zM7.8 7.8h8.4v8.4h-8.4zM10 10v4h4v-4z',
  },
  /** A straw hat, and the shadow of a face below it. */
  ronin: {
    fill: 'M12 3.5c1.2 1.7 3 5.6 5.8 8 1.7 1.5 3.6 2.4 5.2 3-2.5 1.7-6.5 2.5-11 2.5s-8.5-.8-11-2.5c1.6-.6 3.5-1.5 5.2-3 2.8-2.4 4.6-6.3 5.8-8zM7.2 18.3c3.1.45 6.5.45 9.6 0-.7 1.7-2.5 2.7-4.8 2.7s-4.1-1-4.8-2.7z',
  },
  /** A folding fan, open. */
  honor: {
    fill: 'M12 20.5a1.9 1.9 0 1 1 0-.01z',
    stroke:
      'M12 18.7l-10.2-8.9a13.7 13.7 0 0 1 20.4 0zM12 18.7v-13.4M12 18.7l-5.5-11.8M12 18.7l5.5-11.8M7.7 15a5.7 5.7 0 0 1 8.6 0',
  },
  /** Two swords crossed. */
  force: {
    fill: 'M2.5 2.5l4 .8 10.2 10.2-2.5 2.5-10.9-9.9zM21.5 2.5l-4 .8-4.2 4.2 2.6 2.6 4.8-4zM8.1 12.7l2.5 2.5-.8.8-2.5-2.5z',
    stroke: 'M13.2 18.2l5-5M15.7 15.7l4.8 4.8M10.8 18.2l-5-5M8.3 15.7l-4.8 4.8',
  },
  /** The gate of a shrine. */
  torii: {
    fill: 'M1 3.5c3.5 1.3 7 1.5 11 1.5s7.5-.2 11-1.5l-.7 3.9h-20.6zM3.8 10.3h16.4v2.5h-16.4zM10.8 7.4h2.4v3h-2.4zM5.3 7.4h2.7l-.5 13.6h-3zM18.7 7.4h-2.7l.5 13.6h3z',
  },
  /** Two rings, one through the other. */
  alliance: {
    stroke: 'M12.2 16.6a5.8 5.8 0 1 1 1.6-6.6M11.8 7.4a5.8 5.8 0 1 1-1.6 6.6',
  },
} as const satisfies Readonly<Record<string, { readonly fill?: string; readonly stroke?: string }>>;

/** Icons drawn for Hinode, 24 units wide: filled shapes, and strokes of two units. */
export const OWN_OUTLINES = {
  /** Victory points: the sun rises. */
  vp: {
    fill: 'M5.5 16a6.5 6.5 0 0 1 13 0z',
    stroke: 'M2.5 19.500h19M12 6v-3M5.2 8.700l-2-2.100M18.8 8.700l2-2.100M2.8 14.300h-1.300M22.5 14.300h-1.3',
  },
  /** A coin with a square hole. */
  coin: {
    fill: 'M12 2a10 10 0 1 1 0 20 10 10 0 1 1 0-20zM12 4.800a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 1 0 0-14.400zM7.8 7.800h8.400v8.400h-8.400zM10 10v4h4v-4z',
  },
  /** A straw hat, and the shadow of a face below it. */
  ronin: {
    fill: 'M12 3.500c1.2 1.7 3 5.6 5.8 8 1.7 1.5 3.6 2.4 5.2 3-2.5 1.7-6.5 2.5-11 2.500s-8.5-.8-11-2.500c1.6-.6 3.5-1.5 5.2-3 2.8-2.4 4.6-6.3 5.8-8zM7.2 18.300c3.1.45 6.5.45 9.6 0-.7 1.7-2.5 2.7-4.8 2.700s-4.1-1-4.8-2.700z',
  },
  /** A folding fan, open. */
  honor: {
    fill: 'M12 20.500a1.9 1.9 0 1 1 0-.01z',
    stroke:
      'M12 18.700l-10.2-8.900a13.7 13.7 0 0 1 20.4 0zM12 18.700v-13.400M12 18.700l-5.5-11.800M12 18.700l5.5-11.800M7.7 15a5.7 5.7 0 0 1 8.6 0',
  },
  /** Two swords crossed. */
  force: {
    fill: 'M2.5 2.500l4 .8 10.2 10.2-2.5 2.5-10.9-9.900zM21.5 2.500l-4 .8-4.2 4.2 2.6 2.6 4.8-4zM8.1 12.700l2.5 2.5-.8.8-2.5-2.500z',
    stroke: 'M13.2 18.200l5-5M15.7 15.700l4.8 4.800M10.8 18.200l-5-5M8.3 15.700l-4.8 4.8',
  },
  /** The gate of a shrine. */
  torii: {
    fill: 'M1 3.500c3.5 1.3 7 1.5 11 1.500s7.5-.2 11-1.500l-.7 3.900h-20.600zM3.8 10.300h16.400v2.500h-16.400zM10.8 7.400h2.400v3h-2.400zM5.3 7.400h2.700l-.5 13.600h-3zM18.7 7.400h-2.700l.5 13.600h3z',
  },
  /** Two rings, one through the other. */
  alliance: {
    stroke: 'M13.7 15.300a5.5 5.5 0 1 1 0-6.600M10.3 8.700a5.5 5.5 0 1 1 0 6.6',
  },
} as const satisfies Readonly<Record<string, { readonly fill?: string; readonly stroke?: string }>>;

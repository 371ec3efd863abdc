import { Cloth, Ink, Light, Pale, Seam, type Silhouette } from './parts.tsx';

/** A lord in full armor under a crescent crest. */
const daimyo: Silhouette = (
  <>
    <Cloth d="M13.5 30h21l6.5 15h-34z" />
    <Cloth d="M14 25.5c-5 .5-8 3-9.5 8.5h10.5zM34 25.5c5 .5 8 3 9.5 8.5h-10.5z" />
    <Ink d="M14.5 20h19v8c-1 3-4.5 4.5-9.5 4.5s-8.5-1.5-9.5-4.5z" />
    <Cloth d="M11.5 25.5c.5-8.5 5-14.5 12.5-14.5s12 6 12.5 14.5c-2 .5-4-.5-5-3h-15c-1 2.5-3 3.5-5 3z" />
    <Pale d="M6.5 1.5c2.5 8 9 12 17.5 12s15-4 17.5-12c3 9.5-5 17-17.5 17s-20.5-7.5-17.5-17z" />
    <Seam d="M24 34.5v10M18 34.5l-2.5 10M30 34.5l2.5 10" />
  </>
);

/** A soldier under a straw hat, spear in hand. */
const bushi: Silhouette = (
  <>
    <Seam d="M41 12v33" width={2.6} />
    <Ink d="M41 1.5l3 6.5-3 6-3-6z" />
    <Cloth d="M15.5 22h15l5.5 23h-26z" />
    <Ink d="M16 22.5h14l-1.5 4.5h-11z" />
    <Cloth d="M23 7.5l18 14.5c-6 2.5-30 2.5-36 0z" />
    <Seam d="M23 29v15M23 10l-6 10.5M23 10l6 10.5" width={1.4} />
  </>
);

/** A priest in a tall hat and a wide robe. */
const shinto: Silhouette = (
  <>
    <Cloth d="M24 21c8 0 13.5 8 15 24h-30c1.5-16 7-24 15-24z" />
    <Pale d="M17 17h14c0 6-3 9-7 9s-7-3-7-9z" />
    <Ink d="M15.8 18.5c0-9 1.7-14.5 5.7-16.5 6-1 10.7 5 10.7 16.5z" />
    <Light d="M20 26.5l4 5 4-5 1.5 1-4.5 7v3h-2v-3l-4.5-7z" />
    <Seam d="M24 38v6M15.5 34l-2 10M32.5 34l2 10" width={1.4} />
  </>
);

/** A keep with two roofs. */
const stronghold: Silhouette = (
  <>
    <Cloth d="M12 32h24l2 13h-28z" />
    <Cloth d="M6 25.5c5 .5 8-1 9.5-4h17c1.5 3 4.5 4.5 9.5 4l2 3.5c-4 3-7 3.5-9 3.5h-22c-2 0-5-.5-9-3.5z" />
    <Pale d="M16.5 15.5h15v6h-15z" />
    <Cloth d="M8.5 11c4.5.5 8-1.5 10-5.5l5.5-3 5.5 3c2 4 5.5 6 10 5.5l1.5 3c-3 2-5.5 2.5-8 2.5h-18c-2.5 0-5-.5-8-2.5z" />
    <Ink d="M20.5 45v-6.5a3.5 3.5 0 0 1 7 0v6.5zM23 17h2v3.5h-2zM18.8 17h2v3.5h-2zM27.2 17h2v3.5h-2z" />
  </>
);

/** The pieces that every clan has. */
export const PIECES: Readonly<Record<string, Silhouette>> = { daimyo, bushi, shinto, stronghold };

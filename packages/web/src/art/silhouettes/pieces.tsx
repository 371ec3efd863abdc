import { Cloth, Ink, Light, Pale, Seam, type Silhouette } from './parts.tsx';

/** A lord in full armor under a crescent crest. */
export const daimyo: Silhouette = (
  <>
    <Cloth d="M15 23c0-8 4-12 9-12s9 4 9 12l2.5 5h-23z" />
    <Cloth d="M13 27.500h22l3 6-3.5.5 5.5 11h-32l5.5-11-3.5-.500z" />
    <Pale d="M6.5 2.500c2.5 8.5 9 12.5 17.5 12.500s15-4 17.5-12.500c3 10-5 18.5-17.5 18.500s-20.5-8.5-17.5-18.500z" />
    <Seam d="M24 33v11M18 34l-2.5 10M30 34l2.5 10M14 27.500h20" />
  </>
);

/** A soldier under a straw hat, spear in hand. */
export const bushi: Silhouette = (
  <>
    <Seam d="M41 12v33" width={2.6} />
    <Ink d="M41 1.500l3 6.5-3 6-3-6z" />
    <Cloth d="M15.5 22h15l5.5 23h-26z" />
    <Ink d="M16 22.500h14l-1.5 4.500h-11z" />
    <Cloth d="M23 7.500l18 14.500c-6 2.5-30 2.5-36 0z" />
    <Seam d="M23 29v15M23 10l-6 10.500M23 10l6 10.5" width={1.4} />
  </>
);

/** A priest in a tall hat and a wide robe. */
export const shinto: Silhouette = (
  <>
    <Cloth d="M24 21c8 0 13.5 8 15 24h-30c1.5-16 7-24 15-24z" />
    <Pale d="M17 17h14c0 6-3 9-7 9s-7-3-7-9z" />
    <Ink d="M15.8 18.500c0-9 1.7-14.5 5.7-16.5 6-1 10.7 5 10.7 16.500z" />
    <Light d="M20 26.500l4 5 4-5 1.5 1-4.5 7v3h-2v-3l-4.5-7z" />
    <Seam d="M24 38v6M15.5 34l-2 10M32.5 34l2 10" width={1.4} />
  </>
);

/** A keep with two roofs. */
export const stronghold: Silhouette = (
  <>
    <Cloth d="M12 32h24l2 13h-28z" />
    <Cloth d="M6 25.500c5 .5 8-1 9.5-4h17c1.5 3 4.5 4.5 9.5 4l2 3.500c-4 3-7 3.5-9 3.500h-22c-2 0-5-.5-9-3.500z" />
    <Pale d="M16.5 15.500h15v6h-15z" />
    <Cloth d="M8.5 11c4.5.5 8-1.5 10-5.500l5.5-3 5.5 3c2 4 5.5 6 10 5.500l1.5 3c-3 2-5.5 2.5-8 2.500h-18c-2.5 0-5-.5-8-2.500z" />
    <Ink d="M20.5 45v-6.500a3.5 3.5 0 0 1 7 0v6.500zM23 17h2v3.500h-2zM18.8 17h2v3.500h-2zM27.2 17h2v3.500h-2z" />
  </>
);

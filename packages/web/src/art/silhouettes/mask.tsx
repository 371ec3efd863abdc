import { Cloth, Ink, Light, type Silhouette } from './parts.tsx';

/** A horned mask with fangs: any Monster without a face of its own. */
export const mask: Silhouette = (
  <>
    <Cloth d="M7 2.5c0 6 2.5 9.5 7 11 6-2 14-2 20 0 4.5-1.5 7-5 7-11 3 7 2.5 12-.5 16.5 1.5 10-4.5 21-16.5 26.5-12-5.5-18-16.5-16.5-26.5-3-4.5-3.5-9.5-.5-16.5z" />
    <Ink d="M12 22l9.5 4.5c-1 3-6.5 3.5-8.5-.5zM36 22l-9.5 4.5c1 3 6.5 3.5 8.5-.5z" />
    <Light d="M15.5 24.6l3.5 1.7c-1 .9-3 .7-3.5-1.7zM32.5 24.6l-3.5 1.7c1 .9 3 .7 3.5-1.7z" />
    <Ink d="M14.5 33c6-2 13-2 19 0-2 4.5-5.5 6.5-9.5 6.5s-7.5-2-9.5-6.5z" />
    <Light d="M16.5 33.2l3.5-.9-.5 5zM31.5 33.2l-3.5-.9.5 5z" />
  </>
);

/** First segments of the addresses of places that people send each other. */
export const PLACES = ['learn', 'rules', 'cards', 'puzzles'] as const;
export type Place = (typeof PLACES)[number];

// Written by `npm run content` from the folders beside it; change those, not this file.



export const KAMI_FIGURES = [
] as const;

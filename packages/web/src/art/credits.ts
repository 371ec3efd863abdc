/** Whom the drawings owe thanks, for the page of credits. What is not named here was drawn for Hinode. */

/** Icons taken from game-icons.net (CC BY 3.0), recolored, by the names they have there. */
export const ICON_AUTHORS = {
  Lorc: [
    'backstab',
    'big-wave',
    'heavy-lightning',
    'horse-head',
    'manacles',
    'moon',
    'rally-the-troops',
    'sacrificial-dagger',
    'scroll-unfurled',
    'sea-dragon',
    'snowflake-1',
    'sun',
    'wheat',
    'wind-slap',
  ],
  Delapouite: ['bow-arrow', 'oni', 'scroll-quill'],
} as const;

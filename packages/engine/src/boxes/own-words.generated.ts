// Written by `npm run content` from the folders beside it; change those, not this file.

export const OWN_QUESTIONS = [
  'buy.ryujin',
  'control.jorogumo',
  'give.benevolence',
  'kill.oni-of-hate',
  'kill.path-of-the-ninja',
  'move.fujin',
  'place.fox',
  'place.path-of-the-kenin',
  'place.path-of-the-light',
  'place.path-of-the-samurai',
  'summon.raijin',
  'use.amaterasu',
  'use.mercy',
  'use.path-of-the-monkey',
  'use.path-of-the-serpent',
] as const;

export const OWN_ANSWERS = [
  'amaterasu',
  'mercy',
  'path-of-the-monkey',
  'path-of-the-serpent',
] as const;

export const OWN_REFUSALS = [
  'has-force-there',
  'held-by-susanoo',
  'kept-out-by-plagues',
  'two-figures-there',
] as const;


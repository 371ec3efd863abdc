// Written by `npm run content` from the folders beside it; change those, not this file.

export const TERMINAL_COLORS = {
  'koi': "red",
  'sun': "yellowBright",
  'lotus': "magenta",
  'turtle': "green",
  'dragonfly': "cyan",
  'fox': "redBright",
  'bonsai': "yellow",
  'moon': "white",
} as const;

// Written by `npm run content` from the folders beside it; change those, not this file.

export const KAMI_ICONS = {
  'amaterasu': "sun",
  'fujin': "wind-slap",
  'raijin': "heavy-lightning",
  'ryujin': "sea-dragon",
  'hachiman': "bow-arrow",
  'susanoo': "big-wave",
  'tsukuyomi': "moon",
} as const;

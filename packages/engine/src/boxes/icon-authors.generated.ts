// Written by `npm run content` from the folders beside it; change those, not this file.

export const ICON_AUTHORS: Readonly<Record<string, readonly string[]>> = {
  'Caro Asercion': ["boar","fox","paper-crane","warlord-helmet"],
  'DarkZaitzev': ["ninja-heroic-stance"],
  'Delapouite': ["abacus","asian-lantern","bindle","bow-arrow","fly","katana","kneeling","oni","pagoda","paint-brush","pay-money","pikeman","samurai-helmet","shinto-shrine-mirror","sitting-dog","soul","teapot-leaves","tiger-head"],
  'Lorc': ["big-wave","dragon-spiral","duality-mask","heavy-lightning","incense","lion","meditation","monkey","moon","scales","sea-dragon","sea-serpent","sun","swap-bag","sword-hilt","wind-slap"],
};

// Written by `npm run content` from the folders beside it; change those, not this file.

export const WORTH = {
  "komainu": {
    "glance": 2.2,
    "season": 0
  },
  "oni-of-skulls": {
    "glance": 2.6,
    "season": 0
  },
  "path-of-the-lion": {
    "glance": 1.4,
    "season": 0
  },
  "righteousness": {
    "glance": 2.6,
    "season": 1.2
  },
  "way-of-the-shogun": {
    "glance": 2.6,
    "season": 1.1
  },
  "benevolence": {
    "glance": 3,
    "season": 1.6
  },
  "path-of-the-kenin": {
    "glance": 2.2,
    "season": 0.9
  },
  "path-of-the-light": {
    "glance": 1.4,
    "season": 0.7
  },
  "courage": {
    "glance": 5,
    "season": 3.2
  },
  "path-of-the-ninja": {
    "glance": 1.3,
    "season": 0.5
  },
  "way-of-the-righteous": {
    "glance": 1.2,
    "season": 0.6
  },
  "honesty": {
    "glance": 3,
    "season": 2.2,
    "allyPerTurn": 1.5
  },
  "path-of-the-patron": {
    "glance": 1.6,
    "season": 0.8
  },
  "path-of-the-warlord": {
    "glance": 1.4,
    "season": 0.6
  },
  "path-of-the-serpent": {
    "glance": 0.5,
    "season": 0.4,
    "yes": {
      "always": 0.3
    }
  },
  "respect": {
    "glance": 0.8,
    "season": 0.6
  },
  "way-of-bushido": {
    "glance": 1.5,
    "season": 1.5
  },
  "way-of-the-ronin": {
    "glance": 1.6,
    "season": 0.8
  },
  "yurei": {
    "glance": 3,
    "season": 0
  },
  "justice": {
    "glance": 2.6,
    "season": 1.6
  },
  "oni-of-blood": {
    "glance": 3.4,
    "season": 0
  },
  "oni-of-souls": {
    "glance": 3.2,
    "season": 1.6
  },
  "path-of-the-samurai": {
    "glance": 2,
    "season": 0.9
  },
  "mercy": {
    "glance": 2,
    "season": 1.2,
    "yes": {
      "always": 0.6
    }
  },
  "path-of-the-monkey": {
    "glance": 0.9,
    "season": 0.5,
    "yes": {
      "always": 0.1,
      "lowest": 0.5
    }
  },
  "loyalty": {
    "glance": 3,
    "season": 2,
    "ally": 3.3
  },
  "way-of-the-merchant": {
    "glance": 1.4,
    "season": 0.8
  },
  "form-of-the-kitsune": {
    "season": 0
  },
  "form-of-the-phoenix": {
    "season": 0
  },
  "path-of-the-dragon": {
    "glance": 3.4,
    "season": 0
  },
  "river-dragon": {
    "glance": 4.2,
    "season": 0
  },
  "way-of-the-moneylender": {
    "glance": 2.2,
    "season": 1.8
  },
  "form-of-the-beast": {
    "season": 0
  },
  "oni-of-hate": {
    "glance": 2.4,
    "season": 0.6
  },
  "oni-of-spite": {
    "glance": 2.6,
    "season": 1
  },
  "way-of-the-katana": {
    "glance": 3,
    "season": 0
  },
  "form-of-the-demon": {
    "season": 0
  },
  "path-of-the-spirit": {
    "glance": 1.4,
    "season": 0.8
  },
  "form-of-the-kindred": {
    "season": 0,
    "ally": 3
  },
  "path-of-the-unrighteous": {
    "glance": 0.8,
    "season": 0
  },
  "amaterasu": {
    "favor": 1.2,
    "yes": {
      "perRank": 0.4
    }
  },
  "fujin": {
    "favor": 2
  },
  "raijin": {
    "favor": 2.4
  },
  "ryujin": {
    "favor": 1.4
  },
  "hachiman": {
    "favor": 2.2
  },
  "susanoo": {
    "favor": 0,
    "favorPerStronghold": 1
  },
  "tsukuyomi": {
    "favor": 2
  },
  "jorogumo": {
    "glance": 2.6,
    "season": 0.6
  },
  "oni-of-plagues": {
    "glance": 1.4,
    "season": 0.6
  }
};

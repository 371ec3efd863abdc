// Written by `npm run content` from the folders beside it; change those, not this file.

export const BOXES = [
  {"id":"core","name":"Rising Sun","players":5,"variants":[]},
  {"id":"daimyo-box","name":"Daimyo Box","players":6,"variants":[]},
  {"id":"dynasty-invasion","name":"Dynasty Invasion","players":6,"variants":[]},
  {"id":"kami-unbound","name":"Kami Unbound","players":0,"variants":["unbound"]},
  {"id":"monster-pack","name":"Monster Pack","players":0,"variants":[]},
] as const;

export const SETS = [
  {"id":"teapot","box":"core"},
  {"id":"horseman","box":"core"},
  {"id":"archway","box":"core"},
] as const;

export const SET_IDS = [
  'teapot',
  'horseman',
  'archway',
] as const;

export const KAMI_IDS = [
  'amaterasu',
  'fujin',
  'raijin',
  'ryujin',
  'hachiman',
  'susanoo',
  'tsukuyomi',
] as const;

export const KAMI_FIGURE_IDS = [
  'susanoo',
] as const;

export const CLANS = [
  {"id":"koi","name":"Koi","honorRank":1,"income":5,"home":"edo","box":"core"},
  {"id":"sun","name":"Sun","honorRank":2,"income":7,"home":"shikoku","box":"dynasty-invasion"},
  {"id":"lotus","name":"Lotus","honorRank":3,"income":7,"home":"nagato","box":"core"},
  {"id":"turtle","name":"Turtle","honorRank":4,"income":6,"home":"kyoto","box":"core"},
  {"id":"dragonfly","name":"Dragonfly","honorRank":5,"income":6,"home":"hokkaido","summonsAnywhere":true,"box":"core"},
  {"id":"fox","name":"Fox","honorRank":6,"income":5,"home":"kansai","box":"daimyo-box"},
  {"id":"bonsai","name":"Bonsai","honorRank":7,"income":4,"home":"kyushu","box":"core"},
  {"id":"moon","name":"Moon","honorRank":8,"income":4,"home":"oshu","box":"dynasty-invasion"},
] as const;

export const CARDS = [
  {"id":"komainu","season":"spring","sets":["core"],"type":"monster","cost":2,"copies":1,"box":"core"},
  {"id":"oni-of-skulls","season":"spring","sets":["core"],"type":"monster","cost":2,"copies":1,"box":"core"},
  {"id":"path-of-the-lion","season":"spring","sets":["core"],"type":"enhancement","cost":0,"copies":1,"box":"core"},
  {"id":"righteousness","season":"spring","sets":["core"],"type":"virtue","cost":2,"copies":2,"box":"core"},
  {"id":"way-of-the-shogun","season":"spring","sets":["core"],"type":"war-upgrade","cost":2,"copies":2,"box":"core"},
  {"id":"benevolence","season":"spring","sets":["archway"],"type":"virtue","cost":1,"copies":2,"box":"core"},
  {"id":"path-of-the-kenin","season":"spring","sets":["archway"],"type":"enhancement","cost":2,"copies":2,"box":"core"},
  {"id":"path-of-the-light","season":"spring","sets":["archway"],"type":"enhancement","cost":1,"copies":1,"box":"core"},
  {"id":"courage","season":"spring","sets":["horseman"],"type":"virtue","cost":3,"copies":2,"box":"core"},
  {"id":"path-of-the-ninja","season":"spring","sets":["horseman"],"type":"enhancement","cost":2,"copies":1,"box":"core"},
  {"id":"way-of-the-righteous","season":"spring","sets":["horseman"],"type":"war-upgrade","cost":2,"copies":2,"box":"core"},
  {"id":"honesty","season":"spring","sets":["teapot"],"type":"virtue","cost":0,"copies":2,"box":"core"},
  {"id":"path-of-the-patron","season":"spring","sets":["teapot"],"type":"enhancement","cost":2,"copies":1,"box":"core"},
  {"id":"path-of-the-warlord","season":"spring","sets":["teapot"],"type":"enhancement","cost":1,"copies":2,"box":"core"},
  {"id":"path-of-the-serpent","season":"summer","sets":["core"],"type":"enhancement","cost":0,"copies":1,"box":"core"},
  {"id":"respect","season":"summer","sets":["core"],"type":"virtue","cost":0,"copies":2,"box":"core"},
  {"id":"way-of-bushido","season":"summer","sets":["core"],"type":"war-upgrade","cost":3,"copies":1,"box":"core"},
  {"id":"way-of-the-ronin","season":"summer","sets":["core"],"type":"war-upgrade","cost":1,"copies":2,"box":"core"},
  {"id":"yurei","season":"summer","sets":["core"],"type":"monster","cost":3,"copies":1,"box":"core"},
  {"id":"justice","season":"summer","sets":["archway"],"type":"virtue","cost":1,"copies":2,"box":"core"},
  {"id":"oni-of-blood","season":"summer","sets":["archway","horseman"],"type":"monster","cost":3,"copies":1,"box":"core"},
  {"id":"oni-of-souls","season":"summer","sets":["archway","teapot"],"type":"monster","cost":2,"copies":1,"box":"core"},
  {"id":"path-of-the-samurai","season":"summer","sets":["archway"],"type":"enhancement","cost":2,"copies":1,"box":"core"},
  {"id":"mercy","season":"summer","sets":["horseman"],"type":"virtue","cost":1,"copies":2,"box":"core"},
  {"id":"path-of-the-monkey","season":"summer","sets":["horseman"],"type":"enhancement","cost":0,"copies":2,"box":"core"},
  {"id":"loyalty","season":"summer","sets":["teapot"],"type":"virtue","cost":1,"copies":2,"box":"core"},
  {"id":"way-of-the-merchant","season":"summer","sets":["teapot"],"type":"enhancement","cost":2,"copies":2,"box":"core"},
  {"id":"form-of-the-kitsune","season":"autumn","sets":["core"],"type":"winter-upgrade","cost":4,"copies":2,"box":"core"},
  {"id":"form-of-the-phoenix","season":"autumn","sets":["core"],"type":"winter-upgrade","cost":3,"copies":2,"box":"core"},
  {"id":"path-of-the-dragon","season":"autumn","sets":["core"],"type":"enhancement","cost":3,"copies":1,"box":"core"},
  {"id":"river-dragon","season":"autumn","sets":["core"],"type":"monster","cost":3,"copies":1,"box":"core"},
  {"id":"way-of-the-moneylender","season":"autumn","sets":["core"],"type":"war-upgrade","cost":0,"copies":1,"box":"core"},
  {"id":"form-of-the-beast","season":"autumn","sets":["archway"],"type":"winter-upgrade","cost":4,"copies":2,"box":"core"},
  {"id":"oni-of-hate","season":"autumn","sets":["archway","horseman","teapot"],"type":"monster","cost":3,"copies":1,"box":"core"},
  {"id":"oni-of-spite","season":"autumn","sets":["archway","horseman"],"type":"monster","cost":3,"copies":1,"box":"core"},
  {"id":"way-of-the-katana","season":"autumn","sets":["archway"],"type":"war-upgrade","cost":3,"copies":1,"box":"core"},
  {"id":"form-of-the-demon","season":"autumn","sets":["horseman"],"type":"winter-upgrade","cost":3,"copies":2,"box":"core"},
  {"id":"path-of-the-spirit","season":"autumn","sets":["horseman"],"type":"enhancement","cost":2,"copies":1,"box":"core"},
  {"id":"form-of-the-kindred","season":"autumn","sets":["teapot"],"type":"winter-upgrade","cost":3,"copies":2,"box":"core"},
  {"id":"path-of-the-unrighteous","season":"autumn","sets":["teapot"],"type":"enhancement","cost":0,"copies":2,"box":"core"},
  {"id":"jorogumo","season":"spring","sets":["extra-monsters"],"type":"monster","cost":3,"copies":1,"box":"monster-pack"},
  {"id":"oni-of-plagues","season":"autumn","sets":["extra-monsters"],"type":"monster","cost":1,"copies":1,"box":"monster-pack"},
] as const;


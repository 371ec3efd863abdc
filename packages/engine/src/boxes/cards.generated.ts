// Written by `npm run content` from the folders beside it; change those, not this file.

import { komainu } from './core/cards/komainu/rules.ts';
import { oniOfSkulls } from './core/cards/oni-of-skulls/rules.ts';
import { pathOfTheLion } from './core/cards/path-of-the-lion/rules.ts';
import { righteousness } from './core/cards/righteousness/rules.ts';
import { wayOfTheShogun } from './core/cards/way-of-the-shogun/rules.ts';
import { benevolence } from './core/cards/benevolence/rules.ts';
import { pathOfTheKenin } from './core/cards/path-of-the-kenin/rules.ts';
import { pathOfTheLight } from './core/cards/path-of-the-light/rules.ts';
import { courage } from './core/cards/courage/rules.ts';
import { pathOfTheNinja } from './core/cards/path-of-the-ninja/rules.ts';
import { wayOfTheRighteous } from './core/cards/way-of-the-righteous/rules.ts';
import { honesty } from './core/cards/honesty/rules.ts';
import { pathOfThePatron } from './core/cards/path-of-the-patron/rules.ts';
import { pathOfTheWarlord } from './core/cards/path-of-the-warlord/rules.ts';
import { pathOfTheSerpent } from './core/cards/path-of-the-serpent/rules.ts';
import { respect } from './core/cards/respect/rules.ts';
import { wayOfBushido } from './core/cards/way-of-bushido/rules.ts';
import { wayOfTheRonin } from './core/cards/way-of-the-ronin/rules.ts';
import { yurei } from './core/cards/yurei/rules.ts';
import { justice } from './core/cards/justice/rules.ts';
import { oniOfBlood } from './core/cards/oni-of-blood/rules.ts';
import { oniOfSouls } from './core/cards/oni-of-souls/rules.ts';
import { pathOfTheSamurai } from './core/cards/path-of-the-samurai/rules.ts';
import { mercy } from './core/cards/mercy/rules.ts';
import { pathOfTheMonkey } from './core/cards/path-of-the-monkey/rules.ts';
import { loyalty } from './core/cards/loyalty/rules.ts';
import { wayOfTheMerchant } from './core/cards/way-of-the-merchant/rules.ts';
import { formOfTheKitsune } from './core/cards/form-of-the-kitsune/rules.ts';
import { formOfThePhoenix } from './core/cards/form-of-the-phoenix/rules.ts';
import { pathOfTheDragon } from './core/cards/path-of-the-dragon/rules.ts';
import { riverDragon } from './core/cards/river-dragon/rules.ts';
import { wayOfTheMoneylender } from './core/cards/way-of-the-moneylender/rules.ts';
import { formOfTheBeast } from './core/cards/form-of-the-beast/rules.ts';
import { oniOfHate } from './core/cards/oni-of-hate/rules.ts';
import { oniOfSpite } from './core/cards/oni-of-spite/rules.ts';
import { wayOfTheKatana } from './core/cards/way-of-the-katana/rules.ts';
import { formOfTheDemon } from './core/cards/form-of-the-demon/rules.ts';
import { pathOfTheSpirit } from './core/cards/path-of-the-spirit/rules.ts';
import { formOfTheKindred } from './core/cards/form-of-the-kindred/rules.ts';
import { pathOfTheUnrighteous } from './core/cards/path-of-the-unrighteous/rules.ts';
import { jorogumo } from './monster-pack/cards/jorogumo/rules.ts';
import { oniOfPlagues } from './monster-pack/cards/oni-of-plagues/rules.ts';

export const CARDS = [
  komainu,
  oniOfSkulls,
  pathOfTheLion,
  righteousness,
  wayOfTheShogun,
  benevolence,
  pathOfTheKenin,
  pathOfTheLight,
  courage,
  pathOfTheNinja,
  wayOfTheRighteous,
  honesty,
  pathOfThePatron,
  pathOfTheWarlord,
  pathOfTheSerpent,
  respect,
  wayOfBushido,
  wayOfTheRonin,
  yurei,
  justice,
  oniOfBlood,
  oniOfSouls,
  pathOfTheSamurai,
  mercy,
  pathOfTheMonkey,
  loyalty,
  wayOfTheMerchant,
  formOfTheKitsune,
  formOfThePhoenix,
  pathOfTheDragon,
  riverDragon,
  wayOfTheMoneylender,
  formOfTheBeast,
  oniOfHate,
  oniOfSpite,
  wayOfTheKatana,
  formOfTheDemon,
  pathOfTheSpirit,
  formOfTheKindred,
  pathOfTheUnrighteous,
  jorogumo,
  oniOfPlagues,
] as const;

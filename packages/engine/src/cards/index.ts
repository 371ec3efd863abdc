import { installCards } from '../state/catalogue.ts';
import { benevolence } from './benevolence.ts';
import { courage } from './courage.ts';
import { formOfTheBeast } from './form-of-the-beast.ts';
import { formOfTheDemon } from './form-of-the-demon.ts';
import { formOfTheKindred } from './form-of-the-kindred.ts';
import { formOfTheKitsune } from './form-of-the-kitsune.ts';
import { formOfThePhoenix } from './form-of-the-phoenix.ts';
import { honesty } from './honesty.ts';
import { justice } from './justice.ts';
import { komainu } from './komainu.ts';
import { loyalty } from './loyalty.ts';
import { mercy } from './mercy.ts';
import { oniOfBlood } from './oni-of-blood.ts';
import { oniOfHate } from './oni-of-hate.ts';
import { oniOfSkulls } from './oni-of-skulls.ts';
import { oniOfSouls } from './oni-of-souls.ts';
import { oniOfSpite } from './oni-of-spite.ts';
import { pathOfTheDragon } from './path-of-the-dragon.ts';
import { pathOfTheKenin } from './path-of-the-kenin.ts';
import { pathOfTheLight } from './path-of-the-light.ts';
import { pathOfTheLion } from './path-of-the-lion.ts';
import { pathOfTheMonkey } from './path-of-the-monkey.ts';
import { pathOfTheNinja } from './path-of-the-ninja.ts';
import { pathOfThePatron } from './path-of-the-patron.ts';
import { pathOfTheSamurai } from './path-of-the-samurai.ts';
import { pathOfTheSerpent } from './path-of-the-serpent.ts';
import { pathOfTheSpirit } from './path-of-the-spirit.ts';
import { pathOfTheUnrighteous } from './path-of-the-unrighteous.ts';
import { pathOfTheWarlord } from './path-of-the-warlord.ts';
import { respect } from './respect.ts';
import { righteousness } from './righteousness.ts';
import { riverDragon } from './river-dragon.ts';
import { wayOfBushido } from './way-of-bushido.ts';
import { wayOfTheKatana } from './way-of-the-katana.ts';
import { wayOfTheMerchant } from './way-of-the-merchant.ts';
import { wayOfTheMoneylender } from './way-of-the-moneylender.ts';
import { wayOfTheRighteous } from './way-of-the-righteous.ts';
import { wayOfTheRonin } from './way-of-the-ronin.ts';
import { wayOfTheShogun } from './way-of-the-shogun.ts';
import { yurei } from './yurei.ts';

/**
 * Every season card of the core box, spring to autumn. A card's place here is its number; new cards go to the
 * end. Abilities that fall together are offered in this order (HONOR-7).
 */
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
] as const;

export type CardId = (typeof CARDS)[number]['id'];

installCards(CARDS);

import aCastleForACoin from '../../puzzles/a-castle-for-a-coin.json' with { type: 'json' };
import aCoinToGive from '../../puzzles/a-coin-to-give.json' with { type: 'json' };
import aFollowerFollows from '../../puzzles/a-follower-follows.json' with { type: 'json' };
import aGoodDeath from '../../puzzles/a-good-death.json' with { type: 'json' };
import aLionAtPrayer from '../../puzzles/a-lion-at-prayer.json' with { type: 'json' };
import aSmallLionForADragon from '../../puzzles/a-small-lion-for-a-dragon.json' with { type: 'json' };
import aStolenPrayer from '../../puzzles/a-stolen-prayer.json' with { type: 'json' };
import aWordIsEnough from '../../puzzles/a-word-is-enough.json' with { type: 'json' };
import dragonAtTheGate from '../../puzzles/dragon-at-the-gate.json' with { type: 'json' };
import equalAndAbove from '../../puzzles/equal-and-above.json' with { type: 'json' };
import fallToRise from '../../puzzles/fall-to-rise.json' with { type: 'json' };
import firstAtTheMoon from '../../puzzles/first-at-the-moon.json' with { type: 'json' };
import foxesInTheNight from '../../puzzles/foxes-in-the-night.json' with { type: 'json' };
import hateInDisguise from '../../puzzles/hate-in-disguise.json' with { type: 'json' };
import hateOnTheMarch from '../../puzzles/hate-on-the-march.json' with { type: 'json' };
import kyotoWithFourCoins from '../../puzzles/kyoto-with-four-coins.json' with { type: 'json' };
import leaveTheCapital from '../../puzzles/leave-the-capital.json' with { type: 'json' };
import leaveTheSunAlone from '../../puzzles/leave-the-sun-alone.json' with { type: 'json' };
import letYourAllyWin from '../../puzzles/let-your-ally-win.json' with { type: 'json' };
import neverThree from '../../puzzles/never-three.json' with { type: 'json' };
import oneCoinIsEnough from '../../puzzles/one-coin-is-enough.json' with { type: 'json' };
import oneStaysHome from '../../puzzles/one-stays-home.json' with { type: 'json' };
import oneToll from '../../puzzles/one-toll.json' with { type: 'json' };
import outOfTheReeds from '../../puzzles/out-of-the-reeds.json' with { type: 'json' };
import soulsAtTheToken from '../../puzzles/souls-at-the-token.json' with { type: 'json' };
import spiteFromBelow from '../../puzzles/spite-from-below.json' with { type: 'json' };
import spiteOnTheWind from '../../puzzles/spite-on-the-wind.json' with { type: 'json' };
import sunBeforeMoon from '../../puzzles/sun-before-moon.json' with { type: 'json' };
import swordsIntoCoins from '../../puzzles/swords-into-coins.json' with { type: 'json' };
import theArmyOfCoins from '../../puzzles/the-army-of-coins.json' with { type: 'json' };
import theCaptiveDragon from '../../puzzles/the-captive-dragon.json' with { type: 'json' };
import theEmptyPurse from '../../puzzles/the-empty-purse.json' with { type: 'json' };
import theKnifeInTheSleeve from '../../puzzles/the-knife-in-the-sleeve.json' with { type: 'json' };
import theLastCard from '../../puzzles/the-last-card.json' with { type: 'json' };
import theLastWord from '../../puzzles/the-last-word.json' with { type: 'json' };
import theMerchantsEar from '../../puzzles/the-merchants-ear.json' with { type: 'json' };
import theOddCoin from '../../puzzles/the-odd-coin.json' with { type: 'json' };
import thePoetsFee from '../../puzzles/the-poets-fee.json' with { type: 'json' };
import thePriceOfBetrayal from '../../puzzles/the-price-of-betrayal.json' with { type: 'json' };
import theRighteousEnd from '../../puzzles/the-righteous-end.json' with { type: 'json' };
import theSeaSellsCourage from '../../puzzles/the-sea-sells-courage.json' with { type: 'json' };
import theSwordsmith from '../../puzzles/the-swordsmith.json' with { type: 'json' };
import theThirdProvince from '../../puzzles/the-third-province.json' with { type: 'json' };
import theWallsRemain from '../../puzzles/the-walls-remain.json' with { type: 'json' };
import threeTies from '../../puzzles/three-ties.json' with { type: 'json' };
import twoDoors from '../../puzzles/two-doors.json' with { type: 'json' };
import twoGuests from '../../puzzles/two-guests.json' with { type: 'json' };
import twoMasks from '../../puzzles/two-masks.json' with { type: 'json' };
import walkingCastles from '../../puzzles/walking-castles.json' with { type: 'json' };
import wingsOverTheSea from '../../puzzles/wings-over-the-sea.json' with { type: 'json' };
import withTheWind from '../../puzzles/with-the-wind.json' with { type: 'json' };
import type { Puzzle } from './puzzle.ts';
import { readPuzzle } from './reading.ts';

/**
 * All puzzles from the easiest rung to the hardest; within a rung they follow the course of a season. Insert new ones where they
 * belong.
 */
const files: Readonly<Record<string, unknown>> = {
  'two-doors': twoDoors,
  'first-at-the-moon': firstAtTheMoon,
  'out-of-the-reeds': outOfTheReeds,
  'one-stays-home': oneStaysHome,
  'walking-castles': walkingCastles,
  'a-castle-for-a-coin': aCastleForACoin,
  'wings-over-the-sea': wingsOverTheSea,
  'dragon-at-the-gate': dragonAtTheGate,
  'the-empty-purse': theEmptyPurse,
  'a-word-is-enough': aWordIsEnough,
  'the-merchants-ear': theMerchantsEar,
  'two-masks': twoMasks,
  'with-the-wind': withTheWind,
  'the-sea-sells-courage': theSeaSellsCourage,
  'kyoto-with-four-coins': kyotoWithFourCoins,
  'the-captive-dragon': theCaptiveDragon,
  'a-good-death': aGoodDeath,
  'one-coin-is-enough': oneCoinIsEnough,
  'the-third-province': theThirdProvince,
  'sun-before-moon': sunBeforeMoon,
  'the-knife-in-the-sleeve': theKnifeInTheSleeve,
  'one-toll': oneToll,
  'hate-on-the-march': hateOnTheMarch,
  'never-three': neverThree,
  'souls-at-the-token': soulsAtTheToken,
  'a-coin-to-give': aCoinToGive,
  'a-follower-follows': aFollowerFollows,
  'a-lion-at-prayer': aLionAtPrayer,
  'the-swordsmith': theSwordsmith,
  'the-price-of-betrayal': thePriceOfBetrayal,
  'a-small-lion-for-a-dragon': aSmallLionForADragon,
  'fall-to-rise': fallToRise,
  'leave-the-sun-alone': leaveTheSunAlone,
  'foxes-in-the-night': foxesInTheNight,
  'swords-into-coins': swordsIntoCoins,
  'two-guests': twoGuests,
  'the-righteous-end': theRighteousEnd,
  'let-your-ally-win': letYourAllyWin,
  'the-poets-fee': thePoetsFee,
  'leave-the-capital': leaveTheCapital,
  'three-ties': threeTies,
  'the-last-card': theLastCard,
  'spite-from-below': spiteFromBelow,
  'hate-in-disguise': hateInDisguise,
  'a-stolen-prayer': aStolenPrayer,
  'spite-on-the-wind': spiteOnTheWind,
  'the-last-word': theLastWord,
  'the-army-of-coins': theArmyOfCoins,
  'the-walls-remain': theWallsRemain,
  'the-odd-coin': theOddCoin,
  'equal-and-above': equalAndAbove,
};

export const LADDER: readonly Puzzle[] = Object.entries(files).map(([id, file]) => readPuzzle(id, file));

export const puzzleNamed = (id: string): Puzzle | undefined => LADDER.find((puzzle) => puzzle.id === id);

const DAY = 24 * 60 * 60 * 1000;

/** The puzzle of a day, the same for everybody: the days step through the ladder with a stride that reaches every puzzle. */
export function puzzleOfDay(time: Date): Puzzle {
  const day = Math.floor((time.getTime() - time.getTimezoneOffset() * 60_000) / DAY);
  const puzzle = LADDER[(day * STRIDE) % LADDER.length];
  if (puzzle === undefined) throw new Error('there is no puzzle');
  return puzzle;
}

const STRIDE = 19;

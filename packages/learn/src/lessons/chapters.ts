import faithAndBetrayal from '../../lessons/faith-and-betrayal.json' with { type: 'json' };
import godsAndWinter from '../../lessons/gods-and-winter.json' with { type: 'json' };
import aKamiTurn from '../../lessons/positions/a-kami-turn.json' with { type: 'json' };
import aShintoToSummon from '../../lessons/positions/a-shinto-to-summon.json' with { type: 'json' };
import anAllyRecruits from '../../lessons/positions/an-ally-recruits.json' with { type: 'json' };
import battleOfEdo from '../../lessons/positions/battle-of-edo.json' with { type: 'json' };
import battleOfKansai from '../../lessons/positions/battle-of-kansai.json' with { type: 'json' };
import battleOfKyoto from '../../lessons/positions/battle-of-kyoto.json' with { type: 'json' };
import beforeTheMarch from '../../lessons/positions/before-the-march.json' with { type: 'json' };
import cardsToBuy from '../../lessons/positions/cards-to-buy.json' with { type: 'json' };
import ripeLand from '../../lessons/positions/ripe-land.json' with { type: 'json' };
import tea from '../../lessons/positions/tea.json' with { type: 'json' };
import temptation from '../../lessons/positions/temptation.json' with { type: 'json' };
import theLastWar from '../../lessons/positions/the-last-war.json' with { type: 'json' };
import twoStrongholds from '../../lessons/positions/two-strongholds.json' with { type: 'json' };
import theLand from '../../lessons/the-land.json' with { type: 'json' };
import theMarch from '../../lessons/the-march.json' with { type: 'json' };
import theSealedBid from '../../lessons/the-sealed-bid.json' with { type: 'json' };
import type { Scenario } from '../scenario-game.ts';
import { CHAPTER_IDS, type Chapter, type ChapterId, type Step } from './types.ts';

/** The chapters in order. lessons.test.ts proves with the engine that what they say is true. */

const POSITIONS: Readonly<Record<string, unknown>> = {
  'a-kami-turn': aKamiTurn,
  'a-shinto-to-summon': aShintoToSummon,
  'an-ally-recruits': anAllyRecruits,
  'battle-of-edo': battleOfEdo,
  'battle-of-kansai': battleOfKansai,
  'battle-of-kyoto': battleOfKyoto,
  'before-the-march': beforeTheMarch,
  'cards-to-buy': cardsToBuy,
  'ripe-land': ripeLand,
  tea,
  temptation,
  'the-last-war': theLastWar,
  'two-strongholds': twoStrongholds,
};

/** As in the file: positions are given by name, and empty lists are left out. */
interface WrittenStep extends Partial<Omit<Step, 'position'>> {
  readonly position?: string;
}

const FILES: Readonly<Record<ChapterId, unknown>> = {
  'the-land': theLand,
  'the-march': theMarch,
  'the-sealed-bid': theSealedBid,
  'faith-and-betrayal': faithAndBetrayal,
  'gods-and-winter': godsAndWinter,
};

function read(id: ChapterId): Chapter {
  const written = FILES[id] as Omit<Chapter, 'id' | 'steps'> & { readonly steps: readonly WrittenStep[] };
  return { ...written, id, steps: written.steps.map((step) => readStep(id, step)) };
}

function readStep(chapter: ChapterId, { position, ...step }: WrittenStep): Step {
  const { id, move, replies = [], also = [], answers = [], met = [] } = step;
  if (id === undefined || move === undefined) throw new Error(`a step of ${chapter} asks for nothing`);
  if (position === undefined) return { id, move, replies, also, answers, met };
  const scenario = POSITIONS[position];
  if (scenario === undefined) throw new Error(`${chapter} has no position ${position}`);
  return { id, move, replies, also, answers, met, position: scenario as Scenario };
}

export const CHAPTERS: readonly Chapter[] = CHAPTER_IDS.map(read);

export const chapterOf = (id: string): Chapter | undefined => CHAPTERS.find((chapter) => chapter.id === id);

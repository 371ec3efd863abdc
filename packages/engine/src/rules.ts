import { numberSteps } from './agenda/agenda.ts';
import './boxes/cards.ts';
import './boxes/clans.ts';
import './boxes/kami.ts';
import './boxes/kami-figures.ts';
import './phases/season.ts';

/** All the rules at once. Whatever creates a position imports this first: it numbers the steps, once all of them are defined. */

numberSteps();

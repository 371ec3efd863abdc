import { numberSteps } from './agenda/agenda.ts';
import { CARDS } from './boxes/cards.ts';
import './boxes/clans.ts';
import './boxes/kami.ts';
import './phases/season.ts';
import { whatHasNoRoom } from './shape/room.ts';

/**
 * All the rules at once. Whatever makes a position imports this first: here it is made sure that a position has room for
 * everything, and the steps are numbered, once all of them are defined.
 */

const [problem] = whatHasNoRoom(CARDS);
if (problem !== undefined) throw new Error(problem);
numberSteps();

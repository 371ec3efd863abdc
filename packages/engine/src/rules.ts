import { numberSteps } from './agenda/agenda.ts';
import './cards/index.ts';
import './clans/index.ts';
import './kami/index.ts';
import './phases/season.ts';

/**
 * All the rules at once. Whatever makes a position imports this first: here every step is defined, and nothing before all
 * of them are knows what number a step has.
 */

numberSteps();

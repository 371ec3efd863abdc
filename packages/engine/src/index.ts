import './cards/index.ts';
export { newGame, play, playCode, result, isOver } from './game.ts';
export { randomCode, randomAsked } from './moves/random.ts';
export { rngFrom } from './random/rng.ts';
export { clone } from './state/layout.ts';
export { decisions } from './moves/legal.ts';

/** Everything that the rules ask about a position. They destructure it, `const { coinsOf, get } = position`: see `layout.ts`. */

export * from './abilities.ts';
export * from './catalogue.ts';
export * from './chance.ts';
export * from './chosen-cards.ts';
export * from './clan-abilities.ts';
export * from './clans.ts';
export * from './figures.ts';
export * from './force.ts';
export * from './hooks.ts';
export * from './kami.ts';
export * from './kami-figures.ts';
export * from './kinds.ts';
export * from './layout.ts';
export * from './loan.ts';
export * from './map.ts';
export * from './names.ts';
export * from './outlook.ts';
export * from './phase.ts';
export * from './purse.ts';
export * from './ranking.ts';
export * from './scoring.ts';
export * from './standing.ts';
export * from './taken.ts';
export * from './things.ts';
export * from './turn-order.ts';
export * from './unbound.ts';

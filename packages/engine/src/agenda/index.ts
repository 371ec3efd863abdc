/** Steps and questions: what the rules are made of. */

export * from './agenda.ts';
export * from './options.ts';
export * from './table.ts';

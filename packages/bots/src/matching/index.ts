/** Finds bots that are as strong as somebody is. Light: it needs none of what bots think with. */

export { type Proposal, proposedOpponents } from './proposal.ts';
export type { Opponent } from './strengths.ts';

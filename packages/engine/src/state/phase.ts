/** The phase of the season that a position is in. */
export const PHASE_IDS = ['setup', 'tea', 'politics', 'war', 'cleanup', 'winter', 'over'] as const;
export type PhaseId = (typeof PHASE_IDS)[number];

export const phaseNumber = (phase: PhaseId): number => PHASE_IDS.indexOf(phase);

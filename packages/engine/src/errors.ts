/** Why a move is not legal: a stable code, the rule behind it, the facts of the case. Sentences are made elsewhere. */
export interface Refusal {
  readonly code: string;
  readonly rule: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

export const refuse = (code: string, rule: string, facts: Refusal['facts'] = {}): Refusal => ({
  code,
  rule,
  facts,
});

/** A move that was refused. Nothing was changed. */
export class IllegalMove extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(`${refusal.code} (${refusal.rule}) ${JSON.stringify(refusal.facts)}`);
    this.name = 'IllegalMove';
    this.refusal = refusal;
  }
}

/** A setup, saved position, scenario or record that cannot be used: what is wrong, and where. */
export class InvalidInput extends Error {
  readonly code: string;
  readonly path: string;
  constructor(code: string, path: string, problem: string) {
    super(path === '' ? problem : `${path}: ${problem}`);
    this.name = 'InvalidInput';
    this.code = code;
    this.path = path;
  }
}

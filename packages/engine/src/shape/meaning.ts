/** What a number inside the engine stands for. */
export type Meaning =
  | 'amount'
  | 'clan'
  | 'clans'
  | 'province'
  | 'shrine'
  | 'advantage'
  | 'card'
  | 'figure'
  | 'route'
  | 'journey'
  | 'move'
  | 'step';

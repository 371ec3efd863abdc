/** A few short sounds, synthesized on the spot: wood, paper, metal. Nothing is loaded. */

export const SOUNDS = [
  'your-move',
  'piece',
  'reveal',
  'coin',
  'stamp',
  'drum',
  'brush',
  'fall',
  'gate',
  'win',
] as const;
export type Sound = (typeof SOUNDS)[number];

interface Tone {
  /** Hertz. */
  readonly pitch: number;
  /** Seconds after the beginning of the sound. */
  readonly after: number;
  /** Seconds until it has faded. */
  readonly fades: number;
  readonly loud: number;
  readonly shape: OscillatorType;
}

const tone = (
  pitch: number,
  after: number,
  fades: number,
  loud: number,
  shape: OscillatorType = 'sine',
): Tone => ({
  pitch,
  after,
  fades,
  loud,
  shape,
});

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  // Two strokes on a bell.
  'your-move': [tone(523, 0, 0.5, 0.12), tone(784, 0.12, 0.7, 0.1)],
  // A block of wood set down.
  piece: [tone(190, 0, 0.09, 0.22, 'triangle'), tone(95, 0, 0.12, 0.18)],
  // Slips turned over, one after the other.
  reveal: [
    tone(330, 0, 0.12, 0.1, 'triangle'),
    tone(392, 0.09, 0.12, 0.1, 'triangle'),
    tone(494, 0.18, 0.3, 0.1),
  ],
  // A coin on the table.
  coin: [tone(1480, 0, 0.12, 0.06), tone(1976, 0.05, 0.25, 0.05)],
  // A seal is pressed on paper.
  stamp: [tone(82, 0, 0.16, 0.26), tone(160, 0, 0.05, 0.14, 'triangle')],
  // War begins.
  drum: [tone(98, 0, 0.22, 0.2), tone(98, 0.22, 0.22, 0.16)],
  // A stroke of ink.
  brush: [tone(1200, 0, 0.05, 0.03, 'triangle'), tone(900, 0.04, 0.09, 0.03, 'triangle')],
  // A figure dies.
  fall: [tone(140, 0, 0.3, 0.12, 'triangle'), tone(70, 0.05, 0.4, 0.12)],
  // A game begins.
  gate: [tone(262, 0, 0.8, 0.08), tone(392, 0.15, 1, 0.08)],
  // The sun comes up.
  win: [
    tone(392, 0, 0.9, 0.1),
    tone(523, 0.18, 0.9, 0.1),
    tone(659, 0.36, 0.9, 0.1),
    tone(784, 0.54, 1.6, 0.12),
  ],
};

const ATTACK = 0.005;
const SILENCE = 0.0001;

let context: AudioContext | undefined;

/** Browsers let a page make sounds only after the person has interacted with it; until then it is silent. */
function speaker(): AudioContext {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

export function playSound(sound: Sound): void {
  const out = speaker();
  for (const each of TONES[sound]) strike(out, each);
}

function strike(out: AudioContext, { pitch, after, fades, loud, shape }: Tone): void {
  const begins = out.currentTime + after;
  const oscillator = out.createOscillator();
  const volume = out.createGain();
  oscillator.type = shape;
  oscillator.frequency.value = pitch;
  volume.gain.setValueAtTime(SILENCE, begins);
  volume.gain.exponentialRampToValueAtTime(loud, begins + ATTACK);
  volume.gain.exponentialRampToValueAtTime(SILENCE, begins + fades);
  oscillator.connect(volume).connect(out.destination);
  oscillator.start(begins);
  oscillator.stop(begins + fades);
}

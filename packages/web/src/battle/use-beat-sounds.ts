import { useEffect } from 'react';
import { useSettings } from '../app/settings.ts';
import { playSound } from '../sound/sound.ts';
import { soundsOf } from '../sound/sounds-of.ts';
import type { Beat } from './beats.ts';

/** The sounds of a battle come with the beats that show them. */
export function useBeatSounds(beat: Beat | undefined): void {
  const wanted = useSettings(({ sound }) => sound);
  useEffect(() => {
    if (!wanted || beat === undefined) return;
    for (const sound of soundsOf(beat.events.map((event) => ({ at: 0, event })))) playSound(sound);
  }, [wanted, beat]);
}

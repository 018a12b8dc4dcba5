import { useEffect, useRef, useState } from 'react';

/** State of the sound of a captcha. */
export type SpokenState = 'silent' | 'coming' | 'playing' | 'heard' | 'failed';

/** Sound that is being played. */
export interface Playing {
  readonly stop: () => void;
}

/** Player of a sound; `onEnd` is told whether it came to its end. */
export type PlaySound = (sound: Blob, onEnd: (isHeard: boolean) => void) => Playing;

/** Plays a sound in this browser. */
export const playInBrowser: PlaySound = (sound, onEnd) => {
  const address = URL.createObjectURL(sound);
  const audio = new Audio(address);
  const end = (isHeard: boolean) => {
    URL.revokeObjectURL(address);
    onEnd(isHeard);
  };
  audio.addEventListener('ended', () => end(true), { once: true });
  audio.addEventListener('error', () => end(false), { once: true });
  void audio.play().catch(() => end(false));
  return {
    stop: () => {
      audio.pause();
      URL.revokeObjectURL(address);
    },
  };
};

/** Sound of the captcha of this timestamp: heard as often as one likes, silent with the next one. @reading R-454 */
export function useSpokenCaptcha(timestamp: string, fetchSound: (timestamp: string) => Promise<Blob>, play: PlaySound = playInBrowser) {
  const [spoken, setSpoken] = useState<{ readonly of: string; readonly state: SpokenState }>({ of: timestamp, state: 'silent' });
  const playing = useRef<Playing | null>(null);
  const turn = useRef(0);
  const state = spoken.of === timestamp ? spoken.state : 'silent';
  const stop = () => {
    turn.current += 1;
    playing.current?.stop();
    playing.current = null;
  };
  useEffect(() => stop, [timestamp]);

  async function listen() {
    stop();
    const mine = turn.current;
    const become = (next: SpokenState) => mine === turn.current && setSpoken({ of: timestamp, state: next });
    become('coming');
    try {
      const sound = await fetchSound(timestamp);
      if (mine !== turn.current) return;
      become('playing');
      playing.current = play(sound, (isHeard) => become(isHeard ? 'heard' : 'failed'));
    } catch {
      become('failed');
    }
  }

  return {
    state,
    /** Begins from the start, or ends it where it is heard just now. */
    toggle: () => {
      if (state !== 'playing') return void listen();
      stop();
      return setSpoken({ of: timestamp, state: 'silent' });
    },
  };
}

/** Lets a key play the captcha while the keyboard is in the field of this id. */
export function useListenKey(fieldId: string, toggle: () => void): void {
  useEffect(() => {
    const field = document.getElementById(fieldId);
    const hear = (event: KeyboardEvent) => {
      if (!isListenKey(event)) return;
      event.preventDefault();
      toggle();
    };
    field?.addEventListener('keydown', hear);
    return () => field?.removeEventListener('keydown', hear);
  });
}

/** Key that plays the captcha while the keyboard is in its field. */
export const LISTEN_KEY = 'Alt+L';
export const isListenKey = ({ altKey, ctrlKey, metaKey, code }: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'code'>): boolean =>
  altKey && !ctrlKey && !metaKey && code === 'KeyL';

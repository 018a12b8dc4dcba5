import { useEffect, useRef } from 'react';
import { advise, isDevelopment } from '../../engines/advice/index.ts';

/** Draws in a row with another value each; a prop that follows what somebody types is the same again now and then. */
const TOO_MANY = 10;

/** Advises, in development, whoever gives a prop anew with every draw though it has to stay the same. */
export function useStableProp(value: unknown, sentence: string): void {
  const last = useRef(value);
  const changes = useRef(0);
  useEffect(() => {
    if (!isDevelopment) return;
    changes.current = last.current === value ? 0 : changes.current + 1;
    last.current = value;
    if (changes.current === TOO_MANY) advise(sentence);
  });
}

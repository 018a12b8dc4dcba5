import { whenIdle } from '@milepost/kit/engines/clock';

/** A browser takes long (12 ms) over the first number it writes: it does so while nobody waits. @returns what calls it off */
export const readyNumbers = (): (() => void) => whenIdle(() => void new Intl.NumberFormat());

import { latePart } from '../../primitives/late-part/index.ts';

/** The dialog and everything in it; fetched when a picker is about to be opened. */
export const surface = latePart(() => import('./Surface.tsx').then((module) => module.Surface));

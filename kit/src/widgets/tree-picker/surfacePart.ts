import { lazyPart } from '../../primitives/lazy/index.ts';

const load = () => import('./Surface.tsx');

/** The dialog and everything in it; fetched when a picker is about to be opened. */
export const surface = lazyPart(() => load().then((module) => module.Surface));

/** Fetches it when nothing else is to do. That it did not come is told when somebody opens it. */
export const fetchAhead = (): void => void load().then(surface.fetch, () => undefined);

import { lazyPart } from '../../primitives/lazy/index.ts';

/** What records are read with: it comes with the first one. */
export const recordParts = lazyPart(async () => (await import('./RecordParts.tsx')).RecordParts);

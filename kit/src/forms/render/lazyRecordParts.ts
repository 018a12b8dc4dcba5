import { lazyPart } from '../../primitives/lazy/index.ts';

/** Part that draws records to read: it comes with the first one. */
export const recordParts = lazyPart(async () => (await import('./RecordParts.tsx')).RecordParts);

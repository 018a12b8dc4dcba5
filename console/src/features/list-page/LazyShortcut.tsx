import { lazyTool } from '../../lazy/index.ts';

/** A command of a page that is painted first: keys are listened to as soon as it is (2.2 KB less before). */
export const LazyShortcut = lazyTool(async () => (await import('../../commands/PageShortcut.tsx')).PageShortcut);

import { lazyDialog } from '../../lazy/index.ts';

/** Question about what is there already, fetched when it is asked. */
export const ConflictQuestion = lazyDialog(() => import('./ConflictDialog.tsx'));

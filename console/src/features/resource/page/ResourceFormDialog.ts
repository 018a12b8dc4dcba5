import { lazyDialog } from '../../../lazy/index.ts';

/** The form over a record, in a chunk of its own. */
export const ResourceForm = lazyDialog(() => import('../form/ResourceForm.tsx'));

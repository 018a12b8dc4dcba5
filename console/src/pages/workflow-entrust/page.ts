import { msg } from '@lingui/core/macro';
import { definePage } from '../definePage.ts';

/** @source shell §2.1 */
export const workflowEntrustPage = definePage({
  path: 'workFlow/entrust',
  title: msg`Flow delegation`,
  load: () => import('./EntrustPage.tsx'),
});

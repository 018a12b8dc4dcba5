import { msg } from '@lingui/core/macro';
import { definePage } from '../definePage.ts';
import { entrustSearch } from './search.ts';

/** @source shell §2.1 */
export const workflowEntrustPage = definePage({
  path: 'workFlow/entrust',
  title: msg`Flow delegation`,
  search: entrustSearch,
  load: () => import('./EntrustPage.tsx'),
});

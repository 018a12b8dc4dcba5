import { msg } from '@lingui/core/macro';
import { definePage } from '../definePage.ts';
import { flowSearch } from './search.ts';

/** @source shell §2.1 */
export const workflowDetailPage = definePage({
  path: 'workFlowDetail',
  title: msg`Flow detail`,
  search: flowSearch,
  load: () => import('./WorkflowDetailPage.tsx'),
});

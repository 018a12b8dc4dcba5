import { msg } from '@lingui/core/macro';
import { definePage } from '../definePage.ts';
import { flowSearch, subjectOf } from './search.ts';

/** @source shell §2.1 */
export const workflowDetailPage = definePage({
  path: 'workFlowDetail',
  title: msg`Flow detail`,
  search: flowSearch,
  subject: subjectOf,
  load: () => import('./WorkflowDetailPage.tsx'),
});

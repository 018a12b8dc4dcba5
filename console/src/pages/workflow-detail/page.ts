import { msg } from '@lingui/core/macro';
import { definePage } from '../definePage.ts';

/** @source shell §2.1 */
export const workflowDetailPage = definePage({
  path: 'workFlowDetail',
  title: msg`Flow detail`,
  load: () => import('./WorkflowDetailPage.tsx'),
});

import { msg } from '@lingui/core/macro';
import { fixedResourcePage } from '../../features/resource/page/resourcePage.ts';

/** @source shell §2.1 */
export const workflowEntrustPage = fixedResourcePage({
  path: 'workFlow/entrust',
  title: msg`Flow delegation`,
  load: async () => (await import('./delegations.ts')).delegations,
});

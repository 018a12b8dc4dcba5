import { msg } from '@lingui/core/macro';
import { definePage } from '../definePage.ts';

/** @source shell §2.1 */
export const messageRecordPage = definePage({
  path: 'messageRecord',
  title: msg`Site messages`,
  load: () => import('./MessageRecordPage.tsx'),
});

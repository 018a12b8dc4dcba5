import { msg } from '@lingui/core/macro';
import { definePage } from '../definePage.ts';
import { recordSearch } from './search.ts';

/** @source shell §2.1 */
export const messageRecordPage = definePage({
  path: 'messageRecord',
  title: msg`Site messages`,
  search: recordSearch,
  load: () => import('./MessageRecordPage.tsx'),
});

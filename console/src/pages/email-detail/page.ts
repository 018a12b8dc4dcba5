import { msg } from '@lingui/core/macro';
import { definePage } from '../definePage.ts';
import { mailSearch } from './search.ts';

/** @source shell §2.1 */
export const emailDetailPage = definePage({
  path: 'emailDetail',
  title: msg`View e-mail`,
  search: mailSearch,
  subject: (search) => mailSearch.read(search).id,
  load: () => import('./EmailDetailPage.tsx'),
});

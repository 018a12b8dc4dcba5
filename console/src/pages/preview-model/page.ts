import { msg } from '@lingui/core/macro';
import { definePage } from '../definePage.ts';
import { previewSearch } from './search.ts';

/** @source shell §2.1 */
export const previewModelPage = definePage({
  path: 'previewModel',
  title: msg`Feature preview`,
  search: previewSearch,
  subject: (search) => previewSearch.read(search).id,
  load: () => import('./PreviewModelPage.tsx'),
});

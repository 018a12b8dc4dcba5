import { msg } from '@lingui/core/macro';
import { definePage } from '../definePage.ts';
import { previewSearch } from './search.ts';

/** @source shell §2.1 */
export const previewModelPage = definePage({
  path: 'previewModel',
  title: msg`Feature preview`,
  search: previewSearch,
  load: () => import('./PreviewModelPage.tsx'),
});

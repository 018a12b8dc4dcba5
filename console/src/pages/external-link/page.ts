import { msg } from '@lingui/core/macro';
import { definePage } from '../definePage.ts';
import { externalLinkSearch } from './search.ts';

export const externalLinkPage = definePage({
  path: 'externalLink',
  title: msg`Link`,
  search: externalLinkSearch,
  subject: (search) => externalLinkSearch.read(search).href,
  load: () => import('./ExternalLinkPage.tsx'),
});

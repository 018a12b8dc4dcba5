import { msg } from '@lingui/core/macro';
import { definePage } from '../definePage.ts';
import { profileSearch } from './search.ts';

/** @source shell §2.1 */
export const profilePage = definePage({
  path: 'profile',
  title: msg`Personal profile`,
  search: profileSearch,
  load: () => import('./ProfilePage.tsx'),
});

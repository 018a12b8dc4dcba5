import { msg } from '@lingui/core/macro';
import { definePage } from '../definePage.ts';

/** @source shell §2.1 */
export const profilePage = definePage({ path: 'profile', title: msg`Personal profile`, load: () => import('./ProfilePage.tsx') });

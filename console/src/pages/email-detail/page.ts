import { msg } from '@lingui/core/macro';
import { definePage } from '../definePage.ts';

/** @source shell §2.1 */
export const emailDetailPage = definePage({ path: 'emailDetail', title: msg`View e-mail`, load: () => import('./EmailDetailPage.tsx') });

import { msg } from '@lingui/core/macro';
import { definePage } from '../definePage.ts';

/** @source shell §2.1 */
export const dashboardPage = definePage({ path: 'dashboard', title: msg`Dashboard`, load: () => import('./DashboardPage.tsx') });

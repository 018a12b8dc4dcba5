import { definePage } from '../definePage.ts';

/** @source admin §2 (monitor) */
export const serverMonitorPage = definePage({ path: 'system/monitor', load: () => import('./ServerMonitorPage.tsx') });

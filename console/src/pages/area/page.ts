import { definePage } from '../definePage.ts';

export const areaPage = definePage({ path: 'system/area', load: () => import('./AreaPage.tsx') });

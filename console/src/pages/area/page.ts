import { definePage } from '../definePage.ts';
import { areaSearch } from './search.ts';

export const areaPage = definePage({ path: 'system/area', search: areaSearch, load: () => import('./AreaPage.tsx') });

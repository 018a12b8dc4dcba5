import { definePage } from '../definePage.ts';

export const dictionaryPage = definePage({ path: 'systemData/dictionary', isFirst: true, load: () => import('./DictionaryPage.tsx') });

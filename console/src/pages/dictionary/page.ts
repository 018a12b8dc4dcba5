import { definePage } from '../definePage.ts';

export const dictionaryPage = definePage({ path: 'systemData/dictionary', load: () => import('./DictionaryPage.tsx') });

import { definePage } from '../definePage.ts';

export const dictionaryPage = definePage({
  path: 'systemData/dictionary',
  hasFirstWords: true,
  load: () => import('./DictionaryPage.tsx'),
});

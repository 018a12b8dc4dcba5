import { definePage } from '../definePage.ts';
import { dictionarySearch } from './search.ts';

export const dictionaryPage = definePage({
  path: 'systemData/dictionary',
  search: dictionarySearch,
  hasFirstWords: true,
  load: () => import('./DictionaryPage.tsx'),
});

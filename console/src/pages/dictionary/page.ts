import { definePage } from '../definePage.ts';
import { dictionarySearch } from './search.ts';

export const dictionaryPage = definePage({
  path: 'systemData/dictionary',
  search: dictionarySearch,
  load: () => import('./DictionaryPage.tsx'),
});

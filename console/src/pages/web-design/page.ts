import { definePage } from '../definePage.ts';
import { designSearch } from './search.ts';

/** @source designer §5.1 */
export const webDesignPage = {
  ...definePage({
    path: 'onlineDev/webDesign',
    search: designSearch,
    subject: (search) => designSearch.read(search).design,
    load: () => import('./WebDesignPage.tsx'),
  }),
  /** Declaration of the list, for what looks at all of them. */
  resource: async () => (await import('./designs.tsx')).designs,
};

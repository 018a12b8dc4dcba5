import { useMemo } from 'react';
import { useSession } from '../../auth/currentSession.ts';
import { usePageSearch } from '../../routing/index.ts';
import { ResourcePage } from '../../features/resource/page/ResourcePage.tsx';
import { designs } from './designs.tsx';
import { Preview } from './Preview.tsx';
import { previewSearch } from './search.ts';

/** Page of the menu whose keepers design, too; the server judges each call. @reading R-796 */
const MENU_PATH = '/system/menu';
/** Links are opened by who designs. */
const READ_ONLY = { ...designs, actions: { history: false } };

/** /previewModel: designs that can be tried out, or one of them. @source shell §2.1 @reading R-795 */
export default function PreviewModelPage() {
  const search = usePageSearch(previewSearch);
  const { id } = search;
  const { pathOf } = useSession();
  const mayDesign = useMemo(() => [...pathOf.values()].includes(MENU_PATH), [pathOf]);
  return id === '' ? <ResourcePage resource={mayDesign ? designs : READ_ONLY} /> : <Preview key={id} search={search} />;
}

import { useSession } from '../../auth/currentSession.ts';
import { usePageSearch } from '../../routing/index.ts';
import { ResourcePage } from '../../features/resource/ResourcePage.tsx';
import { designs } from './designs.tsx';
import { Preview } from './Preview.tsx';
import { previewSearch } from './search.ts';

/** Links are opened by who designs. */
const READ_ONLY = { ...designs, actions: { history: false } };

/** /previewModel: designs that can be tried out, or one of them. @source shell §2.1 @reading R-795 */
export default function PreviewModelPage() {
  const { id, previewType } = usePageSearch(previewSearch);
  const { isAdministrator } = useSession().currentUser.user;
  return id === '' ? (
    <ResourcePage resource={isAdministrator ? designs : READ_ONLY} />
  ) : (
    <Preview key={id} id={id} previewType={previewType} />
  );
}

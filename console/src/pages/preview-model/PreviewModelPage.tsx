import { usePageSearch } from '../../routing/index.ts';
import { ResourcePage } from '../../features/resource/ResourcePage.tsx';
import { designs } from './designs.tsx';
import { Preview } from './Preview.tsx';
import { previewSearch } from './search.ts';

/** /previewModel: designs that can be tried out, or one of them. @source shell §2.1 @reading R-795 */
export default function PreviewModelPage() {
  const { id, previewType } = usePageSearch(previewSearch);
  return id === '' ? <ResourcePage resource={designs} /> : <Preview key={id} id={id} previewType={previewType} />;
}

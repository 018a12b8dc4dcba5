import { ResourcePage } from '../../features/resource/page/ResourcePage.tsx';
import { usePageSearch } from '../../routing/index.ts';
import { DesignPage } from './DesignPage.tsx';
import { designs } from './designs.tsx';
import { designSearch } from './search.ts';

/** /onlineDev/webDesign: designs, or one of them to be edited. @source designer §5.1 */
export default function WebDesignPage() {
  const { design } = usePageSearch(designSearch);
  return design === '' ? <ResourcePage resource={designs} path="onlineDev/webDesign" /> : <DesignPage key={design} id={design} />;
}

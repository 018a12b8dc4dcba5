import { ResourcePage } from '../../features/resource/page/ResourcePage.tsx';
import { dictionaries } from './dictionaries.ts';

/** Every dictionary. Over another page it has an address of its own. @source admin §2, forms §2.5 */
export default function DictionaryPage() {
  return <ResourcePage resource={dictionaries} path="systemData/dictionary" />;
}

import { ListDrawer } from '../../resource/page/related/ListDrawer.tsx';
import { phrases } from './phrases.ts';

const NOTHING = { id: 'phrases' };
const own = () => phrases;

/** The phrases of the person, to add and to delete. */
export function PhrasesDrawer({ onClose }: { readonly onClose: () => void }) {
  return <ListDrawer of={own} name="phrases" row={NOTHING} onClose={onClose} />;
}

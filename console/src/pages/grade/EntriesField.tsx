import type { CustomControl, EditProps } from '@milepost/kit/forms/grammar';
import { useSession } from '../../auth/currentSession.ts';
import { GivenNodes } from './GivenNodes.tsx';

/** Entries of the menu of the system this person works in now. */
export function EntriesField(props: EditProps<CustomControl>) {
  return <GivenNodes {...props} nodes={useSession().currentUser.menus} />;
}

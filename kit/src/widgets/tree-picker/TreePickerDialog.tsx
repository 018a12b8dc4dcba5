import { useMessages } from '../../primitives/lingui/index.ts';
import { useTreePickerDialog } from './headless.ts';
import { treePickerMessages } from './messages.ts';
import type { TreePickerDialogProps } from './types.ts';
import { useSurface } from './useSurface.ts';
import { useText } from './useText.ts';

const NO_ANCHOR = { current: null };

/**
 * A picker that a button opens instead of a field: the approver of a step, the template to print with. Drawn means open.
 * Where there is only one thing to choose nothing opens: it is chosen and said.
 * @source forms §2.2–2.5
 */
export function TreePickerDialog(props: TreePickerDialogProps) {
  const { session, isOpen } = useTreePickerDialog({ ...props, messages: useMessages(treePickerMessages), text: useText() });
  const late = useSurface(isOpen, session);
  return isOpen && late.status === 'here' && <late.part session={session} anchorRef={NO_ANCHOR} />;
}

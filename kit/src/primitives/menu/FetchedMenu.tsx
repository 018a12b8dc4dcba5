import { useLazyPart } from '../lazy/index.ts';
import { menuPart } from './menuPart.ts';
import type { MenuPopoverProps } from './MenuPopover.tsx';

/** The open menu, as soon as the part that draws it is here. */
export function FetchedMenu(props: MenuPopoverProps) {
  const late = useLazyPart(menuPart, true);
  return late.status === 'here' && <late.part {...props} />;
}

import type { ComponentType, ReactNode } from 'react';
import { SideNav } from '../../primitives/side-nav/index.ts';
import type { NavItem, NavMenuProps } from '../../primitives/side-nav/index.ts';
import * as css from './Frame.css.ts';
import type { OverSidebarProps } from './OverSidebar.tsx';
import type { LayoutShape } from './types.ts';

interface FrameSideProps {
  readonly id: string;
  readonly side: LayoutShape['side'] | 'over';
  /** The sidebar that lies over the page, once it is here. */
  readonly OverSidebar: ComponentType<OverSidebarProps> | null;
  readonly isRail: boolean;
  readonly menu: NavMenuProps & { readonly label: string };
  /** The top branch that is open where the current page is below none. */
  readonly restingId: string | null;
  /** The top entry whose links are shown, where only those are. */
  readonly chosen: NavItem | null;
  readonly brand: ReactNode;
  readonly foot: ReactNode;
  readonly onOpen: (isOpen: boolean) => void;
}

/** The side of the frame: along the start edge of the page, or over it. */
export function FrameSide({ id, side, OverSidebar, isRail, menu, restingId, chosen, brand, foot, onOpen }: FrameSideProps) {
  if (side === 'over')
    return OverSidebar && <OverSidebar id={id} menu={menu} restingId={restingId} brand={brand} foot={foot} onClose={() => onOpen(false)} />;
  if (side === 'none' || (side === 'chosen' && !chosen)) return null;
  return (
    <div id={id} className={isRail ? css.rail : css.sidebar}>
      {side === 'chosen' && chosen ? (
        // Another branch is another menu: nothing of it stays open.
        <SideNav key={chosen.id} {...menu} label={chosen.label} items={chosen.children ?? []} foot={foot} />
      ) : (
        <SideNav
          {...menu}
          restingId={restingId}
          foot={foot}
          isRail={isRail}
          onWiden={side === 'folding' ? () => onOpen(true) : undefined}
        />
      )}
    </div>
  );
}

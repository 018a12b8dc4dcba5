import { useId, useRef, useState } from 'react';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { Icon } from '../icon/index.ts';
import { NavCount } from './NavCount.tsx';
import { NavLeaf } from './NavLeaf.tsx';
import { NavLinks } from './NavLinks.tsx';
import { NavPanel } from '../nav-panel/index.ts';
import * as css from './SideNav.css.ts';
import type { NavItem, NavMenuProps } from './types.ts';

interface RailLevelProps extends NavMenuProps {
  readonly above: readonly string[];
  /** Asks for the full width with this branch open. */
  readonly onWiden?: (id: string) => void;
}

/** The top entries as icons. */
export function RailLevel({ above, onWiden, ...menu }: RailLevelProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <ul className={css.railLevel}>
      {menu.items.map((item) => (
        <li key={item.id}>
          {item.children ? (
            <RailBranch
              {...menu}
              branch={item}
              holdsCurrent={above[0] === item.id}
              isOpen={openId === item.id}
              onPress={() => (onWiden ? onWiden(item.id) : setOpenId(openId === item.id ? null : item.id))}
              onClose={() => setOpenId((id) => (id === item.id ? null : id))}
            />
          ) : (
            <NavLeaf
              item={item}
              isCurrent={item.id === menu.currentId}
              onFollow={menu.onFollow}
              className={`${css.row} ${css.rail}`}
              title={item.label}
              isDrawing
            >
              <Icon of={item.icon} size="l" />
              <span className={visuallyHidden} lang={item.lang}>
                {item.label}
              </span>
            </NavLeaf>
          )}
        </li>
      ))}
    </ul>
  );
}

interface RailBranchProps extends NavMenuProps {
  readonly branch: NavItem;
  readonly holdsCurrent: boolean;
  readonly isOpen: boolean;
  readonly onPress: () => void;
  readonly onClose: () => void;
}

function RailBranch({ branch, currentId, onFollow, holdsCurrent, isOpen, onPress, onClose }: RailBranchProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${css.row} ${css.rail}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-current={holdsCurrent ? 'true' : undefined}
        data-mp-entry={branch.id}
        data-open={isOpen ? '' : undefined}
        title={branch.label}
        lang={branch.lang}
        data-mp-drawing=""
        onClick={onPress}
      >
        <Icon of={branch.icon} size="l" />
        <span className={visuallyHidden} lang={branch.lang}>
          {branch.label}
        </span>
        <NavCount of={branch} isAtCorner />
      </button>
      {isOpen && (
        <NavPanel id={id} title={branch.label} anchorRef={button} at="beside" onClose={onClose}>
          <NavLinks
            items={branch.children ?? []}
            currentId={currentId}
            onFollow={(item) => {
              onClose();
              onFollow(item);
            }}
          />
        </NavPanel>
      )}
    </>
  );
}

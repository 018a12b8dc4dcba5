import { visuallyHidden } from '../../theme/focus.css.ts';
import { Icon } from '../icon/index.ts';
import { useNavPanelButton, useOnePanel } from '../nav-panel/headless.ts';
import { NavPanel } from '../nav-panel/index.ts';
import { NavCount } from './NavCount.tsx';
import { NavLeaf } from './NavLeaf.tsx';
import { NavLinks } from './NavLinks.tsx';
import * as css from './SideNav.css.ts';
import type { NavView } from './headless.ts';
import type { NavItem, NavMenuProps } from './types.ts';

interface RailLevelProps {
  readonly entries: readonly NavView<NavItem>[];
  readonly menu: NavMenuProps;
  /** Asks for the full width with this branch open. */
  readonly onWiden?: (id: string) => void;
}

/** The top entries as icons. */
export function RailLevel({ entries, menu, onWiden }: RailLevelProps) {
  const { panelOf } = useOnePanel();
  return (
    <ul className={css.railLevel}>
      {entries.map((view) => {
        const { item } = view;
        const panel = panelOf(item.id);
        return (
          <li key={item.id}>
            {item.children ? (
              <RailBranch {...panel} view={view} menu={menu} {...(onWiden && { onPress: () => onWiden(item.id) })} />
            ) : (
              <NavLeaf view={view} className={`${css.row} ${css.rail}`} title={item.label} isDrawing>
                <Icon of={item.icon} size="l" />
                <span className={visuallyHidden} lang={item.lang}>
                  {item.label}
                </span>
              </NavLeaf>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface RailBranchProps {
  readonly view: NavView<NavItem>;
  readonly menu: NavMenuProps;
  readonly isOpen: boolean;
  readonly onPress: () => void;
  readonly onClose: () => void;
}

function RailBranch({ view, menu, isOpen, onPress, onClose }: RailBranchProps) {
  const { item: branch, holdsCurrent } = view;
  const { panel, getButtonProps } = useNavPanelButton({ isOpen, holdsCurrent, onPress });
  const own = {
    className: `${css.row} ${css.rail}`,
    'data-mp-entry': branch.id,
    title: branch.label,
    lang: branch.lang,
    'data-mp-drawing': '',
  };
  return (
    <>
      <button {...getButtonProps(own)}>
        <Icon of={branch.icon} size="l" />
        <span className={visuallyHidden} lang={branch.lang}>
          {branch.label}
        </span>
        <NavCount of={branch} isAtCorner />
      </button>
      {isOpen && (
        <NavPanel {...panel} title={branch.label} at="beside" onClose={onClose}>
          <NavLinks
            items={branch.children ?? []}
            currentId={menu.currentId}
            onFollow={(item) => {
              onClose();
              menu.onFollow(item);
            }}
          />
        </NavPanel>
      )}
    </>
  );
}

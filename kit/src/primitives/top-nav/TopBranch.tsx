import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { useNavPanelButton } from '../nav-panel/headless.ts';
import { NavPanel } from '../nav-panel/index.ts';
import * as css from './TopNav.css.ts';

interface TopBranchProps {
  /** Mark by which the focus finds it again. */
  readonly entry: string;
  readonly label: string;
  /** Number of what waits on the pages behind it, drawn. */
  readonly count: ReactNode;
  /** The current page is among its links. */
  readonly holdsCurrent: boolean;
  readonly isOpen: boolean;
  readonly onPress: () => void;
  readonly onClose: () => void;
  /** Links. */
  readonly children: ReactNode;
}

/** A button of the bar and the panel of links under it. */
export function TopBranch({ entry, label, count, onClose, children, ...state }: TopBranchProps) {
  const { panel, getButtonProps } = useNavPanelButton(state);
  return (
    <>
      <button {...getButtonProps({ className: css.entry, title: label, 'data-mp-entry': entry })}>
        <span className={css.label}>{label}</span>
        {count}
        <Icon of={ChevronDown} size="s" />
      </button>
      {state.isOpen && (
        <NavPanel {...panel} at="below" onClose={onClose}>
          {children}
        </NavPanel>
      )}
    </>
  );
}

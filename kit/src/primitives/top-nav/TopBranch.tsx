import { ChevronDown } from 'lucide';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
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
export function TopBranch({ entry, label, count, holdsCurrent, isOpen, onPress, onClose, children }: TopBranchProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.entry}
        title={label}
        data-mp-entry={entry}
        data-open={isOpen ? '' : undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-current={holdsCurrent ? 'true' : undefined}
        onClick={onPress}
      >
        <span className={css.label}>{label}</span>
        {count}
        <Icon of={ChevronDown} size="s" />
      </button>
      {isOpen && (
        <NavPanel id={id} anchorRef={button} at="below" onClose={onClose}>
          {children}
        </NavPanel>
      )}
    </>
  );
}

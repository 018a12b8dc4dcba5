import type { ReactNode } from 'react';
import * as css from './NavPanel.css.ts';
import { useNavPanel } from './headless.ts';
import type { NavPanelOptions } from './headless.ts';

export interface NavPanelProps extends NavPanelOptions {
  /** Name of the branch above its links, where the button shows none. */
  readonly title?: string;
  /** Links. */
  readonly children: ReactNode;
}

/**
 * The links of a branch beside or under its button. It stands right after the button in the document, so that Tab and a
 * screen reader go from the one into the other.
 */
export function NavPanel({ title, children, ...options }: NavPanelProps) {
  const { getPanelProps } = useNavPanel(options);
  return (
    <div {...getPanelProps({ className: css.panel })}>
      {title !== undefined && (
        <p className={css.title} aria-hidden="true">
          {title}
        </p>
      )}
      {children}
    </div>
  );
}

import { Drawing } from './Drawing.tsx';
import { actions as actionsStyle, panel, text, title as titleStyle } from './StatePanel.css.ts';
import type { StatePanelProps } from './types.ts';

/** Says why there is nothing to see and what to do about it, with a drawing. @source shell §2.3 */
export function StatePanel({ kind, title, children, actions, headingLevel }: StatePanelProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div className={panel}>
      <Drawing of={kind} />
      <Title className={titleStyle}>{title}</Title>
      {children && <div className={text}>{children}</div>}
      {actions && <div className={actionsStyle}>{actions}</div>}
    </div>
  );
}

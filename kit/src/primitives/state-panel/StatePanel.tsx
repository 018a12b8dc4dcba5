import { Suspense, lazy } from 'react';
import { EitherText } from '../data-text/index.ts';
import { actions as actionsStyle, art, panel, text, title as titleStyle } from './StatePanel.css.ts';
import type { StatePanelProps } from './types.ts';

const EmptyPlace = () => <div className={art} />;

/** A decoration may come after the words; its place is kept. Without a network it stays away: a panel about a failure must not fail. */
const Drawing = lazy(() => import('./Drawing.tsx').catch(() => ({ default: EmptyPlace })));

/** Says why there is nothing to see and what to do about it, with a drawing. @source shell §2.3 */
export function StatePanel({ kind, title, children, actions, headingLevel }: StatePanelProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div className={panel}>
      <Suspense fallback={<EmptyPlace />}>
        <Drawing of={kind} />
      </Suspense>
      <Title className={titleStyle}>
        <EitherText>{title}</EitherText>
      </Title>
      {children && (
        <div className={text}>
          <EitherText>{children}</EitherText>
        </div>
      )}
      {actions && <div className={actionsStyle}>{actions}</div>}
    </div>
  );
}

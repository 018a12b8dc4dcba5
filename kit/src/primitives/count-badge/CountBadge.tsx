import type { ReactNode } from 'react';
import { badge, holder } from './CountBadge.css.ts';
import { badgeText } from './badgeText.ts';

/** A count at the corner of the icon button it holds, nothing for none. Only drawn: the name of the button says the number. @source shell §9 */
export function CountBadge({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  return (
    <span className={holder}>
      {children}
      {count > 0 && (
        <span aria-hidden="true" translate="no" className={badge}>
          {badgeText(count)}
        </span>
      )}
    </span>
  );
}

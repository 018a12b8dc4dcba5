import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { badgeText } from '../count-badge/index.ts';
import { useKit } from '../kit-provider/index.ts';
import { LANGUAGE_TAG } from '../locale/index.ts';
import type { NavItem } from './types.ts';
import * as css from './NavCount.css.ts';

/** Number of things that wait on the page of an entry, or on those below it. */
export const countIn = ({ count = 0, children = [] }: NavItem): number => children.reduce((sum, child) => sum + countIn(child), count);

interface NavCountProps {
  readonly of: NavItem;
  /** Stands at the corner of a drawing, where there is no room beside it. */
  readonly isAtCorner?: boolean;
}

/** That number beside the name of an entry, and in words behind it; nothing where nothing waits. @reading R-854 */
export function NavCount({ of, isAtCorner = false }: NavCountProps) {
  const { t } = useLingui();
  const { locale } = useKit();
  const count = countIn(of);
  if (count === 0) return null;
  return (
    <>
      <span className={css.count[isAtCorner ? 'corner' : 'beside']} aria-hidden="true">
        {badgeText(count)}
      </span>
      <span className={visuallyHidden} lang={of.lang && LANGUAGE_TAG[locale]}>
        {t`${plural(count, { one: '# task waits', other: '# tasks wait' })}`}
      </span>
    </>
  );
}

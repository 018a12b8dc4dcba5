import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { badgeText } from '../count-badge/index.ts';
import { useKit } from '../kit-provider/index.ts';
import type { NavItem } from './types.ts';
import * as css from './CountMark.css.ts';

interface CountMarkProps extends Pick<NavItem, 'lang'> {
  readonly count: number;
  readonly isAtCorner: boolean;
}

/** A number at an entry of the menu, for the eye and in words. @reading R-854 */
export function CountMark({ count, lang, isAtCorner }: CountMarkProps) {
  const { t } = useLingui();
  const page = useKit();
  return (
    <>
      <span className={css.count[isAtCorner ? 'corner' : 'beside']} aria-hidden="true" translate="no">
        {badgeText(count)}
      </span>
      <span className={visuallyHidden} lang={lang && page.lang}>
        {t`${plural(count, { one: '# task waits', other: '# tasks wait' })}`}
      </span>
    </>
  );
}

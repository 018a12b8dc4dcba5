import { useLingui } from '@lingui/react/macro';
import { visuallyHidden } from '@milepost/kit/theme';
import * as css from './ComingMark.css.ts';

/** Sign that a page does not exist yet; a screen reader hears it in words. */
export function ComingMark() {
  const { t } = useLingui();
  return (
    <span className={css.whole}>
      <span className={visuallyHidden}> {t`not built yet`}</span>
      <span className={css.mark} aria-hidden="true">
        {t({ message: 'Soon', context: 'page' })}
      </span>
    </span>
  );
}

/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a fieldset is for fields */
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFocusReturn } from '../../engines/layer-stack/index.ts';
import { Button } from '../button/index.ts';
import { actions, bar, clear, countText } from './SelectionBar.css.ts';
import type { SelectionBarProps } from './types.ts';

/** Actions on the chosen rows; stands between the table and its pages, never over rows. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  const { t } = useLingui();
  // Not Trans: it brings the reading of tags into every first page.
  const [before, strong, after] = t`${plural(count, { one: '<0>#</0> row selected', other: '<0>#</0> rows selected' })}`.split(/<\/?0>/);
  // Clearing takes the bar away and the button that was pressed with it.
  const ref = useFocusReturn();
  return (
    <div ref={ref} data-mp-leads-back="" role="group" aria-label={t`Selected rows`} className={bar}>
      <span className={countText}>
        {before}
        <strong>{strong}</strong>
        {after}
      </span>
      {children && <div className={actions}>{children}</div>}
      <span className={clear}>
        <Button variant="text" onPress={onClear}>
          {t`Clear selection`}
        </Button>
      </span>
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import { focusRing } from '../../../theme/focus.css.ts';
import { useRecentChoices } from '../headless.ts';
import type { RecentChoicesOptions } from '../headless.ts';
import { recentChip, recentHeading, recentList, recentStrip } from './RecentStrip.css.ts';

/** Last choices, as buttons that turn a choice over; not there while nothing is known of them. @reading R-182 */
export function RecentStrip(props: RecentChoicesOptions) {
  const { t } = useLingui();
  const recent = useRecentChoices(props);
  if (recent.views.length === 0) return null;
  return (
    <div className={recentStrip}>
      <span {...recent.getHeadingProps({ className: recentHeading })}>{t`Recently chosen`}</span>
      <div {...recent.getToolbarProps({ className: recentList })}>
        {recent.views.map((view) => (
          <button key={view.identity} {...recent.recentProps(view, { className: `${recentChip} ${focusRing}` })}>
            {view.name}
          </button>
        ))}
      </div>
    </div>
  );
}

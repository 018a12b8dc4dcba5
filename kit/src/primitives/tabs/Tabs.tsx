import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, OctagonX } from 'lucide';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { EitherText } from '../data-text/index.ts';
import { Icon } from '../icon/index.ts';
import { badge, bar, edge, list, panel, problem, root, tab } from './Tabs.css.ts';
import type { TabItem, TabsProps } from './types.ts';
import { useOverflow } from './useOverflow.ts';
import { useTabs } from './useTabs.ts';

function TabWords({ item, id }: { item: TabItem; id: string }) {
  const { t } = useLingui();
  const { label, icon, count, problemCount = 0, disabledReason } = item;
  return (
    <>
      {icon && <Icon of={icon} />}
      <span>
        <EitherText>{label}</EitherText>
      </span>
      {count !== undefined && <span className={badge}>{count}</span>}
      {problemCount > 0 && (
        <span className={problem}>
          <Icon of={OctagonX} size="s" />
          <span aria-hidden="true">{problemCount}</span>
          <span className={visuallyHidden}>{t`${plural(problemCount, { one: '# error', other: '# errors' })}`}</span>
        </span>
      )}
      {disabledReason !== undefined && (
        <span id={`${id}-reason`} hidden>
          {disabledReason}
        </span>
      )}
    </>
  );
}

/** A row of tabs, each with a panel; one is open. Left and Right move, Home and End go to the ends. @source forms §2.1 */
export function Tabs({ children, label, fit = 'content', ...rest }: TabsProps) {
  const tabs = useTabs(rest);
  const { hidden, scrollBy } = useOverflow(tabs.listProps.ref);
  const contentOf = (id: string) => (typeof children === 'function' ? children(id) : id === rest.selectedId && children);
  return (
    <div className={root[fit]}>
      <div className={bar}>
        <div {...tabs.listProps} role="tablist" aria-label={label} className={list}>
          {rest.tabs.map((item) => {
            const props = tabs.tabProps(item);
            return (
              <button key={item.id} {...props} type="button" role="tab" title={item.disabledReason} className={tab}>
                <TabWords item={item} id={props.id} />
              </button>
            );
          })}
        </div>
        {(['start', 'end'] as const).map(
          (end) =>
            hidden[end] && (
              // For the mouse only: the keyboard brings a tab into sight by going to it.
              <button
                key={end}
                type="button"
                tabIndex={-1}
                aria-hidden="true"
                className={edge[end]}
                onClick={() => scrollBy(end === 'end' ? 1 : -1)}
              >
                <Icon of={end === 'end' ? ChevronRight : ChevronLeft} />
              </button>
            ),
        )}
      </div>
      {tabs.panels.map(({ id }) => (
        <div key={id} {...tabs.panelProps(id)} role="tabpanel" className={panel[fit]}>
          {contentOf(id)}
        </div>
      ))}
    </div>
  );
}

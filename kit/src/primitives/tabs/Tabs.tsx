import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, OctagonX } from 'lucide';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { EitherText } from '../data-text/index.ts';
import { Icon } from '../icon/index.ts';
import { partProps, rootProps } from '../parts/index.ts';
import type { PartLooks } from '../parts/index.ts';
import { badge, bar, edge, list, panel, problem, root, tab } from './Tabs.css.ts';
import { tabPanelProps, tabProps, tabReasonProps, useTabs } from './headless.ts';
import type { TabView } from './headless.ts';
import type { TabItem, TabsPart, TabsProps } from './types.ts';

interface TabContentProps {
  readonly view: TabView<TabItem>;
  readonly parts: PartLooks<TabsPart> | undefined;
}

function TabContent({ view, parts }: TabContentProps) {
  const { t } = useLingui();
  const { label, icon, count, problemCount = 0, disabledReason } = view.item;
  return (
    <>
      {icon && <Icon of={icon} />}
      <span {...partProps(parts, 'label', undefined)}>
        <EitherText>{label}</EitherText>
      </span>
      {count !== undefined && <span {...partProps(parts, 'badge', badge)}>{count}</span>}
      {problemCount > 0 && (
        <span {...partProps(parts, 'problem', problem)}>
          <Icon of={OctagonX} size="s" />
          <span aria-hidden="true">{problemCount}</span>
          <span className={visuallyHidden}>{t`${plural(problemCount, { one: '# error', other: '# errors' })}`}</span>
        </span>
      )}
      {disabledReason !== undefined && <span {...tabReasonProps(view)}>{disabledReason}</span>}
    </>
  );
}

/** A row of tabs, each with a panel; one is open. Left and Right move, Home and End go to the ends. @source forms §2.1 */
export function Tabs(props: TabsProps) {
  const { children, fit = 'content', parts } = props;
  const { tabs, panels, selectedId, hidden, getListProps, getScrollProps } = useTabs(props);
  const contentOf = (id: string) => (typeof children === 'function' ? children(id) : id === selectedId && children);
  return (
    <div {...rootProps(props, root[fit])}>
      <div {...partProps(parts, 'bar', bar)}>
        <div {...getListProps(partProps(parts, 'list', list))}>
          {tabs.map((view) => (
            <button key={view.item.id} type="button" title={view.item.disabledReason} {...tabProps(view, partProps(parts, 'tab', tab))}>
              <TabContent view={view} parts={parts} />
            </button>
          ))}
        </div>
        {(['start', 'end'] as const).map(
          (end) =>
            hidden[end] && (
              <button key={end} type="button" {...getScrollProps(end, partProps(parts, 'edge', edge[end]))}>
                <Icon of={end === 'end' ? ChevronRight : ChevronLeft} />
              </button>
            ),
        )}
      </div>
      {panels.map((view) => (
        <div key={view.itemId} {...tabPanelProps(view, partProps(parts, 'panel', panel[fit]))}>
          {contentOf(view.itemId)}
        </div>
      ))}
    </div>
  );
}

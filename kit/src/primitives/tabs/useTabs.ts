import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { nextTab } from './nextTab.ts';
import type { TabItem, TabsProps } from './types.ts';

const STOP =
  ':is(a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex], [contenteditable=true]):not(:disabled, [tabindex="-1"])';

/** A tab in sight is not under the button at an end of the row. */
const ROOM_AT_ENDS_PX = 34;

/** Keys, choice and ids of a row of tabs and its panels. */
export function useTabs({ tabs, selectedId, onSelect, activation = 'automatic', keep = 'chosen' }: Omit<TabsProps, 'children' | 'label'>) {
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set([selectedId]));
  if (!visited.has(selectedId)) setVisited(new Set([...visited, selectedId]));
  // A panel without anything to stop at is a stop itself, or the keyboard would jump over what is written in it.
  const [isPanelStop, setIsPanelStop] = useState(false);
  const lookIntoPanel = () =>
    setIsPanelStop(
      !![panelRef.current].find((panel) => panel && ![...panel.querySelectorAll(STOP)].some((stop) => stop.checkVisibility())),
    );

  useEffect(() => {
    const list = listRef.current;
    const tab = list?.querySelector<HTMLElement>('[aria-selected=true]');
    if (!list || !tab) return;
    // Not scrollIntoView: it would move the page as well.
    const before = tab.offsetLeft - list.scrollLeft - ROOM_AT_ENDS_PX;
    const beyond = before + tab.offsetWidth - list.clientWidth + 2 * ROOM_AT_ENDS_PX;
    if (before < 0) list.scrollLeft += before;
    else if (beyond > 0) list.scrollLeft += beyond;
  }, [selectedId]);

  const select = (tab: TabItem) => {
    if (tab.disabledReason === undefined && tab.id !== selectedId) onSelect(tab.id);
  };
  const tabId = (item: string) => `${id}-tab-${item}`;
  const panelId = (item: string) => `${id}-panel-${item}`;

  const handleKey = (event: KeyboardEvent, fromId: string) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const to = tabs.find((tab) => tab.id === nextTab(tabs, fromId, event.key));
    if (!to) return;
    event.preventDefault();
    document.getElementById(tabId(to.id))?.focus();
    if (activation === 'automatic') select(to);
  };

  return {
    listProps: { ref: listRef, onFocus: lookIntoPanel },
    tabProps: (tab: TabItem) => ({
      id: tabId(tab.id),
      'aria-selected': tab.id === selectedId,
      'aria-controls': tab.id === selectedId ? panelId(tab.id) : undefined,
      'aria-disabled': tab.disabledReason === undefined ? undefined : true,
      'aria-describedby': tab.disabledReason === undefined ? undefined : `${tabId(tab.id)}-reason`,
      tabIndex: tab.id === selectedId ? 0 : -1,
      onClick: () => select(tab),
      onKeyDown: (event: KeyboardEvent) => handleKey(event, tab.id),
    }),
    /** Panels that exist now, in the order of the tabs. */
    panels: tabs.filter((tab) => tab.id === selectedId || keep === 'all' || (keep === 'visited' && visited.has(tab.id))),
    panelProps: (item: string) => ({
      ref: item === selectedId ? panelRef : undefined,
      id: panelId(item),
      'aria-labelledby': tabId(item),
      hidden: item !== selectedId,
      tabIndex: item === selectedId && isPanelStop ? 0 : undefined,
    }),
  };
}

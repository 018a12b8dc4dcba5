import { useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { arrowOf, useEnvironment } from '../../engines/environment/index.ts';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { createKeptViews, mergeProps, refOf, useHeld } from '../../engines/prop-getters/index.ts';
import { nextTab } from './nextTab.ts';
import type { TabData, TabPanelView, TabView, TabsEnd, TabsOptions } from './types.ts';
import { useOverflow } from './useOverflow.ts';

const STOP =
  ':is(a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex], [contenteditable=true]):not(:disabled, [tabindex="-1"])';

/** A tab in sight is not under the button at an end of the row. */
const ROOM_AT_ENDS_PX = 34;

/**
 * Behaviour of a row of tabs and its panels: draw `tabs` with `tabProps(view)` within `getListProps()`, and `panels` with
 * `tabPanelProps(view)`. Left and Right move, Home and End go to the ends. @source forms §2.1
 */
export function useTabs<Tab extends TabData>(options: TabsOptions<Tab>) {
  const { label, tabs, activation = 'automatic', keep = 'chosen' } = options;
  const { dir } = useEnvironment();
  const id = useId();
  const listRef = useRef<HTMLElement>(null);
  const [selectedId, onSelect] = useHeld<string>({
    name: 'selectedId',
    value: options.selectedId,
    initial: options.initialSelectedId ?? tabs.find(({ disabledReason }) => disabledReason === undefined)?.id ?? '',
    onChange: options.onSelect,
  });
  const panelId = (item: string) => `${id}-panel-${item}`;
  const tabId = (item: string) => `${id}-tab-${item}`;
  const { panels, lookIntoPanel } = usePanels({ tabs, selectedId, keep, panelId, tabId });
  const { hidden, scrollTo } = useOverflow(listRef, dir);
  useInSight(listRef, selectedId);

  const [kept] = useState(() => createKeptViews<TabView<Tab>>());
  const views = tabs.map((item, at) =>
    kept.keep(at, { item, id: tabId(item.id), panelId: panelId(item.id), isSelected: item.id === selectedId }),
  );
  const select = (tab: Tab) => {
    if (tab.disabledReason === undefined && tab.id !== selectedId) onSelect(tab.id);
  };
  const isTab = (element: Element) => views.find((view) => view.id === element.id && element.hasAttribute('data-mp-tab'));

  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || isComposingKey(event.nativeEvent)) return;
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return;
    const from = isTab(event.target)?.item;
    if (!from) return;
    const isPressed = (event.key === 'Enter' || event.key === ' ') && !(event.target instanceof HTMLButtonElement);
    const to = isPressed ? from : tabs.find((tab) => tab.id === nextTab(tabs, from.id, arrowOf(event, dir)));
    if (!to) return;
    event.preventDefault();
    event.target.ownerDocument.getElementById(tabId(to.id))?.focus();
    if (isPressed || activation === 'automatic') select(to);
  }

  function onClick({ target, currentTarget }: MouseEvent) {
    for (let at = target instanceof Element ? target : null; at && at !== currentTarget; at = at.parentElement) {
      const view = isTab(at);
      if (view) return select(view.item);
    }
  }

  return {
    selectedId,
    /** Views of the tabs, in order. */
    tabs: views,
    /** Panels that exist now, in the order of the tabs. */
    panels,
    /** Ends of the row at which something is scrolled out of sight. */
    hidden,
    /** Attributes of the element around the tabs. */
    getListProps: <Own extends object = object>(own?: Own) =>
      mergeProps({ ref: refOf(listRef), role: 'tablist', 'aria-label': label, onFocus: lookIntoPanel, onKeyDown, onClick } as const, own),
    /** Attributes of a button at an end of the row, for the mouse only: the keyboard brings a tab into sight by going to it. */
    getScrollProps: <Own extends object = object>(end: TabsEnd, own?: Own) =>
      mergeProps({ tabIndex: -1, 'aria-hidden': true, onClick: () => scrollTo(end) } as const, own),
  };
}

interface PanelsOptions {
  readonly tabs: readonly TabData[];
  readonly selectedId: string;
  readonly keep: 'chosen' | 'visited' | 'all';
  readonly panelId: (item: string) => string;
  readonly tabId: (item: string) => string;
}

/** Panels there are: a panel without anything to stop at is a stop itself, or the keyboard would jump over what is written in it. */
function usePanels({ tabs, selectedId, keep, panelId, tabId }: PanelsOptions) {
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set([selectedId]));
  if (!visited.has(selectedId)) setVisited(new Set([...visited, selectedId]));
  const [isStop, setIsStop] = useState(false);
  const lookIntoPanel = () => {
    const panel = document.getElementById(panelId(selectedId));
    setIsStop(panel !== null && ![...panel.querySelectorAll(STOP)].some((stop) => stop.checkVisibility()));
  };
  // A tab gets the focus before its panel is there: what is in it is known once it is drawn.
  const lookOnceDrawn = useEffectEvent(() => {
    if (document.getElementById(tabId(selectedId)) === document.activeElement) lookIntoPanel();
  });
  // oxlint-disable-next-line react/set-state-in-effect -- what a panel holds is known by its elements alone
  useLayoutEffect(() => lookOnceDrawn(), [selectedId]);
  const panels = tabs
    .filter((tab) => tab.id === selectedId || keep === 'all' || (keep === 'visited' && visited.has(tab.id)))
    .map((tab): TabPanelView => {
      const isSelected = tab.id === selectedId;
      return { itemId: tab.id, id: panelId(tab.id), tabId: tabId(tab.id), isSelected, isStop: isSelected && isStop };
    });
  return { panels, lookIntoPanel };
}

/** Scrolls the row until the chosen tab is in sight. Not scrollIntoView: it would move the page as well. */
function useInSight(listRef: RefObject<HTMLElement | null>, selectedId: string) {
  useLayoutEffect(() => {
    const list = listRef.current;
    const tab = list?.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
    if (!list || !tab) return;
    const row = list.getBoundingClientRect();
    const { left, right } = tab.getBoundingClientRect();
    const before = left - row.left - ROOM_AT_ENDS_PX;
    const beyond = right - row.right + ROOM_AT_ENDS_PX;
    if (before < 0) list.scrollLeft += before;
    else if (beyond > 0) list.scrollLeft += beyond;
  }, [listRef, selectedId]);
}

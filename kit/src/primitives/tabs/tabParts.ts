import { mergeProps } from '../../engines/prop-getters/index.ts';
import type { TabPanelView, TabView } from './types.ts';

const reasonId = ({ id }: TabView) => `${id}-reason`;

/**
 * Attributes of a tab: role, state, what it belongs to. Best on a button; any element will do.
 * @param own attributes of whoever draws, merged with these
 */
export function tabProps<Own extends object = object>(view: TabView, own?: Own) {
  const isDisabled = view.item.disabledReason !== undefined;
  return mergeProps(
    {
      role: 'tab',
      id: view.id,
      'data-mp-tab': view.item.id,
      'aria-selected': view.isSelected,
      'aria-controls': view.isSelected ? view.panelId : undefined,
      'aria-disabled': isDisabled ? true : undefined,
      'aria-describedby': isDisabled ? reasonId(view) : undefined,
      tabIndex: view.isSelected ? 0 : -1,
    } as const,
    own,
  );
}

/** Attributes of an unseen element in a tab with the reason it cannot be chosen: its description. */
export const tabReasonProps = <Own extends object = object>(view: TabView, own?: Own) =>
  mergeProps({ id: reasonId(view), hidden: true } as const, own);

/** Attributes of a panel. One that is not chosen is hidden, with what was typed in it. */
export function tabPanelProps<Own extends object = object>(view: TabPanelView, own?: Own) {
  return mergeProps(
    {
      role: 'tabpanel',
      id: view.id,
      'aria-labelledby': view.tabId,
      hidden: !view.isSelected,
      tabIndex: view.isStop ? 0 : undefined,
    } as const,
    own,
  );
}

import { useRef, useState } from 'react';
import { mergeProps, refOf } from '../../engines/prop-getters/index.ts';
import { useOnePanel } from '../nav-panel/headless.ts';
import { useNavTree } from '../side-nav/headless.ts';
import type { NavData, NavView } from '../side-nav/headless.ts';
import type { TopNavOptions } from './types.ts';
import { useEntriesThatFit } from './useEntriesThatFit.ts';

/** The mark of the button that holds the rest; no id of an entry is like it. */
export const MORE = ' more';

/**
 * The menu in a bar: draw `entries`, as many as fit, and a button for the `rest`. Disclosures like the side menu: a branch is a button
 * with `useNavPanelButton` of `headless/nav-panel` that opens a panel of links right after itself. @source shell §2.4
 */
export function useTopNav<N extends NavData<N>>({ label, items, currentId, onFollow, choice }: TopNavOptions<N>) {
  const navRef = useRef<HTMLElement>(null);
  const { openId, setOpenId, panelOf } = useOnePanel();
  const follow = (item: N) => {
    setOpenId(null);
    onFollow(item);
  };
  const { entries } = useNavTree<N>({ items, currentId, onFollow: follow, ...(choice && { onBranch: choice.onChoose }) });
  const fitting = useEntriesThatFit(navRef, items.length);
  const rest = entries.slice(fitting);

  // A panel goes with its button: it does not open by itself when the button comes back.
  const [seen, setSeen] = useState(fitting);
  if (seen !== fitting) {
    setSeen(fitting);
    if (openId !== MORE) setOpenId(null);
  }

  return {
    /** Views of the entries that fit. */
    entries: entries.slice(0, fitting),
    /** Entries that do not fit, for a panel of their own. */
    rest: rest.map(({ item }) => item),
    /** The current page is one of the rest, or below one. */
    isCurrentInRest: rest.some(({ isCurrent, holdsCurrent }) => isCurrent || holdsCurrent),
    /** State of the panel of an entry, or of the rest by the id `MORE`. */
    panelOf,
    /** Follows a leaf of a panel, which closes. */
    follow,
    /** Hands a branch of a panel over, which closes; undefined where branches open. */
    choose:
      choice &&
      ((branch: N) => {
        setOpenId(null);
        choice.onChoose(branch);
      }),
    /** Attributes of the landmark, a `nav`. */
    getNavProps: <Own extends object = object>(own?: Own) => mergeProps({ ref: refOf(navRef), 'aria-label': label } as const, own),
    /** Attributes of the native `button` of a branch whose links stand elsewhere on the page. */
    choiceProps: <Own extends object = object>({ item, holdsCurrent, onPress }: NavView<N>, own?: Own) =>
      mergeProps(
        {
          type: 'button',
          'data-mp-entry': item.id,
          'aria-expanded': choice?.chosenId === item.id,
          'aria-controls': choice?.chosenId === item.id ? choice.controls : undefined,
          'aria-current': holdsCurrent ? 'true' : undefined,
          onClick: onPress,
        } as const,
        own,
      ),
  };
}

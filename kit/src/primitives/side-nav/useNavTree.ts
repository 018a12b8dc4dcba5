import type { MouseEvent } from 'react';
import { isForBrowser } from '../../engines/link-press/index.ts';
import { mergeProps } from '../../engines/prop-getters/index.ts';
import { pressBranch } from './branches.ts';
import type { NavData, NavTreeOptions, NavView } from './types.ts';
import { useOpenBranches } from './useOpenBranches.ts';

/**
 * Links of a menu as disclosures, one branch of a level open at a time: draw `entries`, leaves with `navLeafProps(view)`, branches with
 * `navBranchProps(view)` and, right after the button, their `children` in a list. Not an ARIA menu, so that a screen reader's own lists
 * of links find every page. @source shell §2.4
 */
export function useNavTree<N extends NavData<N>>(options: NavTreeOptions<N>) {
  const { items, currentId, onFollow, onBranch } = options;
  const { above, open, setOpen } = useOpenBranches(options);

  const pressed = (item: N, path: readonly string[]) => (event: MouseEvent) => {
    if (item.children) return onBranch ? onBranch(item) : setOpen(pressBranch(open, path));
    if (item.href !== undefined) {
      if (isForBrowser(event) || item.isExternal) return;
      event.preventDefault();
    }
    onFollow(item);
  };

  function viewsOf(level: readonly N[], path: readonly string[], isOnWay: boolean): readonly NavView<N>[] {
    return level.map((item) => {
      const own = [...path, item.id];
      const isOpen = item.children && !onBranch ? open[path.length] === item.id : undefined;
      const holdsCurrent = item.children !== undefined && isOnWay && above[path.length] === item.id;
      return {
        item,
        depth: path.length,
        isCurrent: !item.children && item.id === currentId,
        isOpen,
        holdsCurrent,
        children: isOpen ? viewsOf(item.children ?? [], own, holdsCurrent) : [],
        onPress: pressed(item, own),
      };
    });
  }

  return {
    /** Views of the top entries, in order, with what is open below them. */
    entries: viewsOf(items, [], true),
    /** Ids of the branches above the current page, outermost first. */
    above,
    /** Ids of the open branches, outermost first. */
    open,
    setOpen,
  };
}

const opensWindow = ({ isExternal, opens }: Pick<NavData<never>, 'isExternal' | 'opens'>) => isExternal === true || opens === 'window';

/**
 * Attributes of a leaf: a link, an `a`, where it has an address, else a `button`.
 * @param own attributes of whoever draws, merged with these
 */
export function navLeafProps<N extends NavData<N>, Own extends object = object>({ item, isCurrent, onPress }: NavView<N>, own?: Own) {
  const isLink = item.href !== undefined;
  return mergeProps(
    {
      type: isLink ? undefined : 'button',
      href: item.href,
      target: isLink && opensWindow(item) ? '_blank' : undefined,
      rel: isLink && opensWindow(item) ? 'noopener noreferrer' : undefined,
      'data-mp-entry': item.id,
      'aria-current': isCurrent ? 'page' : undefined,
      onClick: onPress,
    } as const,
    own,
  );
}

/** Attributes of the native `button` of a branch. */
export function navBranchProps<N extends NavData<N>, Own extends object = object>(view: NavView<N>, own?: Own) {
  const { item, isOpen, holdsCurrent, onPress } = view;
  return mergeProps(
    {
      type: 'button',
      'data-mp-entry': item.id,
      'aria-expanded': isOpen,
      'data-open': isOpen ? '' : undefined,
      'data-holds-current': holdsCurrent && !isOpen ? '' : undefined,
      onClick: onPress,
    } as const,
    own,
  );
}

import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronRight, SquareArrowOutUpRight } from 'lucide';
import { useMemo, useState } from 'react';
import type { MouseEvent } from 'react';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { Icon } from '../icon/index.ts';
import { branchesAbove, pressBranch } from './branches.ts';
import * as css from './SideNav.css.ts';
import type { NavItem, SideNavProps } from './types.ts';

/** The browser's own: new tab, new window, download. */
const isForBrowser = (event: MouseEvent) => event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

const DEEPEST = 3;
const rowClass = (depth: number, isRail: boolean | undefined) =>
  `${css.row} ${isRail ? css.rail : css.depth[Math.min(depth, DEEPEST) as keyof typeof css.depth]}`;

interface LevelProps extends Pick<SideNavProps, 'items' | 'currentId' | 'isRail'> {
  readonly path: readonly string[];
  readonly open: readonly string[];
  readonly onPress: (path: readonly string[]) => void;
  readonly onFollow: (item: NavItem, event: MouseEvent) => void;
}

/**
 * Navigation as disclosures: buttons that open lists of links, not an ARIA menu, so that a screen reader's own
 * lists of links and landmarks find every page.
 */
export function SideNav({ label, items, currentId, isRail = false, onFollow, onWiden }: SideNavProps) {
  const above = useMemo(() => branchesAbove(items, currentId), [items, currentId]);
  const [open, setOpen] = useState<readonly string[]>(above);
  // A navigation opens the branch of the page it led to.
  const [seen, setSeen] = useState(above);
  if (seen !== above) {
    setSeen(above);
    setOpen(above);
  }
  return (
    <nav aria-label={label} className={css.nav}>
      <Level
        items={items}
        currentId={currentId}
        isRail={isRail}
        path={[]}
        open={open}
        onPress={(path) => {
          if (isRail) onWiden?.();
          setOpen(isRail ? path : pressBranch(open, path));
        }}
        onFollow={(item, event) => {
          if (isForBrowser(event) || item.isExternal) return;
          event.preventDefault();
          onFollow(item);
        }}
      />
    </nav>
  );
}

function Level(props: LevelProps) {
  return (
    <ul className={css.level}>
      {props.items.map((item) => (
        <li key={item.id}>{item.children ? <Branch {...props} item={item} /> : <Leaf {...props} item={item} />}</li>
      ))}
    </ul>
  );
}

function Leaf({ item, currentId, isRail, path, onFollow }: LevelProps & { readonly item: NavItem }) {
  const { t } = useLingui();
  return (
    <a
      href={item.href}
      className={rowClass(path.length, isRail)}
      aria-current={item.id === currentId ? 'page' : undefined}
      title={isRail ? item.label : undefined}
      target={item.isExternal ? '_blank' : undefined}
      rel={item.isExternal ? 'noopener noreferrer' : undefined}
      onClick={(event) => onFollow(item, event)}
    >
      {path.length === 0 && <Icon of={item.icon} />}
      <span className={isRail ? visuallyHidden : css.label}>{item.label}</span>
      {item.isExternal && <span className={visuallyHidden}>{t`opens a new window`}</span>}
      {item.isExternal && !isRail && <Icon of={SquareArrowOutUpRight} size="s" />}
    </a>
  );
}

function Branch(props: LevelProps & { readonly item: NavItem }) {
  const { item, isRail, path, open, currentId } = props;
  const own = [...path, item.id];
  const isOpen = !isRail && open[path.length] === item.id;
  const holdsCurrent = branchesAbove([item], currentId).length > 0;
  return (
    <>
      <button
        type="button"
        className={rowClass(path.length, isRail)}
        aria-expanded={isOpen}
        data-open={isOpen ? '' : undefined}
        data-holds-current={holdsCurrent && !isOpen ? '' : undefined}
        title={isRail ? item.label : undefined}
        onClick={() => props.onPress(own)}
      >
        {path.length === 0 && <Icon of={item.icon} />}
        <span className={isRail ? visuallyHidden : css.label}>{item.label}</span>
        {!isRail && <Icon of={isOpen ? ChevronDown : ChevronRight} size="s" />}
      </button>
      {isOpen && <Level {...props} items={item.children ?? []} path={own} />}
    </>
  );
}

import { ChevronDown, ChevronRight } from 'lucide';
import { Icon } from '../icon/index.ts';
import { NavCount } from './NavCount.tsx';
import { NavLeaf } from './NavLeaf.tsx';
import * as css from './SideNav.css.ts';
import type { NavItem, NavLinksProps } from './types.ts';

export interface NavLevelProps extends NavLinksProps {
  /** Ids of the branches above this level, outermost first. */
  readonly path: readonly string[];
  readonly open: readonly string[];
  /** The branches above the current page, and whether this level is on the way to it. */
  readonly above: readonly string[];
  readonly isOnWay: boolean;
  readonly onPress: (path: readonly string[]) => void;
}

/** May be cut: the tooltip comes on the words alone, so that a link is not read out twice. */
const Label = ({ of: { label, lang } }: { readonly of: NavItem }) => (
  <span className={css.label} lang={lang}>
    {label}
  </span>
);

const rowClass = (depth: number) => `${css.row} ${css.depth[Math.min(depth, css.DEEPEST) as keyof typeof css.depth]}`;

/** The items below one branch, or at the top; only what is open is drawn. */
export function NavLevel(props: NavLevelProps) {
  const { items, currentId, path, onFollow } = props;
  return (
    <ul className={css.level}>
      {items.map((item) => (
        <li key={item.id}>
          {item.children ? (
            <Branch {...props} item={item} />
          ) : (
            <NavLeaf item={item} isCurrent={item.id === currentId} onFollow={onFollow} className={rowClass(path.length)}>
              {path.length === 0 && <Icon of={item.icon} />}
              <Label of={item} />
            </NavLeaf>
          )}
        </li>
      ))}
    </ul>
  );
}

function Branch(props: NavLevelProps & { readonly item: NavItem }) {
  const { item, path, open, above, isOnWay, onBranch } = props;
  const own = [...path, item.id];
  const isOpen = !onBranch && open[path.length] === item.id;
  const holdsCurrent = isOnWay && above[path.length] === item.id;
  return (
    <>
      <button
        type="button"
        className={rowClass(path.length)}
        aria-expanded={onBranch ? undefined : isOpen}
        data-mp-entry={item.id}
        data-open={isOpen ? '' : undefined}
        data-holds-current={holdsCurrent && !isOpen ? '' : undefined}
        onClick={() => (onBranch ? onBranch(item) : props.onPress(own))}
      >
        {path.length === 0 && <Icon of={item.icon} />}
        <Label of={item} />
        {!isOpen && <NavCount of={item} />}
        <Icon of={isOpen ? ChevronDown : ChevronRight} size="s" />
      </button>
      {isOpen && <NavLevel {...props} items={item.children ?? []} path={own} isOnWay={holdsCurrent} />}
    </>
  );
}

import { ChevronDown, ChevronRight } from 'lucide';
import { Icon } from '../icon/index.ts';
import { NavCount } from './NavCount.tsx';
import { NavLeaf } from './NavLeaf.tsx';
import * as css from './SideNav.css.ts';
import { navBranchProps } from './headless.ts';
import type { NavView } from './headless.ts';
import type { NavItem } from './types.ts';

/** May be cut: the tooltip comes on the words alone, so that a link is not read out twice. */
const Label = ({ of: { label, lang } }: { readonly of: NavItem }) => (
  <span className={css.label} lang={lang}>
    {label}
  </span>
);

const rowClass = (depth: number) => `${css.row} ${css.depth[`level${Math.min(depth, css.DEEPEST)}` as keyof typeof css.depth]}`;

/** The items below one branch, or at the top; only what is open is drawn. */
export function NavLevel({ entries }: { readonly entries: readonly NavView<NavItem>[] }) {
  return (
    <ul className={css.level}>
      {entries.map((view) => (
        <li key={view.item.id}>
          {view.item.children ? (
            <Branch view={view} />
          ) : (
            <NavLeaf view={view} className={rowClass(view.depth)}>
              {view.depth === 0 && <Icon of={view.item.icon} />}
              <Label of={view.item} />
            </NavLeaf>
          )}
        </li>
      ))}
    </ul>
  );
}

function Branch({ view }: { readonly view: NavView<NavItem> }) {
  const { item, depth, isOpen, children } = view;
  return (
    <>
      <button {...navBranchProps(view, { className: rowClass(depth) })}>
        {depth === 0 && <Icon of={item.icon} />}
        <Label of={item} />
        {!isOpen && <NavCount of={item} />}
        <Icon of={isOpen ? ChevronDown : ChevronRight} size="s" />
      </button>
      {isOpen && <NavLevel entries={children} />}
    </>
  );
}

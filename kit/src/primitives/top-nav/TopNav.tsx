import { useLingui } from '@lingui/react/macro';
import { Ellipsis } from 'lucide';
import { rootProps } from '../parts/index.ts';
import { NavCount, NavLeaf, NavLinks } from '../side-nav/index.ts';
import { TopBranch } from './TopBranch.tsx';
import * as css from './TopNav.css.ts';
import { MORE, useTopNav } from './headless.ts';
import type { TopNavProps } from './types.ts';

/**
 * The menu in a bar: as many entries as fit, the rest under “more”. Disclosures like the side menu: a branch is a button
 * that opens a panel of links right after itself. @source shell §2.4
 */
export function TopNav(props: TopNavProps) {
  const { currentId, choice } = props;
  const { t } = useLingui();
  const nav = useTopNav(props);
  const links = { currentId, onFollow: nav.follow };
  return (
    <nav {...nav.getNavProps(rootProps(props, css.nav))}>
      <ul className={css.row}>
        {nav.entries.map((view) => {
          const { item, holdsCurrent } = view;
          const label = <span className={css.label}>{item.label}</span>;
          return (
            <li key={item.id} className={css.place}>
              {!item.children ? (
                <NavLeaf view={view} className={css.entry} title={item.label} isNarrow>
                  {label}
                </NavLeaf>
              ) : choice ? (
                <button {...nav.choiceProps(view, { className: css.entry, title: item.label })}>
                  {label}
                  <NavCount of={item} />
                </button>
              ) : (
                <TopBranch
                  entry={item.id}
                  label={item.label}
                  count={<NavCount of={item} />}
                  holdsCurrent={holdsCurrent}
                  {...nav.panelOf(item.id)}
                >
                  <NavLinks items={item.children} {...links} />
                </TopBranch>
              )}
            </li>
          );
        })}
        {nav.rest.length > 0 && (
          <li key={MORE} className={css.morePlace}>
            <TopBranch
              entry={MORE}
              label={t`More`}
              count={<NavCount of={{ id: MORE, label: t`More`, icon: Ellipsis, children: nav.rest }} />}
              holdsCurrent={nav.isCurrentInRest}
              {...nav.panelOf(MORE)}
            >
              <NavLinks items={nav.rest} {...links} onBranch={nav.choose} />
            </TopBranch>
          </li>
        )}
      </ul>
    </nav>
  );
}

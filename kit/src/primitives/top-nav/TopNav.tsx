import { useLingui } from '@lingui/react/macro';
import { Ellipsis } from 'lucide';
import { useMemo, useRef, useState } from 'react';
import { NavCount, NavLeaf, NavLinks, branchesAbove } from '../side-nav/index.ts';
import type { NavItem } from '../side-nav/index.ts';
import { TopBranch } from './TopBranch.tsx';
import * as css from './TopNav.css.ts';
import type { TopNavProps } from './types.ts';
import { useEntriesThatFit } from './useEntriesThatFit.ts';

/** The mark of the button that holds the rest; no id of an entry is like it. */
const MORE = ' more';

/**
 * The menu in a bar: as many entries as fit, the rest under “more”. Disclosures like the side menu: a branch is a button
 * that opens a panel of links right after itself. @source shell §2.4
 */
export function TopNav({ label, items, currentId, onFollow, choice }: TopNavProps) {
  const { t } = useLingui();
  const navRef = useRef<HTMLElement>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const above = useMemo(() => branchesAbove(items, currentId), [items, currentId]);
  const fitting = useEntriesThatFit(navRef, items.length);
  const rest = items.slice(fitting);
  const isInRest = rest.some(({ id }) => id === currentId || id === above[0]);

  // A panel goes with its button: it does not open by itself when the button comes back.
  const [seen, setSeen] = useState(fitting);
  if (seen !== fitting) {
    setSeen(fitting);
    if (openId !== MORE) setOpenId(null);
  }

  const close = (id: string) => setOpenId((open) => (open === id ? null : open));
  const panel = (id: string) => ({
    isOpen: openId === id,
    onPress: () => setOpenId(openId === id ? null : id),
    onClose: () => close(id),
  });
  const follow = (item: NavItem) => {
    setOpenId(null);
    onFollow(item);
  };
  const links = { currentId, onFollow: follow };

  return (
    <nav ref={navRef} aria-label={label} className={css.nav}>
      <ul className={css.row}>
        {items.slice(0, fitting).map((item) => (
          <li key={item.id} className={css.place}>
            {!item.children ? (
              <NavLeaf item={item} isCurrent={item.id === currentId} onFollow={follow} className={css.entry} title={item.label} isNarrow>
                <span className={css.label}>{item.label}</span>
              </NavLeaf>
            ) : choice ? (
              <button
                type="button"
                className={css.entry}
                title={item.label}
                data-mp-entry={item.id}
                aria-expanded={choice.chosenId === item.id}
                aria-controls={choice.chosenId === item.id ? choice.controls : undefined}
                aria-current={above[0] === item.id ? 'true' : undefined}
                onClick={() => choice.onChoose(item)}
              >
                <span className={css.label}>{item.label}</span>
                <NavCount of={item} />
              </button>
            ) : (
              <TopBranch
                entry={item.id}
                label={item.label}
                count={<NavCount of={item} />}
                holdsCurrent={above[0] === item.id}
                {...panel(item.id)}
              >
                <NavLinks items={item.children} {...links} />
              </TopBranch>
            )}
          </li>
        ))}
        {rest.length > 0 && (
          <li key={MORE} className={css.morePlace}>
            <TopBranch
              entry={MORE}
              label={t`More`}
              count={<NavCount of={{ id: MORE, label: t`More`, icon: Ellipsis, children: rest }} />}
              holdsCurrent={isInRest}
              {...panel(MORE)}
            >
              <NavLinks
                items={rest}
                {...links}
                onBranch={
                  choice &&
                  ((branch) => {
                    setOpenId(null);
                    choice.onChoose(branch);
                  })
                }
              />
            </TopBranch>
          </li>
        )}
      </ul>
    </nav>
  );
}

import { useLingui } from '@lingui/react/macro';
import { MixedText } from '@milepost/kit/data-text';
import { Button, IconButton, wordsAtEnd } from '@milepost/kit/button';
import { shownMenus } from '@milepost/openapi/domains/current-user';
import { useStore } from '@nanostores/react';
import { Star } from 'lucide';
import { useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useSession } from '../../auth/currentSession.ts';
import { recentMenusOf } from '../../open-pages/recentMenus.ts';
import { linksAt, menuGroups } from './menuGroups.ts';
import type { MenuLink } from './menuGroups.ts';
import type { Linked, WindowLink } from './pageLink.ts';
import { Region } from './Region.tsx';
import * as css from './overview.css.ts';

interface MenuRegionProps extends Linked {
  readonly windowLink: WindowLink;
}

/** Entries the person opened last and keeps at hand, and on demand the whole menu with a star at each entry. @reading */
export function MenuRegion({ link, windowLink }: MenuRegionProps) {
  const { t } = useLingui();
  const { currentUser, pathOf } = useSession();
  const memory = recentMenusOf(currentUser.user.userId);
  const { recent, favourites } = useStore(memory.store);
  const groups = useMemo(() => menuGroups(shownMenus(currentUser.menus), pathOf), [currentUser, pathOf]);
  const [isAll, setAll] = useState(false);
  const id = useId();
  const kept = linksAt(groups, favourites);
  const opened = linksAt(groups, recent);
  const list = (links: readonly MenuLink[]) => (
    <ul className={css.list}>
      {links.map((menu) => (
        <MenuLine
          key={menu.id}
          link={link}
          windowLink={windowLink}
          menu={menu}
          isKept={favourites.includes(menu.key)}
          onToggle={() => memory.toggleFavourite(menu.key)}
        />
      ))}
    </ul>
  );
  return (
    <Region
      title={t`Menus`}
      isWide={isAll}
      actions={
        <span className={wordsAtEnd}>
          <Button variant="accent" opens={{ kind: 'region', isOpen: isAll, id }} onPress={() => setAll(!isAll)}>
            {isAll ? t`Hide all menus` : t`All menus`}
          </Button>
        </span>
      }
    >
      <div className={css.groups}>
        <MenuGroupView name={t`Favourites`}>
          {kept.length > 0 ? list(kept) : <p className={css.itemNote}>{t`Press the star of a menu to keep it here`}</p>}
        </MenuGroupView>
        <MenuGroupView name={t`Opened last`}>
          {opened.length > 0 ? list(opened) : <p className={css.itemNote}>{t`Pages you open appear here`}</p>}
        </MenuGroupView>
      </div>
      {isAll && (
        <div id={id} className={css.allMenus}>
          {groups.map((group) => (
            <MenuGroupView key={group.id} name={group.name}>
              {list(group.links)}
            </MenuGroupView>
          ))}
        </div>
      )}
    </Region>
  );
}

function MenuGroupView({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <h3 className={css.groupName}>
        <MixedText of={name} />
      </h3>
      {children}
    </div>
  );
}

interface MenuLineProps extends MenuRegionProps {
  readonly menu: MenuLink;
  readonly isKept: boolean;
  readonly onToggle: () => void;
}

function MenuLine({ link: Link, windowLink: WindowLink, menu: { id, name, path }, isKept, onToggle }: MenuLineProps) {
  const { t } = useLingui();
  const { comingPaths } = useSession();
  return (
    <li className={css.menu}>
      {path === null ? (
        <WindowLink id={id} name={name} className={css.menuLink} />
      ) : (
        <Link to={path} className={css.menuLink} isComing={comingPaths.has(path)}>
          <MixedText of={name} />
        </Link>
      )}
      <IconButton size="row" icon={Star} label={t`Keep ${name} at hand`} isPressed={isKept} onPress={onToggle} />
    </li>
  );
}

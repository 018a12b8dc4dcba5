import { useLingui } from '@lingui/react/macro';
import { RouteLink } from '../../features/route-link/index.ts';
import type { MenuItem } from '@milepost/openapi/domains/current-user';
import { useSession } from '../../session/currentSession.ts';
import { sheet } from '../sheet.css.ts';
import * as css from './HomePage.css.ts';

interface Group {
  readonly id: string;
  readonly name: string;
  readonly links: readonly { readonly id: string; readonly name: string; readonly path: string }[];
}

/** The menu as a page: each top entry with everything below it that can be opened. */
export default function HomePage() {
  const { t } = useLingui();
  const { currentUser, pathOf } = useSession();
  const name = currentUser.user.userName || currentUser.user.userAccount;
  const groups = menuGroups(currentUser.menus, pathOf);
  return (
    <div className={sheet}>
      <div className={css.page}>
        <h1 className={css.title}>{t`Hello, ${name}`}</h1>
        <p className={css.lead}>{t`Where would you like to go?`}</p>
        <div className={css.groups}>
          {groups.map((group) => (
            <section key={group.id} aria-labelledby={`group-${group.id}`}>
              <h2 id={`group-${group.id}`} className={css.groupName}>
                {group.name}
              </h2>
              <ul className={css.links}>
                {group.links.map((link) => (
                  <li key={link.id}>
                    <RouteLink to={link.path} className={css.link}>
                      {link.name}
                    </RouteLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

function menuGroups(menus: readonly MenuItem[], pathOf: ReadonlyMap<string, string>): Group[] {
  const linksOf = (item: MenuItem): Group['links'] => {
    const path = pathOf.get(item.id);
    return [...(path === undefined ? [] : [{ id: item.id, name: item.fullName, path }]), ...item.children.flatMap(linksOf)];
  };
  return menus.map((item) => ({ id: item.id, name: item.fullName, links: linksOf(item) })).filter(({ links }) => links.length > 0);
}

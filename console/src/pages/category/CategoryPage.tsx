import { useLingui } from '@lingui/react/macro';
import { StatePanel } from '@milepost/kit/state-panel';
import { shownMenus } from '@milepost/openapi/domains/current-user';
import type { MenuItem } from '@milepost/openapi/domains/current-user';
import { RouteLink } from '../../features/route-link/index.ts';
import { useSession } from '../../session/currentSession.ts';
import { sheet } from '../sheet.css.ts';
import * as css from './CategoryPage.css.ts';

/** A menu entry of type 1: the pages below it, which also stand in the menu. @source shell §2.3 */
export default function CategoryPage({ item }: { readonly item: MenuItem }) {
  const { t } = useLingui();
  const { pathOf } = useSession();
  const pages = pagesBelow(shownMenus(item.children), pathOf);
  return (
    <div className={sheet}>
      {pages.length === 0 ? (
        <StatePanel kind="empty" title={item.fullName} headingLevel={1}>
          {t`This category has no pages yet.`}
        </StatePanel>
      ) : (
        <div className={css.page}>
          <h1 className={css.title}>{item.fullName}</h1>
          <ul className={css.list}>
            {pages.map(({ id, fullName, path }) => (
              <li key={id}>
                <RouteLink to={path}>{fullName}</RouteLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

interface PageBelow {
  readonly id: string;
  readonly fullName: string;
  readonly path: string;
}

const pagesBelow = (items: readonly MenuItem[], pathOf: ReadonlyMap<string, string>): PageBelow[] =>
  items.flatMap(({ id, fullName, children }) => {
    const path = pathOf.get(id);
    return [...(path === undefined ? [] : [{ id, fullName, path }]), ...pagesBelow(children, pathOf)];
  });

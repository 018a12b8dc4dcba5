import { useLingui } from '@lingui/react/macro';
import { StatePanel } from '@milepost/kit/state-panel';
import { opensWindow, shownMenus } from '@milepost/openapi/domains/current-user';
import type { MenuItem } from '@milepost/openapi/domains/current-user';
import { RouteLink, WindowLink } from '../../features/route-link/index.ts';
import { useSession } from '../../auth/currentSession.ts';
import { sheet } from '../../features/list-page/sheet.css.ts';
import * as css from './CategoryPage.css.ts';

/** A menu entry of type 1: the entries below it that have a page or open a window, which also stand in the menu. @source shell §2.3 */
export default function CategoryPage({ item }: { readonly item: MenuItem }) {
  const { t } = useLingui();
  const { pathOf, comingPaths } = useSession();
  const entries = entriesBelow(shownMenus(item.children), pathOf);
  return (
    <div className={sheet}>
      {entries.length === 0 ? (
        <StatePanel kind="empty" title={item.fullName} headingLevel={1}>
          {t`This category has no pages yet.`}
        </StatePanel>
      ) : (
        <div className={css.page}>
          <h1 className={css.title}>{item.fullName}</h1>
          <ul className={css.list}>
            {entries.map(({ id, fullName, path }) => (
              <li key={id}>
                {path === null ? (
                  <WindowLink id={id} name={fullName} className={css.entry} />
                ) : (
                  <RouteLink to={path} className={css.entry} isComing={comingPaths.has(path)}>
                    {fullName}
                  </RouteLink>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

interface EntryBelow {
  readonly id: string;
  readonly fullName: string;
  /** Null for an entry that opens a window. */
  readonly path: string | null;
}

const entriesBelow = (items: readonly MenuItem[], pathOf: ReadonlyMap<string, string>): EntryBelow[] =>
  items.flatMap((item) => {
    const { id, fullName, children } = item;
    const path = pathOf.get(id) ?? null;
    const isEntry = path !== null || (children.length === 0 && opensWindow(item));
    return [...(isEntry ? [{ id, fullName, path }] : []), ...entriesBelow(children, pathOf)];
  });

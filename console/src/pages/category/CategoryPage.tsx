import { useLingui } from '@lingui/react/macro';
import { Icon } from '@milepost/kit/icon';
import { StatePanel } from '@milepost/kit/state-panel';
import { visuallyHidden } from '@milepost/kit/theme';
import { useToaster } from '@milepost/kit/toast';
import { opensWindow, shownMenus } from '@milepost/openapi/domains/current-user';
import type { MenuItem } from '@milepost/openapi/domains/current-user';
import { SquareArrowOutUpRight } from 'lucide';
import { RouteLink } from '../../features/route-link/index.ts';
import { FEEDBACK_MS } from '../../feedback/index.ts';
import { useSession } from '../../session/currentSession.ts';
import { useMenuWindow } from '../../session/menuWindows.ts';
import { sheet } from '../sheet.css.ts';
import * as css from './CategoryPage.css.ts';

/** A menu entry of type 1: the entries below it that have a page or open a window, which also stand in the menu. @source shell §2.3 */
export default function CategoryPage({ item }: { readonly item: MenuItem }) {
  const { t } = useLingui();
  const { pathOf } = useSession();
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
                  <WindowEntry id={id} name={fullName} />
                ) : (
                  <RouteLink to={path} className={css.entry}>
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

/** An entry of type 6 or 7 that opens a window: a button, as its address is filled only when it is pressed. */
function WindowEntry({ id, name }: { readonly id: string; readonly name: string }) {
  const { t } = useLingui();
  const toaster = useToaster();
  const openWindow = useMenuWindow();
  const open = () => {
    if (!openWindow(id)) toaster.show({ tone: 'error', title: t`Request error, please retry`, durationMs: FEEDBACK_MS.error });
  };
  return (
    <button type="button" className={css.entry} onClick={open}>
      <span className={css.name}>{name}</span>
      <span className={visuallyHidden}> {t`opens a new window`}</span>
      <Icon of={SquareArrowOutUpRight} size="s" />
    </button>
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

import { useLingui } from '@lingui/react/macro';
import { StatePanel } from '@milepost/kit/state-panel';
import type { MenuKind } from '@milepost/openapi/domains/current-user';
import { sheet } from '../../features/list-page/sheet.css.ts';

/** Page for a menu entry whose own does not exist yet: it says what it will be. */
export default function ComingPage({ name, kind, path = '' }: { readonly name: string; readonly kind: MenuKind; readonly path?: string }) {
  const { t } = useLingui();
  const instead = useInstead(path);
  const what: Record<MenuKind, string> = {
    directory: t`A list of the pages below it.`,
    category: t`The pages of this category, with their own menu at the left.`,
    page: t`A page of its own, with a list and its forms.`,
    model: t`A list and forms generated from a model.`,
    dictionary: t`A list and forms generated from a dictionary model.`,
    report: t`A report filled from live data.`,
    screen: t`A data screen, opened in a window of its own.`,
    link: t`An external page, shown inside the console.`,
    portal: t`A portal put together from cards.`,
  };
  const thing = what[kind];
  return (
    <div className={sheet}>
      <StatePanel kind="soon" title={name} headingLevel={1}>
        {instead === null ? t`This page is not built yet. It will be: ${thing}` : t`This page is not built yet. ${instead}`}
      </StatePanel>
    </div>
  );
}

/** Reason a page waits, and what does its work meanwhile; null for a page nobody knows. @reading R-820 */
function useInstead(path: string): string | null {
  const { t } = useLingui();
  const known: Readonly<Record<string, string>> = {
    '/systemData/dataSource': t`Connections hold passwords of databases, so they are kept where the server is set up. Data interfaces and print templates choose from those there are.`,
    '/systemData/dataModel': t`No call that changes tables is documented. Tables of a database can be looked at while the query of a data interface is written.`,
    '/systemData/dataSync': t`It replaces whole tables of another database, and no call for it is documented. Whoever looks after the databases copies them with their own tools.`,
    '/systemData/dataBackup': t`No call for it is documented. Whoever looks after the server backs up its database and its files.`,
    '/system/task': t`Where schedules of the server are kept differs between servers, so nothing is sent anywhere. Whoever looks after the server sets them up there.`,
  };
  return known[path] ?? null;
}

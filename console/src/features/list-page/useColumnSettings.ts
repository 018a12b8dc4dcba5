import { useColumnSettings as useKitColumnSettings } from '@milepost/kit/column-settings';
import type { ColumnSettingsPorts, ListColumns } from '@milepost/kit/column-settings';
import type { Column } from '@milepost/kit/data-table';
import { useToaster } from '@milepost/kit/toast';
import { useMemo, useState } from 'react';
import { useSession } from '../../auth/currentSession.ts';
import { localShelf } from '../../browser/storage.ts';
import { useApi } from '../../data/api/index.ts';
import { columnSettingsServer } from '../../data/column-setting/columnSettingsServer.ts';
import { FEEDBACK_MS, isSilent } from '../../feedback/index.ts';
import { usePath } from '../../routing/index.ts';

/** Members of a column that its settings need; a column's id is the name of its property. */
type NamedColumn = Pick<Column<never>, 'id' | 'header' | 'pinned' | 'isOperation'>;

/**
 * Columns of the list of a page as this person has set them: there with the first drawing, and on the server for their other
 * devices. Spread `table` on the `DataTable`, give the whole to `ListTools`.
 * @param columns stable between renders
 * @param part name of a list beside the page's own
 * @source forms §2.9, admin §7 @reading R-206
 */
export function useColumnSettings(columns: readonly NamedColumn[], part?: string): ListColumns {
  const pageId = usePageId();
  const api = useApi();
  const toaster = useToaster();
  const { userId } = useSession().currentUser.user;
  const ports = useMemo(
    (): ColumnSettingsPorts => ({
      openStorage: () => localShelf,
      owner: userId,
      server: columnSettingsServer(api),
      onSaveFailed: (words, error) => {
        if (!isSilent(error)) toaster.show({ tone: 'error', title: words, durationMs: FEEDBACK_MS.error });
      },
    }),
    [api, userId, toaster],
  );
  const named = useMemo(
    () =>
      columns.map(({ id, header, pinned, isOperation }) => ({
        id,
        prop: id,
        header,
        ...(pinned && { pinned }),
        ...(isOperation !== undefined && { isOperation }),
      })),
    [columns],
  );
  return useKitColumnSettings(part === undefined ? pageId : `${pageId}.${part}`, named, ports);
}

/** Id of the page's entry in the menu; the path of a page without one. @reading R-404 */
function usePageId(): string {
  const { pathOf } = useSession();
  const path = usePath();
  // A page stays the page of its path, also while another one is shown.
  const [own] = useState(path);
  return useMemo(() => [...pathOf].find(([, one]) => one === own)?.[0] ?? own.slice(1), [pathOf, own]);
}

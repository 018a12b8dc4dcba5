import { useLingui } from '@lingui/react/macro';
import { useApi } from '../../data/api/index.ts';
import { ExportDialog } from '../../features/resource/extensions/list-export/ExportDialog.tsx';
import { usualQuery } from '../../features/resource/index.ts';
import type { ToolProps } from '../../features/resource/index.ts';
import { USER_SHEET } from './userColumns.ts';
import { exportUsers } from './userCalls.ts';

const ASKED = { list: { shape: 'paged', sidebar: { filterParam: 'organizeId' } } } as Parameters<typeof usualQuery>[1];

/** A spreadsheet of people as the server writes it: it can be filled in further and imported again. @source admin §9 @reading R-115 */
export default function ExportUsers({ ask, onClose }: ToolProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  return (
    <ExportDialog
      title={t`Export users`}
      chosen={null}
      columns={USER_SHEET.map(([id, label]) => ({ id, label: i18n._(label) }))}
      write={(rows, keys) =>
        exportUsers(api, { ...usualQuery(ask, ASKED), dataType: rows === 'all' ? '1' : '0', selectKey: keys.join(',') })
      }
      onClose={onClose}
    />
  );
}

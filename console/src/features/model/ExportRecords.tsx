import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useText } from '@milepost/kit/forms/render';
import type { ListAsk, ListColumn } from '@milepost/kit/lists/grammar';
import { useApi } from '../../data/api/index.ts';
import { useCan } from '../../permissions/index.ts';
import type { ToolProps } from '../resource/index.ts';
import { ExportDialog } from '../resource/extensions/list-export/ExportDialog.tsx';
import type { QueriedRows } from './queryOf.ts';
import { exportRecords } from './transfer.ts';
import type { Transferred } from './transfer.ts';

export interface ExportRecordsProps extends ToolProps {
  readonly of: Transferred;
  readonly columns: readonly ListColumn<never>[];
  /** Question of the list for an export. */
  readonly question: (ask: ListAsk, rows: QueriedRows) => Parameters<typeof exportRecords>[2];
}

/** A spreadsheet of records as the server writes it. @source forms §6, §7 */
export default function ExportRecords({ ask, selected, of, columns, question, onClose }: ExportRecordsProps) {
  const { t } = useLingui();
  const text = useText();
  const api = useApi();
  const can = useCan();
  const chosenCount = selected.length;
  return (
    <ExportDialog
      title={t`Export records`}
      chosen={chosenCount > 0 ? t`${plural(chosenCount, { one: 'The chosen row', other: 'The # chosen rows' })}` : null}
      columns={columns
        .filter(({ id, narrow }) => narrow === 'title' || can.column(id))
        .map(({ id, header }) => ({ id, label: text(header) }))}
      write={(rows, keys) =>
        exportRecords(
          api,
          of,
          question(ask, { rows, selectIds: rows === 'chosen' ? selected.map(({ id }) => id) : [], selectKey: [...keys] }),
        )
      }
      onClose={onClose}
    />
  );
}

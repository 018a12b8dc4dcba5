import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { Button } from '../button/index.ts';
import { DataTable } from '../data-table/index.ts';
import { Panel } from '../overlay/index.ts';
import { StatePanel } from '../state-panel/index.ts';
import { ChosenCount } from './ChosenCount.tsx';
import { usePickRows } from './headless.ts';
import type { DataPickerState } from './headless.ts';
import { Pages } from './Pages.tsx';
import { list as listStyle } from './PickPanel.css.ts';
import { PickTools } from './PickTools.tsx';
import type { PopupConfig } from './types.ts';

export interface PickPanelProps {
  /** Name of the field. */
  readonly label: string;
  readonly look: PopupConfig;
  readonly picker: DataPickerState;
}

/** The dialog or drawer of a picker: search, table, pages, what is chosen, and two buttons. @source forms §2.6, §4 */
export function PickPanel({ label, look, picker }: PickPanelProps) {
  const { t } = useLingui();
  const renderEmpty = useCallback(
    (keyword: string, clear: () => void) =>
      keyword === '' ? (
        <StatePanel kind="empty" title={t`No data yet`} />
      ) : (
        <StatePanel
          kind="noMatch"
          title={t`No row matches “${{ wanted: keyword }}”`}
          actions={<Button onPress={clear}>{t`Clear search`}</Button>}
        />
      ),
    [t],
  );
  const list = usePickRows({ picker, label: look.popupTitle ?? label, renderEmpty });
  return (
    <Panel
      title={look.popupTitle ?? t`Choose ${{ label }}`}
      place={look.popupType === 'drawer' ? 'end' : 'center'}
      widthPx={look.popupWidthPx}
      onClose={list.cancel}
      onConfirm={list.confirm}
      bodyFit="edge-to-edge"
      tools={<PickTools of={list} />}
      footerNote={<ChosenCount picker={picker} hasRefused={list.hasRefused} />}
      footer={
        <>
          <Button onPress={list.cancel}>{t`Cancel`}</Button>
          <Button variant="primary" onPress={list.confirm}>
            {t`OK`}
          </Button>
        </>
      }
    >
      <div {...list.getTableAreaProps({ className: listStyle[look.popupType] })}>
        <DataTable key={list.rowsKey} {...list.rows} />
        <Pages of={list} place={look.popupType} />
      </div>
    </Panel>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useMemo, useRef } from 'react';
import type { DataNode } from '../../engines/data-rows/index.ts';
import { Button } from '../button/index.ts';
import { DataTable } from '../data-table/index.ts';
import type { TableState } from '../data-table/index.ts';
import { Panel } from '../overlay/index.ts';
import { useArrowIntoRows } from '../row-scroller/index.ts';
import { StatePanel } from '../state-panel/index.ts';
import { ChosenCount } from './ChosenCount.tsx';
import { PickTools } from './PickTools.tsx';
import { list as listStyle } from './PickPanel.css.ts';
import { Beyond, Pages } from './Pages.tsx';
import { pickColumns } from './pickColumns.ts';
import type { DataPickerSpec, PopupConfig } from './types.ts';
import type { DataPickerState } from './useDataPicker.ts';
import { usePickConfirm } from './usePickConfirm.ts';
import { usePickList } from './usePickList.ts';
import type { PickList } from './usePickList.ts';
import { usePickTable } from './usePickTable.ts';

export interface PickPanelProps {
  /** Name of the field. */
  readonly label: string;
  readonly spec: DataPickerSpec;
  readonly look: PopupConfig;
  readonly picker: DataPickerState;
}

const idOf = ({ id }: DataNode) => id;
const nameOf = ({ fullName }: DataNode) => fullName;

/** The dialog or drawer of a picker: search, table, pages, what is chosen, and two buttons. @source forms §2.6, §4 */
export function PickPanel({ label, spec, look, picker }: PickPanelProps) {
  const { t } = useLingui();
  const { state, act, cancel } = picker;
  const list = usePickList(spec, picker.parameters, true);
  const { policy, rows: config } = spec;
  const { rows, nodes } = list;
  const selection = usePickTable({ policy, nodes, state, act });
  const confirm = usePickConfirm(state, act);
  const columns = useMemo(() => pickColumns(config), [config]);
  const { keyword, pageNumber, pageRows, total } = rows;
  const tableRef = useRef<HTMLDivElement>(null);
  const onSearchKey = useArrowIntoRows(tableRef, nodes.length > 0);

  return (
    <Panel
      title={look.popupTitle ?? t`Choose ${{ label }}`}
      place={look.popupType === 'drawer' ? 'end' : 'center'}
      widthPx={look.popupWidthPx}
      onClose={cancel}
      onConfirm={confirm.press}
      bodyFit="edge-to-edge"
      tools={<PickTools list={list} onSearchKey={onSearchKey} />}
      footerNote={<ChosenCount policy={policy} picker={picker} hasRefused={confirm.hasRefused} />}
      footer={
        <>
          <Button onPress={cancel}>{t`Cancel`}</Button>
          <Button variant="primary" onPress={confirm.press}>
            {t`OK`}
          </Button>
        </>
      }
    >
      <div ref={tableRef} className={listStyle[look.popupType]}>
        <DataTable
          key={`${keyword}\n${pageNumber}`}
          label={look.popupTitle ?? label}
          columns={columns}
          rows={nodes}
          rowId={idOf}
          rowLabel={nameOf}
          selection={selection}
          list={{ isNumbered: true, firstNumber: (pageNumber - 1) * pageRows + 1, total: total < 0 ? null : Math.max(total, nodes.length) }}
          state={useTableState(list)}
        />
        <Pages config={config} list={list} place={look.popupType} />
        <Beyond list={list} />
      </div>
    </Panel>
  );
}

function useTableState({ rows, nodes, send }: PickList): TableState {
  const { t } = useLingui();
  const { phase, keyword } = rows;
  if (phase.status === 'failed') return { kind: 'failed', retry: () => send({ type: 'refresh' }), isFiltered: keyword !== '' };
  if (nodes.length > 0) return { kind: 'ready' };
  if (phase.status === 'loading' || !rows.isAnswered) return { kind: 'loading' };
  if (keyword === '') return { kind: 'empty', panel: <StatePanel kind="empty" title={t`No data yet`} /> };
  return {
    kind: 'empty',
    panel: (
      <StatePanel
        kind="noMatch"
        title={t`No row matches “${{ wanted: keyword }}”`}
        actions={<Button onPress={() => send({ type: 'search', keyword: '' })}>{t`Clear search`}</Button>}
      />
    ),
  };
}

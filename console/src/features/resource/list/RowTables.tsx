import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@milepost/kit/button';
import { DataTable } from '@milepost/kit/data-table';
import { StatePanel } from '@milepost/kit/state-panel';
import { Tabs } from '@milepost/kit/tabs';
import { useListColumns } from '@milepost/kit/lists/columns';
import { X } from 'lucide';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { momentText } from '../../../i18n/momentText.ts';
import { nameOf } from '../definition/rowActions.ts';
import type { AnyResource, AnyRow, RowTable } from '../definition/types.ts';
import * as css from './Resource.css.ts';

interface RowTablesProps {
  readonly resource: AnyResource;
  readonly row: AnyRow;
  readonly onClose: () => void;
}

/** Tables of a row, folded out below the list: its heading takes the keyboard, Escape closes it and leads back to the row. @reading R-740 */
export default function RowTables({ resource, row, onClose }: RowTablesProps) {
  const { t, i18n } = useLingui();
  const { tables = [] } = resource.list;
  const [chosen, choose] = useState(tables[0]?.field ?? '');
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [row.id]);
  const table = tables.find(({ field }) => field === chosen) ?? tables[0];
  const name = nameOf(resource, row);
  const label = table && i18n._(table.label);
  if (!table) return null;
  const rows = <Rows key={`${row.id} ${table.field}`} table={table} row={row} />;
  return (
    // Escape is heard wherever in it the keyboard is.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={css.tables}
      aria-labelledby={headingId}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={css.tablesHead}>
        <h2 ref={heading} id={headingId} tabIndex={-1} className={css.tablesTitle}>
          {tables.length === 1 ? t`${name}: ${label}` : name}
        </h2>
        <IconButton icon={X} size="row" label={t`Close`} onPress={onClose} />
      </div>
      {tables.length === 1 ? (
        rows
      ) : (
        <div className={css.tablesTabs}>
          <Tabs
            label={t`Sub-tables`}
            tabs={tables.map(({ field, label }) => ({ id: field, label: i18n._(label) }))}
            selectedId={table.field}
            onSelect={choose}
          >
            {rows}
          </Tabs>
        </div>
      )}
    </section>
  );
}

const rowId = ({ id }: AnyRow) => id;

function Rows({ table, row }: { readonly table: RowTable; readonly row: AnyRow }) {
  const { t, i18n } = useLingui();
  const columns = useListColumns<AnyRow>({ columns: table.columns, shape: 'whole' }, momentText);
  const rows = useMemo(() => {
    const held: unknown = Reflect.get(row, table.field);
    return Array.isArray(held) ? held.map((each: object, at): AnyRow => ({ ...each, id: String(at + 1) })) : [];
  }, [row, table.field]);
  const panel = <StatePanel kind="empty" title={t`No rows yet`} />;
  return (
    <DataTable<AnyRow>
      label={i18n._(table.label)}
      columns={columns}
      rows={rows}
      rowId={rowId}
      rowLabel={rowId}
      list={{ isNumbered: true }}
      state={rows.length === 0 ? { kind: 'empty', panel } : { kind: 'ready' }}
    />
  );
}

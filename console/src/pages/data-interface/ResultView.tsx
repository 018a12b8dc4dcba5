import { useLingui } from '@lingui/react/macro';
import { DataTable } from '@milepost/kit/data-table';
import type { Column } from '@milepost/kit/data-table';
import { StatePanel } from '@milepost/kit/state-panel';
import { Tabs } from '@milepost/kit/tabs';
import { TextField } from '@milepost/kit/text-field';
import type { DataRow } from '@milepost/openapi/domains/data-interface';
import { useMemo, useState } from 'react';
import * as css from './DataInterface.css.ts';

/** Rows shown as JSON: a text of all of them would keep the page from answering. */
const JSON_ROWS = 500;
const INDENT = 2;
const TEXT_ROWS = 12;

interface Numbered {
  readonly id: string;
  readonly row: DataRow;
}

const rowId = ({ id }: Numbered) => id;

/** A value as a cell says it; what is nested is JSON. */
const cellText = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);

const columnsOf = (rows: readonly DataRow[]): Column<Numbered>[] =>
  [...new Set(rows.flatMap((row) => Object.keys(row)))].map((name, at) => ({
    id: name,
    header: name,
    text: ({ row }) => cellText(row[name]),
    width: { flex: 1, minPx: 120 },
    narrow: at === 0 ? 'title' : at < 4 ? 'meta' : 'hidden',
    ...(rows.every((row) => typeof row[name] === 'number' || row[name] === null)
      ? { align: 'end' as const, sort: 'number' as const, figure: ({ row }: Numbered) => Number(row[name]) }
      : { sort: 'text' as const }),
  }));

/** Rows of a data interface, as a table and as JSON. */
export function ResultView({ rows }: { readonly rows: readonly DataRow[] }) {
  const { t } = useLingui();
  const [tab, setTab] = useState('table');
  const columns = useMemo(() => columnsOf(rows), [rows]);
  const numbered = useMemo(() => rows.map((row, at): Numbered => ({ id: String(at + 1), row })), [rows]);
  const isCut = rows.length > JSON_ROWS;
  if (rows.length === 0) return <StatePanel kind="empty" title={t`No rows came`} />;
  return (
    <Tabs
      label={t`Result`}
      tabs={[
        { id: 'table', label: t`Table`, count: rows.length },
        { id: 'json', label: t`JSON` },
      ]}
      selectedId={tab}
      onSelect={setTab}
    >
      {tab === 'table' ? (
        <div className={css.result}>
          <DataTable<Numbered>
            label={t`Result`}
            columns={columns}
            rows={numbered}
            rowId={rowId}
            rowLabel={({ id, row }) => cellText(row['fullName'] ?? row['id']) || id}
            list={{ isNumbered: true }}
          />
        </div>
      ) : (
        <div className={css.json}>
          <TextField
            label={t`JSON`}
            use="readOnly"
            isCode
            rows={TEXT_ROWS}
            value={JSON.stringify(isCut ? rows.slice(0, JSON_ROWS) : rows, null, INDENT)}
            onChange={() => undefined}
            {...(isCut && { help: t`The first ${JSON_ROWS} rows; the table has all of them` })}
          />
        </div>
      )}
    </Tabs>
  );
}

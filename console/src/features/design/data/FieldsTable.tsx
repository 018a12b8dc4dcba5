import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { DataTable } from '@milepost/kit/data-table';
import type { Column } from '@milepost/kit/data-table';
import { StatePanel } from '@milepost/kit/state-panel';
import { fieldName, fieldsOf, labelOf, usesOf } from '@milepost/openapi/domains/design';
import type { DesignDocument, NodeId } from '@milepost/openapi/domains/design';
import { useMemo } from 'react';
import { useDesign } from '../designer/useDesigner.ts';
import { kindWord } from '../kinds/kindWords.ts';

/** A field of the form, with the places that name it counted. */
interface FieldRow {
  readonly id: NodeId;
  readonly label: string;
  readonly key: string;
  readonly kind: string;
  readonly table: string;
  readonly uses: number;
}

function rowsOf(document: DesignDocument): readonly FieldRow[] {
  const counts = new Map<string, number>();
  for (const { field } of usesOf(document)) counts.set(field, (counts.get(field) ?? 0) + 1);
  const labels = new Map([...document.tree.nodes.values()].map((node) => [node.id, labelOf(node)]));
  const tables = new Map(
    fieldsOf(document).flatMap(({ key, table, nodeId }) => (table === null ? [[key, labels.get(nodeId) ?? key]] : [])),
  );
  return fieldsOf(document).map((field) => ({
    id: field.nodeId,
    label: labels.get(field.nodeId) ?? field.key,
    key: fieldName(field),
    kind: field.kind,
    table: field.table === null ? '' : (tables.get(field.table) ?? field.table),
    uses: counts.get(fieldName(field)) ?? 0,
  }));
}

/** Fields of a form with their keys and the places that use them; each leads to its control. @source designer §5.6 */
export function FieldsTable({ onOpen }: { readonly onOpen: (id: NodeId) => void }) {
  const { i18n, t } = useLingui();
  const document = useDesign((state) => state.document);
  const rows = useMemo(() => rowsOf(document), [document]);
  const columns: readonly Column<FieldRow>[] = [
    { id: 'label', header: t`Label`, text: ({ label }) => label, width: { flex: 2, minPx: 160 }, narrow: 'title', sort: 'text' },
    {
      id: 'kind',
      header: t({ message: 'Kind', context: 'of a control' }),
      text: ({ kind }) => i18n._(kindWord(kind)),
      width: { flex: 1, minPx: 172 },
      narrow: 'meta',
      sort: 'text',
    },
    {
      id: 'key',
      header: t({ message: 'Key', context: 'of a field' }),
      text: ({ key }) => key,
      width: { flex: 2, minPx: 180 },
      narrow: 'meta',
      isVerbatim: true,
      sort: 'text',
    },
    { id: 'table', header: t`Sub-table`, text: ({ table }) => table, width: { flex: 1, minPx: 120 }, narrow: 'hidden' },
    {
      id: 'uses',
      header: t({ message: 'Uses', context: 'of a field' }),
      text: ({ uses }) => String(uses),
      align: 'end',
      width: { px: 120 },
      narrow: 'hidden',
      sort: 'number',
      figure: ({ uses }) => uses,
    },
  ];
  return (
    <DataTable<FieldRow>
      label={t`Fields`}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      rowLabel={({ label }) => label}
      actions={({ id }) => [{ id: 'open', label: t`Settings`, isOpening: true, run: () => onOpen(id) }]}
      state={
        rows.length > 0
          ? { kind: 'ready' }
          : {
              kind: 'empty',
              panel: (
                <StatePanel
                  kind="empty"
                  title={t`The form has no fields yet`}
                  actions={<Button onPress={() => onOpen('')}>{t`To the form`}</Button>}
                />
              ),
            }
      }
    />
  );
}

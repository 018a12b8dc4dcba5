import { useLingui } from '@lingui/react/macro';
import { DataTable } from '@milepost/kit/data-table';
import type { RowAction } from '@milepost/kit/data-table';
import { EmptyState } from '@milepost/kit/empty-state';
import { useListColumns } from '@milepost/kit/lists/columns';
import type { DesignDocument } from '@milepost/openapi/domains/design';
import { Fragment, useDeferredValue, useMemo } from 'react';
import type { CSSProperties } from 'react';
import type { CompiledList, ModelRow, OptionNode } from '../../../data/model/compile/index.ts';
import { drawn } from '../../model/drawn.ts';
import type { SampleKind } from '../samples/sampleRows.ts';
import { ColumnHeads } from './ColumnHeads.tsx';
import { compiledListOf, samplesOf } from './compiledList.ts';
import { itemsOf } from './listItems.ts';
import type { OpenItem } from './listItems.ts';
import * as css from './ListPart.css.ts';
import type { ListDesign } from './useListDesign.ts';
import { possibleFields } from './possibleFields.ts';
import { useItemLabel } from './useItemLabel.ts';
import { useHeadBoxes } from './useHeadBoxes.ts';

export interface ListPreviewProps {
  readonly design: ListDesign;
  readonly sample: SampleKind;
  readonly open: OpenItem | null;
  readonly onOpen: (item: OpenItem | null) => void;
}

const nothing = () => undefined;
const NO_MOMENT = () => '';
const rowId = ({ id }: ModelRow) => id;
const childrenOf = ({ children }: ModelRow) => children ?? null;

/** The list as it will be, with samples: its head can be operated, its rows are only seen. */
export function ListPreview({ design, sample, open, onOpen }: ListPreviewProps) {
  const { t } = useLingui();
  const { owner } = design;
  // Keys go on while a wide table is drawn.
  const document = useDeferredValue(design.document);
  const compiled = useMemo(() => compiledListOf(document, owner), [document, owner]);
  if (!compiled)
    return (
      <EmptyState
        kind="failed"
        title={t`The list cannot be drawn`}
      >{t`A member of it has a form nobody knows. Its settings stay as they are.`}</EmptyState>
    );
  if (compiled.columns.length === 0)
    return (
      <EmptyState title={t`The list has no columns`}>
        {possibleFields(document, owner).length === 0
          ? t`The form has no field yet that a list can show. Add one there first.`
          : t`Add the first one with the plus of the columns.`}
      </EmptyState>
    );
  const sampleNode = (number: number): OptionNode => ({ id: String(number), fullName: t`Sample node ${number}`, children: [] });
  const table = <SampleTable design={design} sample={sample} open={open} onOpen={onOpen} document={document} compiled={compiled} />;
  return compiled.tree ? (
    <div className={css.beside}>
      <div className={css.tree} aria-hidden="true">
        <div className={css.treeTitle}>{compiled.tree.title || t({ message: 'Tree', context: 'beside a list' })}</div>
        <SampleTree nodes={compiled.tree.source.from === 'options' ? compiled.tree.source.nodes : [1, 2, 3, 4].map(sampleNode)} />
      </div>
      {table}
    </div>
  ) : (
    table
  );
}

/** Nodes of the tree beside the list: the options of a field as they are, of anything else samples. */
function SampleTree({ nodes, depth = 1 }: { readonly nodes: readonly OptionNode[]; readonly depth?: number }) {
  return nodes.map(({ id, fullName, children }) => (
    <Fragment key={id}>
      <div className={css.treeNode} style={{ '--depth': depth } as CSSProperties}>
        {fullName}
      </div>
      <SampleTree nodes={children} depth={depth + 1} />
    </Fragment>
  ));
}

interface SampleTableProps extends ListPreviewProps {
  /** Design the list was compiled from. */
  readonly document: DesignDocument;
  readonly compiled: CompiledList;
}

function SampleTable({ design, document, sample, open, onOpen, compiled }: SampleTableProps) {
  const { t } = useLingui();
  const { owner, list } = design;
  const spec = useMemo(
    () => ({
      shape: compiled.shape,
      isUnpaged: compiled.isUnpaged === true,
      // All columns are side by side here: none covers another.
      columns: compiled.columns.map(({ pinned: _pinned, ...column }) => drawn(column)),
    }),
    [compiled],
  );
  const columns = useListColumns(spec, NO_MOMENT);
  const labelOf = useItemLabel();
  const rows = useMemo(() => samplesOf(document, owner, compiled, sample), [document, owner, compiled, sample]);
  const buttons = useMemo(
    () =>
      (['columnBtnsList', 'customBtnsList'] as const).flatMap((name) =>
        itemsOf(list, name).map((item): RowAction => ({ id: item.id, label: labelOf(name, item), run: nothing })),
      ),
    [list, labelOf],
  );
  const actions = useMemo(
    () => (buttons.length > 0 ? (row: ModelRow) => (row.isLeaf || !compiled.isGrouped ? buttons : []) : undefined),
    [buttons, compiled],
  );
  const { sumOf } = compiled;
  const summary = useMemo(() => (sumOf ? ({ id }: { readonly id: string }) => sumOf(rows, id) : undefined), [sumOf, rows]);
  const isTree = rows.some(({ children }) => children !== undefined);
  const expandedIds = useMemo(() => new Set(rows.map(({ id }) => id)), [rows]);
  const count = rows.reduce((sum, { children }) => sum + 1 + (children?.length ?? 0), 0) + (summary ? 1 : 0);
  const { boxes, leastPx, hasHead, scroller, whole, host, follow } = useHeadBoxes(columns);
  return (
    <div ref={scroller} className={css.preview} onScroll={follow}>
      <div
        ref={whole}
        className={css.whole}
        style={{ minInlineSize: leastPx, minBlockSize: `calc(var(--mp-density-head) + ${count} * var(--mp-density-row))` }}
      >
        {hasHead && <ColumnHeads design={design} boxes={boxes} open={open} onOpen={onOpen} />}
        <div ref={host} inert className={css.table}>
          <DataTable
            key={`${compiled.shape} ${isTree}`}
            label={t`Samples`}
            columns={columns}
            rows={rows}
            rowId={rowId}
            rowLabel={rowId}
            {...(actions && { actions })}
            {...(summary && { summary })}
            {...(isTree && { tree: { childrenOf, expandedIds, onExpandedChange: nothing } })}
          />
        </div>
      </div>
    </div>
  );
}

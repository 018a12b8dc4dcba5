import { useMemo } from 'react';
import { ListPanel } from '../option-list/index.ts';
import type { ListLook } from '../option-list/index.ts';
import { PickerField } from '../picker-field/index.ts';
import { COLUMN_WIDTH_PX } from './Cascader.css.ts';
import { Columns, columnId } from './Columns.tsx';
import type { CascadeNode, CascaderProps, MultiCascaderProps } from './types.ts';
import { useCascade } from './useCascade.ts';
import { identityOf } from './useCascadeNames.ts';

const TREE = {
  one: { kind: 'tree', cardinality: 'one' },
  many: { kind: 'tree', cardinality: 'many' },
} as const satisfies Record<string, ListLook>;
/** So many levels are seen at once; with more the columns are scrolled. */
const SHOWN_COLUMNS = 3;

/**
 * A way down through levels that load as they are opened, chosen to its end. Wide screens show the levels side by side, narrow
 * ones and searches as a tree; for a reader and for the keyboard both are one tree. A stored path shows its names without
 * loading a level.
 * @reading R-240
 */
export function Cascader<N extends CascadeNode>({ value, onChange, ...field }: CascaderProps<N>) {
  const paths = useMemo(() => (value.length > 0 ? [value] : []), [value]);
  return <Ways {...field} cardinality="one" value={paths} onChange={([path = []]) => onChange(path)} />;
}

/** Several ways down through levels; the levels stay open while one ticks, and what is chosen shows as tags. @source forms §3 */
export function MultiCascader<N extends CascadeNode>(props: MultiCascaderProps<N>) {
  return <Ways {...props} cardinality="many" />;
}

type WaysProps<N extends CascadeNode> = MultiCascaderProps<N> & { readonly cardinality: 'one' | 'many' };

function Ways<N extends CascadeNode>({ source, value, onChange, chooses, disabledReason, cardinality, ...field }: WaysProps<N>) {
  const { label } = field;
  const cascade = useCascade({ source, value, onChange, chooses, disabledReason, cardinality });
  const { list, columns, isColumns, query, setQuery } = cascade;
  const depth = columns.findIndex(({ from, end }) => list.active >= from && list.active < end);
  const activeInColumn = depth < 0 ? undefined : `${columnId(list.view.id, depth)}-${list.active - (columns[depth]?.from ?? 0)}`;
  const columnIds = columns.map((_, level) => columnId(list.view.id, level)).join(' ');
  const hasColumns = isColumns && columnIds !== '';
  const shown = isColumns ? { ...list, activeId: activeInColumn, controls: columnIds } : list;
  const rows = { label, list: shown, columns, cardinality };
  return (
    <>
      <PickerField
        {...field}
        cardinality={cardinality}
        items={cascade.items}
        names={cascade.names}
        opens={list.isOpen && hasColumns ? { ...cascade.opening.opens, controls: columnIds } : cascade.opening.opens}
        onOpen={cascade.opening.onOpen}
        onRemove={cardinality === 'many' ? (identity) => onChange(value.filter((path) => identityOf(path) !== identity)) : undefined}
        onClear={field.isRequired ? undefined : () => onChange([])}
      />
      {list.isOpen && (
        <ListPanel
          anchorRef={cascade.opening.boxRef}
          label={label}
          list={shown}
          look={TREE[cardinality]}
          minWidthPx={Math.min(columns.length, SHOWN_COLUMNS) * COLUMN_WIDTH_PX}
          search={{ query, onQuery: setQuery, found: cascade.found }}
          rows={isColumns && list.view.model.count > 0 ? <Columns {...rows} /> : undefined}
        />
      )}
    </>
  );
}

import { useMemo } from 'react';
import { useHeld } from '../../engines/prop-getters/index.ts';
import type { ListLook, ListPanelOptions } from '../option-list/headless.ts';
import { usePickerField } from '../picker-field/headless.ts';
import type { PickerFieldOptions } from '../picker-field/headless.ts';
import { columnViews, listOfColumns } from './columnViews.ts';
import type { CascadeNode, CascadePath, CascaderOptions, MultiCascaderOptions } from './types.ts';
import { useCascade } from './useCascade.ts';
import { identityOf } from './useCascadeNames.ts';

const TREE = {
  one: { kind: 'tree', cardinality: 'one' },
  many: { kind: 'tree', cardinality: 'many' },
} as const satisfies Record<string, ListLook>;
/** So many levels are seen at once; with more the columns are scrolled. */
const SHOWN_COLUMNS = 3;
const COLUMN_PX = 168;
const NONE: CascadePath = [];
const NO_PATHS: readonly CascadePath[] = [];

interface WaysOptions<N extends CascadeNode> extends Omit<MultiCascaderOptions<N>, 'value' | 'initialValue' | 'onChange'> {
  readonly value: readonly CascadePath[];
  readonly onChange: (paths: readonly CascadePath[]) => void;
  readonly cardinality: 'one' | 'many';
}

/** The two halves of a cascade, of one way or several. */
function useWays<N extends CascadeNode>(options: WaysOptions<N>) {
  const { source, value, onChange, chooses, disabledReason, cardinality, messages, initial, columnPx = COLUMN_PX, ...words } = options;
  const { label } = words;
  const cascade = useCascade({
    source,
    value,
    onChange,
    cardinality,
    messages,
    ...(chooses && { chooses }),
    ...(disabledReason !== undefined && { disabledReason }),
  });
  const { list, isColumns, query, setQuery, opening } = cascade;
  const levels = isColumns ? cascade.columns : [];
  const shown = isColumns ? listOfColumns(list, levels) : list;
  const field: PickerFieldOptions = {
    ...words,
    cardinality,
    items: cascade.items,
    names: cascade.names,
    opens: list.isOpen && levels.length > 0 && shown.controls ? { ...opening.opens, controls: shown.controls } : opening.opens,
    onOpen: opening.onOpen,
    ...(cardinality === 'many' && {
      onRemove: (identity: string) => onChange(value.filter((path) => identityOf(path) !== identity)),
    }),
    ...(!words.isRequired && { onClear: () => onChange([]) }),
    messages: messages.field,
  };
  const panel: ListPanelOptions = {
    anchorRef: opening.boxRef,
    label,
    list: shown,
    look: TREE[cardinality],
    minWidthPx: Math.min(cascade.columns.length, SHOWN_COLUMNS) * columnPx,
    search: { query, onQuery: setQuery, found: cascade.found },
    messages: messages.list,
    initial,
  };
  const columns = columnViews({
    label,
    list: shown,
    columns: list.view.model.count > 0 ? levels : [],
    cardinality,
    below: messages.below,
    messages: messages.list,
    initial,
  });
  return {
    items: cascade.items,
    isOpen: list.isOpen,
    field,
    panel,
    /** Levels that stand side by side, each for a part that calls `useOptionRows`; none where the rows of the panel are one tree. */
    columns,
  };
}

/** One way down through levels, as facts of its two halves: `field` for `usePickerField` and, while `isOpen`, `panel` with `columns`. */
export function useCascaderState<N extends CascadeNode>({ value: given, initialValue = NONE, onChange, ...rest }: CascaderOptions<N>) {
  const [value, choose] = useHeld<CascadePath>({ name: 'value', value: given, initial: initialValue, onChange });
  const paths = useMemo(() => (value.length > 0 ? [value] : NO_PATHS), [value]);
  return { value, ...useWays({ ...rest, cardinality: 'one', value: paths, onChange: ([path = NONE]) => choose(path) }) };
}

/** Several ways down through levels, as facts of its two halves: `field` for `usePickerField` and, while `isOpen`, `panel` with `columns`. */
export function useMultiCascaderState<N extends CascadeNode>(options: MultiCascaderOptions<N>) {
  const { value: given, initialValue = NO_PATHS, onChange, ...rest } = options;
  const [value, change] = useHeld<readonly CascadePath[]>({ name: 'value', value: given, initial: initialValue, onChange });
  return { value, ...useWays({ ...rest, cardinality: 'many', value, onChange: change }) };
}

/**
 * A way down through levels that load as they are opened, chosen to its end. Wide screens show the levels side by side, narrow ones
 * and searches as a tree; for a reader and for the keyboard both are one tree. While `isOpen`, draw a part that calls
 * `useListPanel(panel)`, and in it a part for each of `columns` that calls `useOptionRows(column)`, or the rows of the panel where
 * there are none.
 * @reading R-240
 */
export function useCascader<N extends CascadeNode>(options: CascaderOptions<N>) {
  const state = useCascaderState(options);
  return { ...state, ...usePickerField(state.field) };
}

/** Several ways down through levels; the levels stay open while one ticks, and what is chosen is `tags` for `useTags`. @source forms §3 */
export function useMultiCascader<N extends CascadeNode>(options: MultiCascaderOptions<N>) {
  const state = useMultiCascaderState(options);
  return { ...state, ...usePickerField(state.field) };
}

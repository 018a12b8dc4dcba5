import { useEffect, useMemo } from 'react';
import type { Row } from '../../../widgets/input-table/index.ts';
import { filledParameters } from '../../../engines/data-rows/index.ts';
import { useNames } from '../../../primitives/data-picker/index.ts';
import type { DataPickerSpec } from '../../../primitives/data-picker/index.ts';
import { shownText } from '../../../primitives/relation-data/index.ts';
import { popupSelect } from '../../../widgets/popup-select/index.ts';
import { popupTableSelect } from '../../../widgets/popup-table-select/index.ts';
import { relationForm } from '../../../widgets/relation-form/index.ts';
import { usePickedNames } from '../../../widgets/tree-picker/index.ts';
import type { ChoiceControl, FieldPath, Option, PickControl, RecordControl, TableColumn } from '../../grammar/index.ts';
import { useSurroundings } from '../../render/surroundings.ts';
import { useParameters } from '../editing/useParameters.ts';

/** Names of what a column holds, by id. */
export type Named = readonly Option[];

interface ColumnNamesProps {
  readonly column: TableColumn;
  /** All columns of the table: some show something of what this one chooses. */
  readonly columns: readonly TableColumn[];
  readonly rows: readonly Row[];
  /** Called when names have arrived; stable between renders. */
  readonly onNames: (field: FieldPath, names: Named) => void;
}

/** Pickers whose choices are kept by one id each. */
const BY_ID: ReadonlySet<string> = new Set(['user', 'department', 'position', 'role', 'group', 'member']);

/** Asks for the names of what a column holds, where only elsewhere knows them; draws nothing. */
export function ColumnNames(props: ColumnNamesProps) {
  const { column } = props;
  // Options that follow the row differ from row to row: there the id stands until the cell is opened.
  if (column.kind === 'choice' && column.options.from === 'feed' && column.options.parameters === undefined)
    return <FedNames {...props} column={column} feed={column.options} />;
  if (column.kind === 'pick' && column.parameters === undefined && BY_ID.has(column.picker))
    return <PickNames {...props} column={column} />;
  if (column.kind === 'record' && isSameForAllRows(column)) return <RecordsNames {...props} column={column} />;
  return null;
}

/** True where what is asked for does not depend on the row. */
const isSameForAllRows = ({ source: { widget, config } }: RecordControl): boolean =>
  widget === 'relation' ||
  ((widget === 'popup' || widget === 'popupTable') && config.templateJson.every(({ relationField }) => relationField === ''));

type Fed = ColumnNamesProps & { readonly feed: Extract<ChoiceControl['options'], { from: 'feed' }> };

const noRead = () => undefined;

function FedNames({ column: { field }, feed, onNames }: Fed) {
  const { options, state } = useSurroundings().useOptions(feed.id, useParameters(undefined, noRead, feed.fixed));
  const isHere = state.kind === 'ready' && options.length > 0;
  useEffect(() => {
    if (isHere) onNames(field, options);
  }, [field, options, isHere, onNames]);
  return null;
}

/** Most rows of elsewhere a table asks for; beyond that the id stands until the cell is opened. */
const MOST_LOOKED_UP = 100;
const noRecords = () => null;

type OfRecords = ColumnNamesProps & { readonly column: RecordControl };

function RecordsNames(props: OfRecords) {
  const feeds = (useSurroundings().useRecords ?? noRecords)();
  const { source } = props.column;
  const spec = useMemo(() => {
    if (!feeds) return null;
    if (source.widget === 'relation') return relationForm(source.config, feeds.forms);
    if (source.widget === 'popup') return popupSelect(source.config, feeds.interfaces);
    return source.widget === 'popupTable' ? popupTableSelect(source.config, feeds.interfaces) : null;
  }, [source, feeds]);
  return spec && <LookedUpNames {...props} spec={spec} />;
}

/** Columns that show something of what a column has chosen, by what they show. */
const attributesOf = ({ field }: TableColumn, columns: readonly TableColumn[]) =>
  columns.flatMap((column) => {
    const source = column.kind === 'record' ? column.source : null;
    return source?.widget === 'attribute' && source.config.follows === field ? [{ field: column.field, of: source.config.showField }] : [];
  });

function LookedUpNames({ column, columns, rows, spec, onNames }: OfRecords & { readonly spec: DataPickerSpec }) {
  const { field } = column;
  const attributes = useMemo(() => attributesOf(column, columns), [column, columns]);
  const ids = [
    ...new Set(
      rows.flatMap((row) => [row[field]].flat()).flatMap((id) => (typeof id === 'string' || typeof id === 'number' ? [String(id)] : [])),
    ),
  ];
  const looked = ids.filter((id) => id !== '').slice(0, MOST_LOOKED_UP);
  const parameters = useMemo(() => filledParameters(spec.rows.templateJson, noRead), [spec]);
  const names = useNames(spec, looked, parameters);
  const found = JSON.stringify(
    looked.flatMap((id) => {
      const known = names.of(id);
      if (known?.status !== 'known') return [];
      const { fullName, record } = known.node;
      return [{ id, label: fullName, shown: attributes.map(({ of }) => shownText(record, of)) }];
    }),
  );
  useEffect(() => {
    const all = JSON.parse(found) as readonly (Option & { readonly shown: readonly string[] })[];
    onNames(field, all);
    attributes.forEach((attribute, at) =>
      onNames(
        attribute.field,
        all.map(({ id, shown }) => ({ id, label: shown[at] ?? '' })),
      ),
    );
  }, [field, attributes, found, onNames]);
  return null;
}

function PickNames({ column: { field, picker, limits }, rows, onNames }: ColumnNamesProps & { readonly column: PickControl }) {
  const spec = useSurroundings().usePicker(picker, true, useParameters(undefined, noRead, limits));
  const held = JSON.stringify([...new Set(rows.flatMap((row) => [row[field]].flat()))].filter((id) => typeof id === 'string' && id !== ''));
  const ids = useMemo(() => JSON.parse(held) as string[], [held]);
  const items = usePickedNames(spec, ids);
  const found = JSON.stringify(items.map(({ identity, text }) => ({ id: identity, label: text })));
  useEffect(() => onNames(field, JSON.parse(found) as Named), [field, found, onNames]);
  return null;
}

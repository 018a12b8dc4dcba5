import { fieldsOf, formOf, isList, memberOf, textOf } from '@milepost/openapi/domains/design';
import type { DesignDocument, Json } from '@milepost/openapi/domains/design';
import { readFormConfig, readListConfig } from '@milepost/openapi/domains/model';
import type { FormConfig } from '@milepost/openapi/domains/model';
import { HEAD, compileList } from '../../../data/model/compile/index.ts';
import type { CompiledList, ModelRow } from '../../../data/model/compile/index.ts';
import { sampleRows, sampleValue } from '../samples/sampleRows.ts';
import type { SampleKind } from '../samples/sampleRows.ts';
import { listIn } from './listItems.ts';
import type { ListOwner } from './listItems.ts';

/** Records a list is shown with. */
export const SAMPLES = 20;
/** Groups, and records below one of a tree. */
const GROUPS = 4;
const BELOW = 4;

/** Members that repeat every control and are not seen: reading them takes most of the time. */
const UNSEEN = { columnOptions: [], defaultColumnList: [] };

const known = new WeakMap<DesignDocument['tree'], FormConfig['fields']>();
/** Controls of the form, read once as long as it stays: edits of the list leave it as it is. */
function controlsOf(document: DesignDocument): FormConfig['fields'] {
  const had = known.get(document.tree);
  if (had) return had;
  const { fields } = readFormConfig(formOf(document) ?? { fields: [] });
  known.set(document.tree, fields);
  return fields;
}

/** A designed list as the console draws it; null for one that cannot be read. */
export function compiledListOf(document: DesignDocument, owner: ListOwner): CompiledList | null {
  const list = listIn(document, owner);
  if (list === null) return null;
  try {
    return compileList(readListConfig({ ...list, ...UNSEEN }), controlsOf(document));
  } catch {
    return null;
  }
}

const head = (id: string, title: string, name: string, children: readonly ModelRow[]): ModelRow => ({
  [title]: name,
  id,
  fullName: name,
  isLeaf: false,
  [HEAD]: true,
  children,
});

/**
 * Sample rows in the shape of their list: in groups, below each other, or one after the other.
 * @param groupName name of a group by its number, from 0
 */
export function inShape(rows: readonly ModelRow[], compiled: CompiledList, groupName: (at: number) => string): readonly ModelRow[] {
  const title = compiled.columns[0]?.id ?? '';
  if (compiled.isGrouped)
    return Array.from({ length: GROUPS }, (_, at) =>
      head(
        `group${at + 1}`,
        title,
        groupName(at),
        rows.filter((_row, place) => place % GROUPS === at),
      ),
    );
  if (compiled.shape === 'paged' || compiled.shape === 'whole') return rows;
  return rows.flatMap((row, place): readonly ModelRow[] =>
    place % BELOW === 0 ? [{ ...row, isLeaf: false, children: rows.slice(place + 1, place + BELOW) }] : [],
  );
}

/** Sample rows of a list in its shape. */
export function samplesOf(
  document: DesignDocument,
  owner: ListOwner,
  compiled: CompiledList,
  sample: SampleKind = 'usual',
): readonly ModelRow[] {
  const list = listIn(document, owner);
  const columns = list?.['columnList'];
  const tables = new Set(fieldsOf(document).flatMap(({ key, kind }) => (kind === 'table' ? [key] : [])));
  const all: readonly Json[] = isList(columns) ? columns : [];
  const groupBy = all.find((column) => textOf(memberOf(column, 'prop')) === textOf(list?.['groupField']));
  const rows = sampleRows(all, tables, SAMPLES, sample);
  // Groups of what nobody has chosen yet would all be called the same.
  return compiled.isGrouped && !groupBy ? rows : inShape(rows, compiled, (at) => (groupBy ? String(sampleValue(groupBy, at)) : ''));
}

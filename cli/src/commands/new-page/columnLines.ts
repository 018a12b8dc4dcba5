import { fillIn, type Scope } from '../../templates/render.ts';
import { quote } from './code.ts';
import type { ColumnField } from './resource/resource.ts';
import type { ScopeAsk } from './scopeAsk.ts';
import { choiceLabel } from './words.ts';

export interface ColumnLines {
  readonly lines: string;
  /** Columns the server can order by. */
  readonly ordered: readonly string[];
}

const NARROW_META = 2;

/** The columns of the list as code. */
export function columnLines({ resource, template, vocabulary }: ScopeAsk): ColumnLines {
  const { columns, labelField, shape, list } = resource;
  const isServerSorted = shape === 'paged' && list.canSort;
  const metas = columns.filter(({ name, kind }) => name === 'enCode' || name === 'sortCode' || kind === 'text').map(({ name }) => name);
  const narrowOf = ({ name, kind }: ColumnField): string => {
    if (name === labelField) return 'title';
    if (kind === 'status') return 'status';
    const isMeta =
      name === 'enCode' ||
      name === 'sortCode' ||
      metas
        .filter((each) => each !== labelField)
        .slice(0, NARROW_META)
        .includes(name);
    return isMeta ? 'meta' : 'hidden';
  };
  const canOrder = ({ name, wireName, kind }: ColumnField): boolean =>
    name === wireName && (kind === 'number' || kind === 'moment' || name === 'enCode' || name === labelField);
  const line = (column: ColumnField): string => {
    const part = template.parts.columns.get(column.kind) ?? '';
    const isLabel = column.name === labelField;
    const sort = isServerSorted ? (canOrder(column) ? 'server' : null) : ownSort(column);
    const scope: Scope = {
      flags: new Set(),
      names: {},
      words: vocabulary.ofField(column.name, column.title),
      values: {
        name: column.name,
        text: textOf(column),
        flex: isLabel ? '5' : column.name === 'enCode' ? '4' : '3',
        minPx: isLabel ? '200' : column.name === 'enCode' ? '140' : '120',
        sort: sort === null ? '' : `sort: ${quote(sort)}`,
        narrow: narrowOf(column),
        words: column.choices.map((choice) => `${choice}: t\`${choiceLabel(choice)}\``).join(', '),
      },
    };
    return part
      .split('\n')
      .map((each) =>
        fillIn(each, scope, `column ${column.name}`)
          .replaceAll(/, , /g, ', ')
          .replace(/^\s*,$/, ''),
      )
      .filter((each) => each.trim() !== '')
      .join('\n');
  };
  return {
    lines: columns.map(line).join('\n'),
    ordered: isServerSorted ? columns.filter(canOrder).map(({ name }) => name) : [],
  };
}

const ownSort = ({ name, kind }: ColumnField): 'text' | 'number' | null => {
  if (kind === 'number') return 'number';
  return kind === 'text' && name === 'enCode' ? 'text' : null;
};

/** The text of a cell: a text as it is, a number in digits, nothing where there is nothing. */
function textOf({ name, kind, isNullable }: ColumnField): string {
  if (kind === 'number') return isNullable ? `row.${name}?.toString() ?? ''` : `String(row.${name})`;
  return isNullable ? `row.${name} ?? ''` : `row.${name}`;
}

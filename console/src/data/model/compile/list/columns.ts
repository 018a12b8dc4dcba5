import { parseExactJson } from '@milepost/openapi/guards';
import { masked } from '@milepost/kit/engines/text-mask';
import { designedMask } from '@milepost/kit/forms/config';
import { valueKindNamed } from '@milepost/kit/forms/values';
import type { ListColumn } from '@milepost/kit/lists/grammar';
import type { ListConfig } from '@milepost/openapi/domains/model';
import { HEAD, textOf, valueOf } from './rowValue.ts';
import type { ModelRow, Row } from './rowValue.ts';

type WholeColumn = ListConfig['columnList'][number];
/** Members of a column of a design that its cells are made of. */
export type Designed = Pick<
  WholeColumn,
  'prop' | 'label' | 'width' | 'align' | 'fixed' | 'sortable' | 'jnpfKey' | 'max' | 'format' | 'rest'
> & {
  readonly config: Pick<WholeColumn['config'], 'jnpfKey'>;
};

/** Content of a cell that is more than its text, or less. */
export type CellContent =
  | { readonly as: 'lines'; readonly lines: readonly string[] }
  | { readonly as: 'swatch'; readonly color: string }
  | { readonly as: 'stars'; readonly score: number; readonly most: number }
  | { readonly as: 'text'; readonly text: string }
  | { readonly as: 'nothing' };

/** A column of a design; who draws it makes a cell of its content, where it has one. */
export interface CompiledColumn extends ListColumn<ModelRow> {
  /** Name of its control, as designs have it. */
  readonly kind: string;
  readonly content?: (row: ModelRow) => CellContent;
}
type Look = Pick<CompiledColumn, 'text' | 'content'>;
/** Texts of the columns need no words of the page. */
/** Name of a group of rows whose field is empty. */
const NOTHING = '—';
const NO_WORDS = { text: String, moment: String };

/** Least width of a column without one, by the kind of its control: what most values of it need. @source forms §7 @reading R-783 */
const MIN_PX = 100;
const MIN_PX_OF: Readonly<Record<string, number>> = {
  comInput: 140,
  input: 140,
  billRule: 168,
  textarea: 180,
  editor: 180,
  date: 116,
  datePicker: 116,
  dateRange: 216,
  createTime: 168,
  modifyTime: 168,
  address: 200,
  areaSelect: 200,
  comSelect: 200,
  organizeSelect: 200,
  currOrganize: 200,
  cascader: 180,
  checkbox: 160,
  uploadFz: 160,
  uploadFile: 160,
};
/** Formats of moments that need more than a day does. */
const LONG_FORMAT = 'yyyy-MM-dd'.length;
const MOMENT_PX = 152;
const PEOPLE = new Set(['userSelect', 'createUser', 'modifyUser']);
/** Columns of the second line of a narrow row. */
const NARROW = 4;
const STARS = 5;
const HTML_CHARS = 200;

const DRAWN = new Set(['sign', 'signature']);

const namesOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(textOf).filter((name) => name !== '') : []);

/** Words of formatted text, without its marks. */
const plainOf = (html: string): string =>
  html
    .slice(0, HTML_CHARS * 4)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, HTML_CHARS);

/** Address of a place that is kept as JSON. */
function placeOf(value: unknown): string {
  const text = textOf(value);
  if (!text.startsWith('{')) return text;
  try {
    return textOf((parseExactJson(text) as Row)['fullAddress']) || text;
  } catch {
    return text;
  }
}

/** The cells of a column by the kind of its control. Files, scores and colours come as they are kept, all else as words. @source forms §7 */
function lookOf(kind: string, column: Designed, value: (row: ModelRow) => unknown, personName: Columns['personName']): Look {
  const names = (row: ModelRow) => namesOf(value(row));
  const mask = designedMask(column.rest);
  const words = (row: ModelRow) => (mask ? masked(textOf(value(row)), mask) : textOf(value(row)));
  if (PEOPLE.has(kind)) return { text: (row) => words(row).split(',').map(personName).join(', ') };
  if (kind === 'location') return { text: (row) => placeOf(value(row)) };
  // A drawing has no words; that there is one is what a list can say.
  if (DRAWN.has(kind)) return { text: (row) => (words(row) === '' ? '' : '✓') };
  switch (valueKindNamed(kind)?.list?.look) {
    case 'names':
      return { text: (row) => names(row).join(', '), content: (row) => ({ as: 'lines', lines: names(row) }) };
    case 'swatch':
      return { text: words, content: (row) => ({ as: 'swatch', color: words(row) }) };
    case 'plain':
      return { text: (row) => plainOf(words(row)) };
    case 'stars': {
      const most = Number(column.max ?? column.rest['count']) || STARS;
      const score = (row: ModelRow) => Number(value(row)) || 0;
      return {
        text: (row) => (score(row) > 0 ? `${score(row)} / ${most}` : ''),
        content: (row) => ({ as: 'stars', score: score(row), most }),
      };
    }
    default:
      return { text: words };
  }
}

/** A column of a sub-table: the values of its rows in one cell. */
function below(table: string, child: string, column: Designed): Look {
  const mask = designedMask(column.rest);
  const lines = (row: ModelRow): readonly string[] => {
    const rows = valueOf(row, table);
    return Array.isArray(rows)
      ? rows
          .map((each) => textOf(valueOf(each as Row, child)))
          .filter((text) => text !== '')
          .map((text) => (mask ? masked(text, mask) : text))
      : [];
  };
  return { text: (row) => lines(row).join('; '), content: (row) => ({ as: 'lines', lines: lines(row) }) };
}

const MOMENTS = /^date|Time$/;

const leastOf = (kind: string, { format }: Designed): number =>
  kind.startsWith('date') && format.length > LONG_FORMAT ? MOMENT_PX : (MIN_PX_OF[kind] ?? MIN_PX);

/** Circumstances of the columns of a list. */
interface Columns {
  /** Columns whose rows are edited in place come raw, with their words beside them. */
  readonly hasNames: boolean;
  /** Rows come in groups: their heads say the name of the group and how many there are, in the first column. */
  readonly isGrouped: boolean;
  /** Name of a person, without what servers write behind it. */
  readonly personName: (label: string) => string;
  /** Keys of the sub-tables of the form. */
  readonly tables: ReadonlySet<string>;
}

/** Look of a column whose rows stand below heads: a head has its name and nothing else. */
const underHeads = ({ text, content }: Look, at: number): Look => ({
  text: (row, words) => {
    if (!row[HEAD]) return text(row, words);
    return at === 0 ? `${text(row, words) || NOTHING} (${row.children?.length ?? 0})` : '';
  },
  ...(at > 0 && {
    content: (row) => (row[HEAD] ? { as: 'nothing' } : (content?.(row) ?? { as: 'text', text: text(row, NO_WORDS) })),
  }),
});

/** A designed column as lists have it; the first one names the row. @source forms §2.9, §7 */
export function columnOf(column: Designed, at: number, { hasNames, isGrouped, tables, personName }: Columns): CompiledColumn {
  const { prop, label, width, align, fixed, sortable } = column;
  const kind = column.jnpfKey || column.config.jnpfKey;
  const dash = prop.indexOf('-');
  const table = dash > 0 && tables.has(prop.slice(0, dash)) ? prop.slice(0, dash) : null;
  const value = (row: ModelRow) => (hasNames ? (valueOf(row, `${prop}_name`) ?? valueOf(row, prop)) : valueOf(row, prop));
  const look = table === null ? lookOf(kind, column, value, personName) : below(table, prop.slice(dash + 1), column);
  const isFigure = table === null && valueKindNamed(kind)?.list?.align === 'end';
  return {
    id: prop,
    kind,
    header: label || prop,
    ...(isGrouped ? underHeads(look, at) : look),
    // A moment that is cut says nothing.
    width: width ? { px: MOMENTS.test(kind) ? Math.max(width, leastOf(kind, column)) : width } : { flex: 3, minPx: leastOf(kind, column) },
    narrow: at === 0 ? 'title' : at < NARROW ? 'meta' : 'hidden',
    ...((align === 'right' || isFigure) && { align: 'end' as const }),
    ...(fixed !== 'none' && { pinned: fixed === 'left' ? ('start' as const) : ('end' as const) }),
    // Columns of sub-tables do not sort.
    ...(sortable && table === null && { isSortable: true }),
  };
}

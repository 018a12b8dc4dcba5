import type { PortalCard } from './design.ts';

type Members = Readonly<Record<string, unknown>>;
const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null && !Array.isArray(value);
const own = (from: unknown, name: string): unknown => (isMembers(from) && Object.hasOwn(from, name) ? from[name] : undefined);
const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
const first = (from: unknown, ...names: readonly string[]): string => names.map((name) => text(own(from, name))).find(Boolean) ?? '';

/** A figure of any spelling; null for what is none. */
function figure(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.trim() === '') return null;
  const read = Number(value.replaceAll(',', ''));
  return Number.isFinite(read) ? read : null;
}

/** Rows of an answer or of a design: a list, or a list below `list` or `data`. */
function rows(value: unknown): readonly Members[] {
  const list = Array.isArray(value) ? value : (own(value, 'list') ?? own(value, 'data'));
  return Array.isArray(list) ? list.filter(isMembers) : [];
}

/** Source of what a card shows: the design itself, or a data interface with its arguments. */
export type CardSource =
  | { readonly kind: 'static'; readonly value: unknown }
  | { readonly kind: 'dynamic'; readonly interfaceId: string; readonly parameters: readonly Members[] };

/** Source of a card, or of one figure of it. @reading R-722 */
export function cardSource({
  dataType,
  propsApi,
  templateJson,
  option,
}: Pick<PortalCard, 'dataType' | 'propsApi' | 'option'> & { readonly templateJson?: unknown }): CardSource {
  if (dataType === 'dynamic' && propsApi !== null && propsApi !== '')
    return { kind: 'dynamic', interfaceId: propsApi, parameters: rows(templateJson) };
  return { kind: 'static', value: own(option, 'defaultValue') };
}

/** One value of a chart; rows of one `type` are a series. @reading R-722 */
export interface ChartRow {
  readonly name: string;
  readonly value: number | null;
  readonly type: string;
}

/** Rows of a chart; a card may name the members its rows have instead. A row with neither a name nor a figure is none. */
export function chartRows(value: unknown, option: unknown = null): readonly ChartRow[] {
  const [name, amount] = [text(own(option, 'nameField')), text(own(option, 'valueField'))];
  const read = rows(value).map((row) => ({
    name: name ? text(own(row, name)) : first(row, 'name', 'fullName'),
    value: figure(own(row, amount || 'value')),
    type: text(own(row, 'type')),
  }));
  return read.filter((row) => row.name !== '' || row.value !== null);
}

/** A line of a ranking. */
export type RankRow = Pick<ChartRow, 'name' | 'value'>;
/** Lines of a ranking, the highest first. */
export const rankRows = (value: unknown, option: unknown = null): readonly RankRow[] =>
  chartRows(value, option).toSorted((a, b) => (b.value ?? Number.NEGATIVE_INFINITY) - (a.value ?? Number.NEGATIVE_INFINITY));

/** A moment of a time axis. */
export interface EventRow {
  readonly at: string;
  readonly words: string;
}
export const eventRows = (value: unknown): readonly EventRow[] =>
  rows(value).map((row) => ({
    at: first(row, 'timestamp', 'time', 'date'),
    words: first(row, 'content', 'fullName', 'name', 'title'),
  }));

/** A column of a table card; servers spell the member `filedName`. */
export interface TableColumn {
  readonly id: string;
  readonly label: string;
}

/** Columns of a table; without any, those its first row has. */
export function tableColumns(option: unknown, value: unknown): readonly TableColumn[] {
  const named = rows(own(option, 'columnData') ?? own(option, 'columnList'))
    .map((column) => ({ id: first(column, 'filedName', 'fieldName', 'prop'), label: first(column, 'fullName', 'label') }))
    .filter(({ id }) => id !== '');
  if (named.length > 0) return named.map(({ id, label }) => ({ id, label: label || id }));
  return Object.keys(rows(value)[0] ?? {}).map((id) => ({ id, label: id }));
}

/** Cells of a table in the order of its columns. */
export const tableRows = (columns: readonly TableColumn[], value: unknown): readonly (readonly string[])[] =>
  rows(value).map((row) => columns.map(({ id }) => text(own(row, id))));

/** A figure of a board: its words, and where its number comes from. */
export interface CardFigure {
  readonly name: string;
  readonly unit: string;
  readonly source: CardSource;
  /** Member of the answer that is the number. */
  readonly field: string;
}

/** Figures of a board, each with a source of its own. @reading R-722 */
export const cardFigures = (option: unknown): readonly CardFigure[] =>
  rows(own(option, 'defaultValue')).map((row) => ({
    name: first(row, 'fullName', 'name'),
    unit: text(own(row, 'unit')),
    field: text(own(row, 'field')),
    source:
      text(own(row, 'dataType')) === 'dynamic' && text(own(row, 'propsApi')) !== ''
        ? { kind: 'dynamic', interfaceId: text(own(row, 'propsApi')), parameters: rows(own(row, 'templateJson')) }
        : { kind: 'static', value: own(row, 'num') ?? own(row, 'value') },
  }));

/** The number of a figure in what its source answered: the value itself, or a member of it or of its first row. */
export function figureValue(answer: unknown, field: string): number | null {
  if (figure(answer) !== null) return figure(answer);
  const row = isMembers(answer) && !Array.isArray(own(answer, 'list')) && field in answer ? answer : rows(answer)[0];
  return figure(own(row, field || 'value'));
}

/** A function at hand: an entry of the menu by its id, or an address. */
export interface CardFunction {
  readonly name: string;
  readonly menuId: string;
  readonly address: string;
}
export const cardFunctions = (option: unknown): readonly CardFunction[] =>
  rows(own(option, 'defaultValue')).map((row) => ({
    name: first(row, 'fullName', 'name'),
    menuId: first(row, 'id', 'moduleId'),
    address: text(own(row, 'urlAddress')),
  }));

/** A picture and what it says. */
export interface CardImage {
  readonly address: string;
  readonly words: string;
}

/** Picture of a card; null where the design names none. */
export function cardImage(option: unknown): CardImage | null {
  const value = own(option, 'defaultValue');
  const file = Array.isArray(value) ? value[0] : value;
  const address = text(file) || first(file, 'url', 'urlAddress');
  return address === '' ? null : { address, words: first(option, 'textDefaultValue', 'imageText', 'alt') };
}

/** Pictures shown one after another, each with what it says. @reading R-969 */
export const cardPictures = (value: unknown): readonly CardImage[] =>
  (Array.isArray(value) ? value : rows(value)).flatMap((one: unknown): readonly CardImage[] => {
    const address = text(one) || first(one, 'imageUrl', 'url', 'urlAddress');
    return address === '' ? [] : [{ address, words: first(one, 'title', 'fullName', 'textDefaultValue', 'name') }];
  });

/** A film and what it says; null where the design names none. @reading R-969 */
export function cardVideo(option: unknown): CardImage | null {
  const value = own(option, 'defaultValue') ?? own(option, 'videoUrl');
  const file = Array.isArray(value) ? value[0] : value;
  const address = text(file) || first(file, 'url', 'urlAddress');
  return address === '' ? null : { address, words: first(option, 'textDefaultValue', 'videoText', 'alt') };
}

/** Address of a page of another host; empty where the design names none. @reading R-969 */
export const cardFrame = (option: unknown): string => first(option, 'defaultValue', 'urlAddress', 'iframeUrl', 'href');

/** Words of a text card. */
export const cardText = (option: unknown): string => first(option, 'defaultValue', 'textDefaultValue', 'content');

/** Time between two refreshes in milliseconds; null where nobody asked for any. @param every minutes of the whole portal */
export function cardInterval({ refresh }: Pick<PortalCard, 'refresh'>, every: number | null): number | null {
  const minutes = refresh.autoRefresh && (refresh.autoRefreshTime ?? 0) > 0 ? refresh.autoRefreshTime : every;
  return minutes === null || minutes <= 0 ? null : minutes * 60_000;
}

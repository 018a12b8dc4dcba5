import { columnKinds, isColumn } from '../grammar/index.ts';
import type { Part, TableColumn, TableControl } from '../grammar/index.ts';
import { formulaInRow, nameInRow } from '../formulas/index.ts';
import { flag, rulesOf, words } from './designed.ts';
import type { DesignedBase } from './designed.ts';
import type { Members } from './members.ts';
import { parseDataInterfaceSelect } from './parseDataInterfaceSelect.ts';

/** Most parts that stand in one. */
const MOST_PARTS = 500;

export type ReadPart = (members: Members, depth: number) => Part;

const childrenOf = (members: Members, read: ReadPart, depth: number): readonly Part[] =>
  members.within('__config__').objects('children', MOST_PARTS, (item) => read(item, depth + 1));

const titled = (members: Members) =>
  words(members, 'header') ?? words(members, 'title') ?? words(members.within('__config__'), 'label') ?? '';

const section =
  (title: (members: Members) => string) =>
  (members: Members, read: ReadPart, depth: number): Part => ({
    part: 'section',
    title: title(members),
    parts: childrenOf(members, read, depth),
  });

/** Tabs, and panels that fold: each of their children is one. */
function panels(members: Members, read: ReadPart, depth: number) {
  const all = members.within('__config__').objects('children', MOST_PARTS, (item) => ({
    name: item.text('name', ''),
    label: words(item, 'title') ?? words(item, 'name') ?? '',
    parts: childrenOf(item, read, depth + 1),
  }));
  return all.map((panel, at) => ({ ...panel, id: String(at), label: panel.label || String(at + 1) }));
}

const tabs = (members: Members, read: ReadPart, depth: number): Part => ({
  part: 'tabs',
  label: titled(members),
  tabs: panels(members, read, depth),
});

/** Panels that fold; those a design names are open at first, and the first where it names none. */
function collapse(members: Members, read: ReadPart, depth: number): Part {
  const all = panels(members, read, depth);
  const active = members.raw('active');
  const named = new Set((Array.isArray(active) ? active : [active]).map(String));
  const openIds = all.filter(({ name }) => name !== '' && named.has(name)).map(({ id }) => id);
  return {
    part: 'tabs',
    look: 'folds',
    label: titled(members),
    tabs: all,
    openIds: openIds.length > 0 ? openIds : all.slice(0, 1).map(({ id }) => id),
    isAccordion: flag(members, 'accordion'),
  };
}

const COLUMNS = 24;

/** Lines a cell of a grid reaches over at most. */
const MOST_LINES = 500;

/**
 * Cells of a grid, row by row; a cell that another one covers is none. Where one reaches over lines, cells stand in columns; else each
 * is as wide as its share of its row. @reading R-843
 */
function grid(members: Members, read: ReadPart, depth: number): Part {
  const lines = members.within('__config__').objects('children', MOST_PARTS, (row) =>
    row
      .within('__config__')
      .objects('children', MOST_PARTS, (cell) => {
        const config = cell.within('__config__');
        return {
          isCovered: flag(config, 'merged'),
          colspan: config.whole('colspan', 1, 1, COLUMNS),
          rowspan: config.whole('rowspan', 1, 1, MOST_LINES),
          parts: whole(childrenOf(cell, read, depth + 2)),
        };
      })
      .filter(({ isCovered }) => !isCovered),
  );
  const isGrid = lines.flat().some(({ rowspan }) => rowspan > 1);
  const parts = lines.map((cells): Part => {
    const columns = cells.reduce((sum, { colspan }) => sum + colspan, 0);
    return {
      part: 'row',
      span: COLUMNS,
      parts: cells.map(({ colspan, rowspan, parts: inner }) =>
        isGrid
          ? { part: 'row', colspan, rowspan, parts: inner }
          : { part: 'row', span: Math.floor((COLUMNS * colspan) / columns), parts: inner },
      ),
    };
  });
  return { part: 'row', parts, ...(isGrid && { isGrid }) };
}

/** Parts of a cell take all of it. */
const whole = (parts: readonly Part[]): readonly Part[] => parts.map((part) => ({ ...part, span: COLUMNS }));

/** Layouts by their name in designs. @source forms §3 */
export const LAYOUTS: Readonly<Record<string, (members: Members, read: ReadPart, depth: number) => Part>> = {
  row: (members, read, depth) => ({ part: 'row', parts: childrenOf(members, read, depth) }),
  card: section(titled),
  tab: tabs,
  collapse,
  tableGrid: grid,
};

/** Kinds a cell of a sub-table can be. */
/** Columns of the same row are named without their table in a row: there they are values, outside the sum of a column. @reading R-766 */
function inRow(column: TableColumn, table: string): TableColumn {
  const name = (one: string) => nameInRow(one, table);
  const named = (parameters: Readonly<Record<string, string>> = {}) =>
    Object.fromEntries(Object.entries(parameters).map(([parameter, field]) => [parameter, name(field)]));
  switch (column.kind) {
    case 'calculate':
      return { ...column, expression: formulaInRow(column.expression, table) };
    case 'choice':
    case 'cascade':
      if (column.options.from === 'static' || !column.options.parameters) return column;
      return { ...column, options: { ...column.options, parameters: named(column.options.parameters) } };
    case 'pick':
      return column.parameters ? { ...column, parameters: named(column.parameters) } : column;
    case 'record': {
      const { source } = column;
      if (source.widget === 'attribute') {
        const config = { ...source.config, follows: name(source.config.follows) };
        return { ...column, field: name(column.field), source: { ...source, config } };
      }
      // What is chosen in a row fills the row itself, by its attributes.
      const { fills: _, ...own } = column;
      if (!('templateJson' in source.config)) return own;
      const templateJson = source.config.templateJson.map((one) => ({ ...one, relationField: name(one.relationField) }));
      return { ...own, source: { ...source, config: { ...source.config, templateJson } } as typeof source };
    }
    default:
      return column;
  }
}

const MOST_BUTTONS = 50;
/** Rows are added from a dialog. @source forms §3 */
const FROM_DIALOG = '1';

/** True for a sub-table whose rows come from a dialog that nobody has set up: rows are added as in any other. @reading R-970 */
const lacksDialog = (members: Members): boolean =>
  members.text('addType', '') === FROM_DIALOG && members.within('addTableConf').text('interfaceId', '') === '';

/** Rows a sub-table is filled with from a data interface: by its kind of adding, or by a button of 3.6. @reading R-970 */
function choiceOf(members: Members, table: string): TableControl['choice'] {
  const buttons = members.objects('footerBtnsList', MOST_BUTTONS, (item) => ({
    value: item.text('value', ''),
    label: words(item, 'label'),
    config: item.within('actionConfig'),
  }));
  const button = buttons.find(({ value }) => value === 'select');
  const asked = button?.config ?? (members.text('addType', '') === FROM_DIALOG ? members.within('addTableConf') : undefined);
  // A button nobody has finished asks for nothing.
  if (!asked || asked.text('interfaceId', '') === '') return undefined;
  const config = asked.take(parseDataInterfaceSelect(asked.all()));
  const label = button?.label ?? config?.popupTitle ?? words(members, 'actionText');
  return (
    config && {
      label: label ?? '',
      ...(button === undefined && { isOnly: true }),
      config: { ...config, relationOptions: config.relationOptions.map((one) => ({ ...one, field: nameInRow(one.field, table) })) },
    }
  );
}

/** A sub-table: its children are the columns, and none of them is a table or a layout again. @source forms §2.8, §3 */
export function table(members: Members, base: DesignedBase, read: ReadPart): TableControl {
  const config = members.within('__config__');
  const summed = new Set(members.list('summaryField', MOST_PARTS));
  const hasSums = flag(members, 'showSummary', 'show-summary');
  const columns = config.objects('children', MOST_PARTS, (item): TableColumn | null => {
    const part = read(item, 1);
    if (!isColumn(part)) {
      item.within('__config__').fault('jnpfKey', { kind: 'notOneOf', choices: columnKinds });
      return null;
    }
    const rules = rulesOf(item);
    const isSummed = hasSums && summed.has(part.field);
    return { ...inRow(part, base.field), ...(rules.length > 0 && { rules }), ...(isSummed && { isSummed }) };
  });
  const choice = choiceOf(members, base.field);
  const isPlain = choice === undefined && lacksDialog(members);
  if (isPlain) members.fault('addTableConf', { kind: 'noRows' });
  return {
    ...base,
    kind: 'table',
    columns: columns.filter((column) => column !== null),
    // The words of the design are those of a button that opens a dialog.
    add: (isPlain ? undefined : words(members, 'actionText')) ?? '',
    ...(choice && { choice }),
  };
}

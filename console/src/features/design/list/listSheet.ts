import { msg } from '@lingui/core/macro';
import type { Option, Part } from '@milepost/kit/forms/grammar';
import { isList, textOf } from '@milepost/openapi/domains/design';
import type { DesignDocument, Json } from '@milepost/openapi/domains/design';
import { choice, choices, feed, pair, section, text, toggle, when } from '../../resource/index.ts';
import type { SheetSpec } from './columnSheet.ts';
import { itemsOf, listIn, nameOf } from './listItems.ts';
import type { ListOwner } from './listItems.ts';
import { orderable, possibleFields, summable } from './possibleFields.ts';
import type { PossibleField } from './possibleFields.ts';
import { asChoice, asTruth, choiceSetting, codeSetting, textSetting, truthSetting } from './SettingsForm.tsx';
import type { Settings } from './SettingsForm.tsx';

const PAGE_SIZES = ['20', '50', '80', '100'];
const optionsOf = (fields: readonly PossibleField[]): readonly Option[] =>
  fields.map(({ name, label, table }) => ({ id: name, label: table === null ? label : `${table}-${label}` }));
const fixedFeed = (options: readonly Option[]) => ({ from: 'static', options }) as const;
const textsIn = (value: Json | undefined): readonly string[] => (isList(value) ? value.map(textOf) : []);

const SOURCES = {
  dictionary: msg`Dictionary`,
  organize: msg`Organisations`,
  department: msg`Departments`,
  api: msg`Data interface`,
  formField: msg`Options of the field`,
};
const ORDERS = { asc: msg`Ascending`, desc: msg`Descending` };

/** Settings a shape needs beside its columns, by its number. */
function shapeSheet(type: string, fields: readonly Option[]): SheetSpec {
  const field = fixedFeed(fields);
  if (type === '3')
    return {
      parts: [choice('groupField', msg`Grouped by`, field, { required: true })],
      settings: { groupField: choiceSetting('groupField') },
    };
  if (type === '4')
    return {
      parts: [
        {
          part: 'note',
          tone: 'info',
          text: msg`Rows are edited where they stand. Columns of sub-tables and of what the server fills in are only read.`,
        },
      ],
      settings: {},
    };
  if (type === '5')
    return {
      parts: [
        choice('parentField', msg`Field with the record above`, field, { required: true }),
        toggle('treeLazyType', msg`Loads what is below a row when it is opened`),
      ],
      settings: {
        parentField: choiceSetting('parentField'),
        treeLazyType: { path: ['treeLazyType'], read: asTruth, write: (value) => Number(value === true) },
      },
    };
  if (type !== '2') return { parts: [], settings: {} };
  return {
    parts: [
      text('treeTitle', msg`Heading of the tree`, { maxChars: 50 }),
      choice('treeDataSource', msg`Tree of`, SOURCES, { required: true }),
      when(
        { field: 'treeDataSource', is: ['dictionary'] },
        choice('treeDictionary', msg`Dictionary`, feed('designDictionaries'), { required: true }),
      ),
      when(
        { field: 'treeDataSource', is: ['api'] },
        choice('treePropsUrl', msg`Data interface`, feed('designInterfaces'), { required: true }),
      ),
      choice('treeRelation', msg`Field it narrows down`, field, {
        required: true,
        help: msg`Of its own options the tree is made of what the field is chosen from: a list, a dictionary, a data interface, organisations or departments.`,
      }),
      when(
        { field: 'treeDataSource', is: ['dictionary', 'api'] },
        text('treePropsValue', msg`Member that is kept`, { help: msg`id, or enCode for codes` }),
      ),
      when({ field: 'treeDataSource', is: ['api'] }, text('treePropsLabel', msg`Member that is shown`)),
      when({ field: 'treeDataSource', is: ['api'] }, text('treePropsChildren', msg`Member with what is below`)),
      when({ field: 'treeDataSource', is: ['api'] }, toggle('treeSynType', msg`Loads what is below a node when it is opened`)),
    ],
    settings: {
      treeTitle: textSetting('treeTitle'),
      treeDataSource: choiceSetting('treeDataSource'),
      treeDictionary: choiceSetting('treeDictionary'),
      treePropsUrl: choiceSetting('treePropsUrl'),
      treeRelation: choiceSetting('treeRelation'),
      treePropsValue: textSetting('treePropsValue'),
      treePropsLabel: textSetting('treePropsLabel'),
      treePropsChildren: textSetting('treePropsChildren'),
      treeSynType: { path: ['treeSynType'], read: asTruth, write: (value) => Number(value === true) },
    },
  };
}

/** Rights a list asks for, and what happens then. */
const RIGHTS = [
  ['useColumnPermission', msg`Rights of columns`, msg`Whoever has no right to a column does not see it, sort by it or export it.`],
  ['useFormPermission', msg`Rights of fields`, msg`Whoever has no right to a field does not see it in the form or the record.`],
  [
    'useBtnPermission',
    msg`Rights of buttons`,
    msg`Whoever has no right to a button does not see it; off, everybody who opens the page may use it.`,
  ],
  ['useDataPermission', msg`Rights of records`, msg`Everybody sees the records their role allows; off, everybody sees all of them.`],
] as const;

const isSummedShape = (type: string): boolean => type === '1' || type === '2' || type === '4';

/** Shape of a list as the design numbers it; a table where it says nothing. */
export const shapeOf = (list: { readonly [name: string]: Json | undefined } | null): string => textOf(list?.['type']) || '1';

/** Place of the field a list is ordered by: later designs have several. */
const orderPaths = (list: ReturnType<typeof listIn>) =>
  isList(list?.['defaultSortConfig']) && list['defaultSortConfig'].length > 0
    ? ([
        ['defaultSortConfig', 0, 'field'],
        ['defaultSortConfig', 0, 'sort'],
      ] as const)
    : ([['defaultSidx'], ['sort']] as const);

/** Sheet of a list as a whole. Made anew where its shape or its columns change. */
export function listSheet(document: DesignDocument, owner: ListOwner): SheetSpec {
  const list = listIn(document, owner);
  const type = shapeOf(list);
  const fields = orderable(document, owner);
  const shape = shapeSheet(type, optionsOf(fields));
  const [orderBy, direction] = orderPaths(list);
  const shown = new Set(itemsOf(list, 'columnList').map(({ own }) => textOf(own['prop'])));
  const sums = summable(document, owner).filter(({ name }) => shown.has(name));
  const hasTables = possibleFields(document, owner).some(({ name, table }) => table !== null && shown.has(name));
  const size = asChoice(list?.['pageSize']);
  const sizes = size === null || PAGE_SIZES.includes(size) ? PAGE_SIZES : [...PAGE_SIZES, size];
  const prints = itemsOf(list, 'btnsList').some(({ own }) => nameOf(own) === 'batchPrint');
  const settings: Settings = {
    ...shape.settings,
    ...(prints && { printIds: { path: ['printIds'], read: textsIn, write: (value: unknown) => value as Json } }),
    hasPage: truthSetting('hasPage'),
    pageSize: codeSetting('pageSize'),
    hasSuperQuery: truthSetting('hasSuperQuery'),
    orderBy: choiceSetting(...orderBy),
    direction: { ...choiceSetting(...direction), read: (value) => asChoice(value) ?? 'desc' },
    ...(isSummedShape(type) && {
      showSummary: truthSetting('showSummary'),
      summaryField: { path: ['summaryField'], read: textsIn, write: (value) => value as Json },
    }),
    ...(hasTables && { childTableStyle: { ...codeSetting('childTableStyle'), read: (value: Json | undefined) => asChoice(value) ?? '1' } }),
    ...Object.fromEntries(RIGHTS.map(([name]) => [name, truthSetting(name)])),
  };
  const parts: readonly Part[] = [
    ...(shape.parts.length > 0 ? [{ part: 'section', title: msg`Shape`, parts: shape.parts } as const] : []),
    section(
      msg`Pages and order`,
      pair(
        toggle('hasPage', msg`In pages`),
        when({ field: 'hasPage', is: [true] }, choice('pageSize', msg`Rows of a page`, fixedFeed(sizes.map((id) => ({ id, label: id }))))),
      ),
      choice('orderBy', msg`Ordered by`, fixedFeed(optionsOf(fields)), { help: msg`Empty: as the server has them` }),
      choice('direction', msg({ message: 'Direction', context: 'order' }), ORDERS, { look: 'radio' }),
      toggle('hasSuperQuery', msg`Advanced search`, { help: msg`People put conditions on any field together.` }),
    ),
    ...(prints ? [section(msg`Printing`, choices('printIds', msg`Print templates`, feed('designPrintTemplates')))] : []),
    ...(isSummedShape(type) || hasTables
      ? [
          section(
            msg`Figures and sub-tables`,
            ...(isSummedShape(type)
              ? [
                  toggle('showSummary', msg`Sums below the list`),
                  when({ field: 'showSummary', is: [true] }, choices('summaryField', msg`Summed up`, fixedFeed(optionsOf(sums)))),
                ]
              : []),
            ...(hasTables
              ? [
                  choice(
                    'childTableStyle',
                    msg({ message: 'Sub-tables', context: 'of a designed list' }),
                    { 1: msg`In the cells of the row`, 2: msg`Below the list, for the chosen row` },
                    { look: 'radio' },
                  ),
                ]
              : []),
          ),
        ]
      : []),
    section(msg`Rights`, ...RIGHTS.map(([name, label, help]) => toggle(name, label, { help }))),
  ];
  return { parts, settings };
}

import { SUB_FIELDS, SUB_NUM } from '../../floor/lib/data.js';
import { AMOUNTS } from '../form/data.ts';

/** A control as designs have it. */
export const control = (jnpfKey: string, field: string, own: object = {}, config: object = {}) => ({
  __config__: {
    jnpfKey,
    label: field,
    labelWidth: null,
    showLabel: true,
    tag: `el-${jnpfKey}`,
    tagIcon: `icon-${jnpfKey}`,
    required: false,
    layout: 'colFormItem',
    span: 12,
    dragDisabled: false,
    visibility: ['pc', 'app'],
    tableName: '',
    noShow: false,
    regList: [],
    trigger: 'blur',
    formId: 101,
    renderKey: 1_660_000_000_101,
    ...config,
  },
  __vModel__: field,
  on: { change: '({ data, formData, setFormData }) => {\n    // 在此编写代码\n}', blur: '' },
  style: { width: '100%' },
  placeholder: '请输入',
  disabled: false,
  ...own,
});
const figure = (field: string, config: object = {}) => control('numInput', field, { precision: 0, step: 1, controls: false }, config);

const sum = AMOUNTS.flatMap(([name], at) => (at === 0 ? [name] : ['+', name]));
/** A form of 299 numbers and a formula over all of them, as a server answers it. */
export const FORM_DESIGN = JSON.stringify({
  popupType: 'fullScreen',
  fields: [
    control('calculate', 'sum', { expression: sum, precision: 0 }, { span: 24, isStorage: 2 }),
    ...AMOUNTS.map(([name]) => figure(name)),
  ],
});

/** Columns of a sub-table beside those of the floor. */
const MORE = ['note', 'place'];
/** A form with a sub-table of twelve columns, five of which are added up. */
export const ROWS_DESIGN = JSON.stringify({
  fields: [
    {
      ...control('table', 'rows', { actionText: 'Add row', showSummary: true, summaryField: [...SUB_NUM] }),
      __config__: {
        ...control('table', 'rows').__config__,
        children: [
          ...SUB_FIELDS.map((field) => (SUB_NUM.has(field) ? figure(field) : control('comInput', field))),
          ...MORE.map((field) => control('comInput', field)),
        ],
      },
    },
  ],
});

export const LIST_COLUMNS = 60;
export const LIST_ROWS = 2_000;
/** Keys of the columns of a list; the first has the code that is looked for on the screen. */
export const COLUMN_KEYS = Array.from({ length: LIST_COLUMNS }, (_, at) => `c${at}`);
export const COLUMN_PX = 120;
/** A list of sixty columns, every fifth a figure. */
export const LIST_DESIGN = JSON.stringify({
  type: 1,
  hasPage: true,
  columnList: COLUMN_KEYS.map((prop, at) => ({
    ...(at % 5 === 4 ? figure(prop) : control('comInput', prop)),
    prop,
    label: prop,
    jnpfKey: at % 5 === 4 ? 'numInput' : 'comInput',
    fixed: at === 0 ? 'left' : 'none',
    align: 'left',
    width: COLUMN_PX,
  })),
});
/** Text of a cell. */
export const cellOf = (row: number, column: number): string =>
  column === 0
    ? `R${String(row).padStart(6, '0')}`
    : column % 5 === 4
      ? String((row * 37 + column * 11) % 9_000)
      : `v${(row * 7 + column) % 1_000}`;

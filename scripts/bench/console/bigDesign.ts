import { control } from '../pages/designed/designs.ts';

/** Controls of the measured form. */
export const CONTROLS = 300;
const FORMULAS = 80;
const RULES = 12;
const COLUMNS = 30;
const CHOICES = ['A', 'B'].map((fullName, at) => ({ id: String(at + 1), fullName }));

export const labelOf = (at: number): string => `Field ${at}`;
const keyOf = (at: number): string => `f${at}`;
/** Every third control is a figure; the last of them are formulas over two others. */
const FIRST_FORMULA = CONTROLS - 3 * FORMULAS;

function controlAt(at: number) {
  const config = { label: labelOf(at), span: 24 };
  if (at % 3 === 0) return control('comInput', keyOf(at), {}, config);
  if (at % 3 === 1) return control('select', keyOf(at), { __slot__: { options: CHOICES } }, { ...config, dataType: 'static' });
  if (at < FIRST_FORMULA) return control('numInput', keyOf(at), {}, config);
  const sum = [keyOf(2), '+', keyOf(FIRST_FORMULA - 1 - ((at * 3) % (FIRST_FORMULA - 3)))];
  return control('calculate', keyOf(at), { expression: sum, precision: 2 }, { ...config, isStorage: 1 });
}
const rule = (at: number) => ({
  id: `r${at}`,
  on: { change: keyOf(3 * at + 1) },
  when: { left: { field: keyOf(3 * at + 1) }, is: '=', right: { value: '1' } },
  // oxlint-disable-next-line unicorn/no-thenable -- a rule of a design, which nobody awaits
  then: [{ do: 'require', field: keyOf(3 * at), is: true }],
});
const columnAt = (at: number) => ({
  ...controlAt(at),
  prop: keyOf(at),
  label: labelOf(at),
  jnpfKey: controlAt(at).__config__.jnpfKey,
  fixed: 'none',
  align: 'left',
  width: null,
});

/**
 * A design as it is sent: texts, choices and figures in turn, as the peers have them, and beside them 80 formulas in place of
 * figures, twelve rules, a list of thirty columns.
 */
export const bigDesign = (count = CONTROLS) => ({
  fullName: `Bench ${count}`,
  enCode: `bench${count}`,
  webType: 2,
  type: 1,
  category: '',
  description: '',
  enableFlow: 0,
  tables: '[]',
  formData: JSON.stringify({
    popupType: 'fullScreen',
    idGlobal: 200 + count,
    fields: Array.from({ length: count }, (_, at) => controlAt(at)),
    ...(count === CONTROLS && { milepostRules: Array.from({ length: RULES }, (_, at) => rule(at)) }),
  }),
  columnData: JSON.stringify({
    type: 1,
    hasPage: true,
    columnList: Array.from({ length: Math.min(COLUMNS, count) }, (_, at) => columnAt(at)),
    searchList: [],
  }),
});

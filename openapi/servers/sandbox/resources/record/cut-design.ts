import { isMembers, listIn, membersOf, parsed, textOf, type Design, type Field } from './design.ts';
import type { FieldRights, May } from './field-rights.ts';

type Members = Readonly<Record<string, unknown>>;

/** Members of a list that hold fields, by the member of each entry that names one. */
const NAMED_IN = {
  columnList: 'prop',
  searchList: 'prop',
  defaultColumnList: 'prop',
  columnOptions: '__vModel__',
  defaultSortConfig: 'field',
} as const;
/** Members that are lists of keys. */
const KEYS_IN = ['summaryField', 'thousandsField'] as const;
/** Shapes of a list that stand on one of its fields, by the member that names it. A list without it is a table. @source forms §7 */
const STANDS_ON: Readonly<Record<number, string>> = { 2: 'treeRelation', 3: 'groupField', 5: 'parentField' };
const TABLE_TYPE = 1;

/** List of a design without the fields that are withheld. */
function cutList(list: Members, { inList, inForm }: FieldRights): Members {
  const cut: Record<string, unknown> = { ...list };
  const names = (member: string, at: string): void => {
    if (Array.isArray(list[member])) cut[member] = listIn(list[member]).filter((each) => inList(textOf(membersOf(each)[at])));
  };
  for (const [member, at] of Object.entries(NAMED_IN)) names(member, at);
  for (const member of KEYS_IN) if (Array.isArray(list[member])) cut[member] = listIn(list[member]).filter((key) => inList(textOf(key)));
  if (!inList(textOf(list['defaultSidx']))) cut['defaultSidx'] = '';
  const type = Number(list['type']);
  const base = STANDS_ON[type];
  if (base !== undefined && textOf(list[base]) !== '' && !inList(textOf(list[base]))) Object.assign(cut, { type: TABLE_TYPE, [base]: '' });
  const upload = list['uploaderTemplateJson'];
  if (isMembers(upload))
    cut['uploaderTemplateJson'] = { ...upload, selectKey: listIn(upload['selectKey']).filter((key) => inForm(textOf(key))) };
  return cut;
}

const cutFields = (fields: readonly Field[], may: May): readonly Field[] =>
  fields.flatMap((field): readonly Field[] => {
    if (field.kind !== 'table') return may(field.key) ? [field] : [];
    const children = field.children.filter(({ key }) => may(`${field.key}-${key}`));
    return children.length > 0 || (may(field.key) && field.children.length === 0) ? [{ ...field, children }] : [];
  });

/** A design as somebody may read it: only those of its fields, and its list without the others. */
export function cutDesign(design: Design, rights: FieldRights, may: May): Design {
  const fields = cutFields(design.fields, may);
  const byKey = new Map<string, Field>();
  for (const field of fields) {
    byKey.set(field.key, field);
    for (const child of field.children) byKey.set(`${field.key}-${child.key}`, child);
  }
  return { ...design, fields, byKey, kept: cutFields(design.kept, may), list: cutList(design.list, rights) };
}

/** A field whose value a part of a form shows without being it: a code. */
const shownKey = (part: Members): string => textOf(part['relationField']);
const CODES = new Set(['barcode', 'qrcode']);

/** A sum whose parts are withheld is a figure: made again from nothing it would be wrong. */
const asFigure = (control: Members, config: Members): Members => ({
  ...control,
  disabled: true,
  __config__: { ...config, jnpfKey: 'numInput' },
});
const isMadeOf = (control: Members, may: May): boolean =>
  listIn(control['expression']).every((token) => !/^[A-Za-z_][\w-]*$/.test(textOf(token)) || may(textOf(token)));

/** Controls of a form that somebody may read, within the layouts that hold them; codes of what they may not read go too. */
function cutControls(controls: unknown, may: May, above = ''): unknown[] {
  return listIn(controls).flatMap((each): unknown[] => {
    if (!isMembers(each)) return [];
    const config = membersOf(each['__config__']);
    const key = textOf(each['__vModel__']);
    const kind = textOf(config['jnpfKey']);
    if (CODES.has(kind)) return shownKey(each) === '' || may(shownKey(each)) ? [each] : [];
    if (kind === 'table') {
      const children = cutControls(config['children'], may, `${key}-`);
      return children.length > 0 ? [{ ...each, __config__: { ...config, children } }] : [];
    }
    if (key !== '' && !may(above + key)) return [];
    if (key !== '') return [kind === 'calculate' && !isMadeOf(each, may) ? asFigure(each, config) : each];
    if (!Array.isArray(config['children'])) return [each];
    const children = cutControls(config['children'], may, above);
    return children.length > 0 ? [{ ...each, __config__: { ...config, children } }] : [];
  });
}

/** Text of a form, without the controls of fields that are withheld. */
export function cutForm(formData: string | null, may: May): string | null {
  if (formData === null || formData === '') return formData;
  const form = parsed(formData);
  return JSON.stringify({ ...form, fields: cutControls(form['fields'], may) });
}

/** Text of a list, likewise; conditions the server adds by itself are its own matter. */
export function cutListText(columnData: string | null, rights: FieldRights): string | null {
  if (columnData === null || columnData === '') return columnData;
  return JSON.stringify({ ...cutList(parsed(columnData), rights), ruleList: [] });
}

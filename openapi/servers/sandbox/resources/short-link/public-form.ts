import { isMembers, listIn, membersOf, textOf } from '../record/design.ts';
import type { Names } from '../record/names.ts';

type Members = Readonly<Record<string, unknown>>;

/** Kinds somebody without a session can fill in: none of them asks the server for anything. @reading R-796 */
const PUBLIC_KINDS = new Set(
  `comInput input textarea numInput inputNumber switch radio select checkbox cascader
   date datePicker dateRange time timePicker timeRange rate slider colorPicker calculate
   row card tab tabItem collapse collapseItem tableGrid tableGridTr tableGridTd table
   text JNPFText alert divider groupTitle`.split(/\s+/),
);
const MAX_DEPTH = 32;
const MOST_OPTIONS = 500;

/** Entries of a dictionary and rows of an interface, put into the control as options of its own. */
function withOptions(control: Members, config: Members, names: Names, entries: (type: string) => readonly Members[]): Members {
  const props = membersOf(config['props']);
  const [value, label] = [textOf(props['value']) || 'id', textOf(props['label']) || 'fullName'];
  const type = config['dataType'];
  if (type !== 'dictionary' && type !== 'dynamic') return control;
  const rows = type === 'dictionary' ? entries(textOf(config['dictionaryType'])) : names.rows(textOf(config['propsUrl']));
  const some = rows.slice(0, MOST_OPTIONS);
  const optionOf = (row: Members) => ({ id: textOf(row[value]), fullName: textOf(row[label]) });
  const below = (row: Members): readonly Members[] =>
    type === 'dictionary' ? some.filter(({ parentId }) => parentId === row['id']) : listIn(row['children']).map(membersOf);
  const wayOf = (row: Members, depth = 0): Members => {
    const children = depth < MAX_DEPTH ? below(row).map((one) => wayOf(one, depth + 1)) : [];
    return children.length > 0 ? { ...optionOf(row), children } : optionOf(row);
  };
  const ids = new Set(some.map(({ id }) => id));
  const tops = some.filter(({ parentId }) => type !== 'dictionary' || !ids.has(parentId));
  // Ways go down through levels.
  const options = config['jnpfKey'] === 'cascader' ? tops.map((row) => wayOf(row)) : some.map(optionOf);
  return {
    ...control,
    __config__: { ...config, dataType: 'static', props: { ...props, value: 'id', label: 'fullName', children: 'children' } },
    __slot__: { ...membersOf(control['__slot__']), options },
  };
}

/** Kinds the server fills in, or that are only shown: nothing a stranger would miss. */
const FILLED_ELSEWHERE = new Set(
  `createUser createTime modifyUser modifyTime currOrganize currPosition currDept billRule relationFormAttr popupAttr
   barcode qrcode link button iframe`.split(/\s+/),
);

interface Source {
  readonly names: Names;
  readonly entries: (type: string) => readonly Members[];
}

/** A form as it is handed out: its public controls, and the labels of those that need a session. */
export interface PublicControls {
  readonly controls: readonly Members[];
  /** Labels, those of columns as `table · column`. @reading R-275 */
  readonly leftOut: readonly string[];
}

/** Controls of a form as they are handed out to somebody without a session. */
export function publicControls(controls: unknown, source: Source, within = '', depth = 0): PublicControls {
  if (depth > MAX_DEPTH) return { controls: [], leftOut: [] };
  const kept: Members[] = [];
  const leftOut: string[] = [];
  for (const each of listIn(controls)) {
    if (!isMembers(each)) continue;
    const config = membersOf(each['__config__']);
    // Panels of tabs have no kind in some designs.
    const kind = textOf(config['jnpfKey']);
    const label = textOf(config['label']);
    if (kind !== '' && !PUBLIC_KINDS.has(kind)) {
      if (label !== '' && !FILLED_ELSEWHERE.has(kind)) leftOut.push(`${within}${label}`);
      continue;
    }
    // A script that nobody runs is nobody's business either.
    const { on: _scripts, ...own } = each;
    if (!Array.isArray(config['children'])) {
      kept.push(withOptions(own, config, source.names, source.entries));
      continue;
    }
    const inner = publicControls(config['children'], source, kind === 'table' ? `${label} · ` : within, depth + 1);
    leftOut.push(...inner.leftOut);
    // A table none of whose columns can be filled in here would only take empty rows.
    if (kind !== 'table' || inner.controls.length > 0) kept.push({ ...own, __config__: { ...config, children: inner.controls } });
  }
  return { controls: kept, leftOut };
}

/** Scripts, buttons and printing of a form are not for somebody without a session. */
export const publicForm = (form: Members, { controls, leftOut }: PublicControls): string =>
  JSON.stringify({
    ...form,
    fields: controls,
    funcs: {},
    hasPrintBtn: false,
    printId: [],
    classJson: '',
    ...(leftOut.length > 0 && { milepostLeftOut: leftOut }),
  });

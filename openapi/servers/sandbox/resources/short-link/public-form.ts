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
  const options = rows.slice(0, MOST_OPTIONS).map((row) => ({ id: textOf(row[value]), fullName: textOf(row[label]) }));
  return {
    ...control,
    __config__: { ...config, dataType: 'static', props: { ...props, value: 'id', label: 'fullName' } },
    __slot__: { ...membersOf(control['__slot__']), options },
  };
}

/** Controls of a form as they are handed out to somebody without a session. */
export function publicControls(
  controls: unknown,
  names: Names,
  entries: (type: string) => readonly Members[],
  depth = 0,
): readonly Members[] {
  if (depth > MAX_DEPTH) return [];
  return listIn(controls).flatMap((each): readonly Members[] => {
    if (!isMembers(each)) return [];
    const config = membersOf(each['__config__']);
    // Panels of tabs have no kind in some designs.
    const kind = textOf(config['jnpfKey']);
    if (kind !== '' && !PUBLIC_KINDS.has(kind)) return [];
    // A script that nobody runs is nobody's business either.
    const { on: _scripts, ...own } = each;
    if (!Array.isArray(config['children'])) return [withOptions(own, config, names, entries)];
    return [{ ...own, __config__: { ...config, children: publicControls(config['children'], names, entries, depth + 1) } }];
  });
}

/** Scripts, buttons and printing of a form are not for somebody without a session. */
export const publicForm = (form: Members, fields: readonly Members[]): string =>
  JSON.stringify({ ...form, fields, funcs: {}, hasPrintBtn: false, printId: [], classJson: '' });

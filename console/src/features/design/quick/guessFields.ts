import { fitsPattern } from '@milepost/openapi/rules';
import type { KindName } from '@milepost/openapi/domains/design';
import type { WantedField } from '../core/types.ts';

/** Fields, rows and characters of a pasted block that are looked at. */
const [MOST_FIELDS, MOST_ROWS, MOST_CHARS] = [200, 200, 1024 * 1024];
const LABEL_CHARS = 100;
/** Different values up to which a column is a choice, and how often each of them stands there on average. */
const [MOST_OPTIONS, TIMES] = [12, 2];
/** Characters from which on a text needs several lines. */
const LONG_CHARS = 50;

const DAY = /^\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}日?$/;
const MOMENT = /^\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}日?[ T]\d{1,2}:\d{2}(?::\d{2})?$/;
const CLOCK = /^\d{1,2}:\d{2}(?::\d{2})?$/;
const NUMBER = /^[-+]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/;
const MONEY = /^[¥￥$]\s*|\s*元$/g;
const YES_NO: ReadonlySet<string> = new Set(['是', '否', 'yes', 'no', 'y', 'n', 'true', 'false', '√', '×']);

const FORMAT: Readonly<Record<'moment' | 'minute', string>> = { moment: 'yyyy-MM-dd HH:mm:ss', minute: 'yyyy-MM-dd HH:mm' };
const pattern = (regex: string, message: string): WantedField['settings'] => [[['__config__', 'regList'], [{ pattern: regex, message }]]];

/** Cells of a block a spreadsheet has put on the clipboard; cells with line breaks or quotes are quoted. */
export function cellsOf(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const end = () => {
    rows.at(-1)?.push(cell.trim());
    cell = '';
  };
  const read = text.slice(0, MOST_CHARS).replaceAll('\r\n', '\n');
  for (let at = 0; at < read.length; at += 1) {
    const sign = read[at] ?? '';
    if (isQuoted) {
      if (sign === '"' && read[at + 1] === '"') {
        cell += sign;
        at += 1;
      } else if (sign === '"') isQuoted = false;
      else cell += sign;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === '\t') end();
    else if (sign === '\n') {
      end();
      rows.push([]);
    } else cell += sign;
  }
  end();
  return rows.filter((row) => row.some((one) => one !== ''));
}

type Guess = Pick<WantedField, 'kind' | 'options' | 'settings'>;
const plain = (kind: KindName): Guess => ({ kind });

/** Kind whose values these could be. */
function guess(values: readonly string[]): Guess {
  if (values.length === 0) return plain('comInput');
  const all = (fits: (value: string) => boolean): boolean => values.every(fits);
  if (all((value) => DAY.test(value))) return plain('date');
  if (all((value) => MOMENT.test(value))) {
    const hasSeconds = values.some((value) => /:\d{2}:\d{2}$/.test(value));
    return { kind: 'date', settings: [[['format'], hasSeconds ? FORMAT.moment : FORMAT.minute]] };
  }
  if (all((value) => CLOCK.test(value))) return plain('time');
  if (all((value) => YES_NO.has(value.toLowerCase()))) return plain('switch');
  if (all((value) => fitsPattern('mobilePhone', value, 0)))
    return { kind: 'comInput', settings: pattern('/^1[3456789]\\d{9}$/', '请输入正确的手机号码') };
  if (all((value) => fitsPattern('plate', value, 0)))
    return {
      kind: 'comInput',
      settings: pattern('/^[\\u4e00-\\u9fa5][A-Z][A-HJ-NP-Z0-9]{4,5}[A-HJ-NP-Z0-9挂学警港澳]$/', '请输入正确的车牌号'),
    };
  const figures = values.map((value) => NUMBER.exec(value.replaceAll(MONEY, '')));
  if (figures.every((found) => found !== null)) {
    const precision = Math.max(0, ...figures.map((found) => found?.[1]?.length ?? 0));
    const isMoney = values.some((value) => value.search(MONEY) >= 0 || value.includes(','));
    const settings: [readonly string[], number | boolean][] = [];
    if (precision > 0) settings.push([['precision'], precision]);
    if (isMoney) settings.push([['thousands'], true]);
    return { kind: 'numInput', settings };
  }
  const different = [...new Set(values)];
  if (different.length <= MOST_OPTIONS && values.length >= different.length * TIMES) return { kind: 'select', options: different };
  return plain(values.some((value) => value.length > LONG_CHARS || value.includes('\n')) ? 'textarea' : 'comInput');
}

/** Fields for the columns of a pasted block, whose first row has their names. Kinds are guessed by plain rules, from the values. @source designer §4 (J3) */
export function guessFields(text: string): readonly WantedField[] {
  const [head = [], ...rows] = cellsOf(text);
  return head.slice(0, MOST_FIELDS).flatMap((name, at): readonly WantedField[] => {
    const label = name.replaceAll('\n', ' ').slice(0, LABEL_CHARS);
    if (label === '') return [];
    const values = rows.slice(0, MOST_ROWS).flatMap((row) => row[at] || []);
    return [{ label, ...guess(values) }];
  });
}

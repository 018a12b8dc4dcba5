import { SIZE_UNIT_BYTES } from '../../engines/upload/index.ts';
import type { FileKind, SizeLimit } from '../../engines/upload/index.ts';
import { datePrecision, endsOf, timePrecision } from './dates.ts';
import { flag, number, placeholder, rulesOf, words } from './designed.ts';
import type { ReadControl } from './designed.ts';
import { STORED } from './dialectOf.ts';
import { designedMask } from './masks.ts';
import type { Members } from './members.ts';
import { isSealedObject } from './sealed.ts';
import type { Sealed } from './sealed.ts';

/** Longest texts and lists a design may ask for. @reading R-599 */
const MOST_CHARS = 1_000_000;
const MOST_STARS = 20;
const MOST_FILES = 1_000;
const MOST_FILE_SIZE = 1_048_576;
const MOST_PLACES = 15;
const ROWS = 4;

/** Words before and after an input: slots of old designs, members of new ones. */
function affixes(members: Members) {
  const slot = members.within('__slot__');
  return {
    prefix: words(slot, 'prepend') ?? words(members, 'addonBefore'),
    suffix: words(slot, 'append') ?? words(members, 'addonAfter'),
  };
}

const maxChars = (members: Members) => members.whole('maxlength', 0, 0, MOST_CHARS) || undefined;

/** A text of a design may be only to be read; its value is kept. */
const readOnly = (members: Members) => (members.flag('readonly', false) ? { disabled: () => true } : {});

export const input: ReadControl = (members, base) => ({
  ...base,
  ...readOnly(members),
  kind: 'text',
  rules: rulesOf(members),
  maxChars: maxChars(members),
  isSecret: flag(members, 'show-password', 'showPassword'),
  mask: designedMask({ useMask: members.raw('useMask'), maskConfig: members.raw('maskConfig') }),
  isScanned: flag(members, 'isScan', 'useScan'),
  placeholder: placeholder(members),
  ...affixes(members),
});

export const textarea: ReadControl = (members, base) => ({
  ...base,
  ...readOnly(members),
  kind: 'text',
  rules: rulesOf(members),
  rows: members.within('autosize').whole('minRows', ROWS, 1, 100),
  maxChars: maxChars(members),
  placeholder: placeholder(members),
});

const bounds = (members: Members) => ({
  keeps: 'number' as const,
  min: number(members, 'min'),
  max: number(members, 'max'),
  precision: members.raw('precision') === undefined ? undefined : members.whole('precision', 0, 0, MOST_PLACES),
  hasThousands: flag(members, 'thousands'),
  ...affixes(members),
});

export const amount: ReadControl = (members, base) => ({
  ...base,
  kind: 'number',
  ...bounds(members),
  step: number(members, 'step'),
  hasCapital: flag(members, 'isAmountChinese'),
});

export const amountRange: ReadControl = (members, base) => ({ ...base, kind: 'numberRange', ...bounds(members) });

/** A switch of a design keeps 1 and 0. @source forms §3 */
export const onOff: ReadControl = (members, base) => ({
  ...base,
  kind: 'switch',
  keeps: 'number',
  onText: words(members, 'activeTxt') ?? words(members, 'active-text') ?? '',
  offText: words(members, 'inactiveTxt') ?? words(members, 'inactive-text') ?? '',
});

/** Kinds of files as designs write them; nothing written takes what every form takes. */
const ACCEPTED: Readonly<Record<string, FileKind>> = {
  'image/*': 'image',
  'video/*': 'video',
  'audio/*': 'audio',
  '.xls,.xlsx': 'excel',
  '.doc,.docx': 'word',
  '.pdf': 'pdf',
  '.txt': 'txt',
};

const UNITS = Object.keys(SIZE_UNIT_BYTES) as (keyof typeof SIZE_UNIT_BYTES)[];

/** Largest file of a design; 0 takes any. @source forms §9 */
function maxSize(members: Members): SizeLimit | undefined {
  const size = number(members, 'fileSize');
  const unit = members.oneOf('sizeUnit', UNITS, 'MB');
  if (size === undefined) return undefined;
  if (size >= 0 && size <= MOST_FILE_SIZE) return { size, unit };
  members.fault('fileSize', { kind: 'outOfRange', min: 0, max: MOST_FILE_SIZE });
  return undefined;
}

export const files =
  (look: 'files' | 'images'): ReadControl =>
  (members, base) => {
    const accept = look === 'images' ? '' : members.oneOf('accept', Object.keys(ACCEPTED), '');
    return {
      ...base,
      kind: 'files',
      look,
      maximum: members.raw('limit') === undefined ? undefined : members.whole('limit', 0, 0, MOST_FILES),
      maxSize: maxSize(members),
      accept: ACCEPTED[accept] && [ACCEPTED[accept]],
    };
  };

export const rate: ReadControl = (members, base) => ({
  ...base,
  kind: 'rate',
  count: members.whole(members.raw('count') === undefined ? 'max' : 'count', 5, 1, MOST_STARS),
  hasHalves: flag(members, 'allow-half', 'allowHalf'),
});

export const slider: ReadControl = (members, base) => ({
  ...base,
  kind: 'slider',
  min: number(members, 'min'),
  max: number(members, 'max'),
  step: number(members, 'step'),
});

export const color: ReadControl = (members, base) => ({ ...base, kind: 'color', hasAlpha: flag(members, 'show-alpha', 'showAlpha') });

/** Signs as other designs write them. */
const SIGNS: Readonly<Record<string, string>> = { '*': '×', '/': '÷' };
/** A column of a sub-table, with a hyphen. @source forms §7 */
const COLUMN = /^([A-Za-z_]\w*)-([A-Za-z_]\w*)$/;

/** Members of a formula: signs, numbers, names of fields or objects with the key of one; a column of rows is `rows.column`. @reading R-766 */
function expressionOf(members: Members): Sealed {
  const raw = members.raw('expression') ?? [];
  if (!Array.isArray(raw)) return raw;
  return raw.map((one: Sealed): Sealed => {
    const name = isSealedObject(one) ? (one['__vModel__'] ?? null) : one;
    return typeof name === 'string' ? (SIGNS[name] ?? name.replace(COLUMN, '$1.$2')) : name;
  });
}

/** Storage of a result: saved with the record, or only shown, also where a design does not say. @source forms §4 */
function storageOf(members: Members): 'shown' | 'saved' {
  const holder = members.raw('isStorage') === undefined ? members.within('__config__') : members;
  return holder.text('isStorage', '') === STORED[members.dialect] ? 'saved' : 'shown';
}

export const calculate: ReadControl = (members, base) => ({
  ...base,
  kind: 'calculate',
  keeps: 'number',
  expression: expressionOf(members),
  storage: storageOf(members),
  precision: members.whole('precision', 2, 0, MOST_PLACES),
  hasThousands: flag(members, 'thousands'),
  hasCapital: flag(members, 'isAmountChinese'),
});

export const date: ReadControl = (members, base) => ({
  ...base,
  kind: 'date',
  keeps: 'ms',
  precision: datePrecision(members),
  ...endsOf(members, 'date'),
});
export const time: ReadControl = (members, base) => ({
  ...base,
  kind: 'time',
  precision: timePrecision(members),
  ...endsOf(members, 'time'),
});
export const dateRange: ReadControl = (members, base) => ({
  ...base,
  kind: 'dateRange',
  keeps: 'ms',
  precision: datePrecision(members),
  ...endsOf(members, 'date'),
});
export const timeRange: ReadControl = (members, base) => ({
  ...base,
  kind: 'timeRange',
  precision: timePrecision(members),
  ...endsOf(members, 'time'),
});

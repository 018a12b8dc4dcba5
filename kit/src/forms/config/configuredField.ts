import { SIZE_UNIT_BYTES } from '../../engines/upload/index.ts';
import type { FileKind, SizeLimit } from '../../engines/upload/index.ts';
import type { ParsedConfig } from '../../primitives/config-problem/index.ts';
import type { Control, Option } from '../grammar/index.ts';
import { numberOf, readConfig } from './members.ts';
import type { Members } from './members.ts';
import { fieldName } from './rows.ts';
import type { Sealed } from './sealed.ts';

/** Longest texts and lists a design may ask for. @reading R-599 */
const MOST_CHARS = 1_000_000;
const MOST_OPTIONS = 5_000;
const MOST_STARS = 20;
const MOST_FILES = 1_000;
const MOST_FILE_SIZE = 1_048_576;
const MOST_PLACES = 15;
const ROWS = 4;
/** Longest label, placeholder or unit that is shown. */
const WORDS_CHARS = 500;

type Base = Pick<Control, 'part' | 'field' | 'label' | 'help' | 'required' | 'initial'>;
type Read = (members: Members, base: Base) => Control;

const words = (members: Members, name: string): string | undefined => members.text(name, '').slice(0, WORDS_CHARS) || undefined;

/** A number of the design, also as text; undefined where there is none. */
function number(members: Members, name: string): number | undefined {
  const value = members.raw(name);
  if (value === undefined || value === null || value === '') return undefined;
  const read = numberOf(value);
  if (!Number.isNaN(read)) return read;
  members.fault(name, { kind: 'wrongKind', wanted: 'number' });
  return undefined;
}

/** Yes or no under its old name or its new one. */
const flag = (members: Members, ...names: readonly string[]): boolean => names.some((name) => members.flag(name, false));

/** Words before and after an input: slots of old designs, members of new ones. */
function affixes(members: Members) {
  const slot = members.within('__slot__');
  return {
    prefix: words(slot, 'prepend') ?? words(members, 'addonBefore'),
    suffix: words(slot, 'append') ?? words(members, 'addonAfter'),
  };
}

const maxChars = (members: Members) => members.whole('maxlength', 0, 0, MOST_CHARS) || undefined;

const input: Read = (members, base) => ({
  ...base,
  kind: 'text',
  maxChars: maxChars(members),
  isSecret: flag(members, 'show-password', 'showPassword'),
  placeholder: words(members, 'placeholder'),
  ...affixes(members),
});

const textarea: Read = (members, base) => ({
  ...base,
  kind: 'text',
  rows: members.within('autosize').whole('minRows', ROWS, 1, 100),
  maxChars: maxChars(members),
  placeholder: words(members, 'placeholder'),
});

const amount: Read = (members, base) => ({
  ...base,
  kind: 'number',
  keeps: 'number',
  min: number(members, 'min'),
  max: number(members, 'max'),
  step: number(members, 'step'),
  precision: members.raw('precision') === undefined ? undefined : members.whole('precision', 0, 0, MOST_PLACES),
  hasThousands: flag(members, 'thousands'),
  hasCapital: flag(members, 'isAmountChinese'),
  ...affixes(members),
});

/** Options that stand in the design, under the names it gives their members. */
function options(members: Members): readonly Option[] {
  members.within('__config__').oneOf('dataType', ['static'], 'static');
  const slot = members.within('__slot__');
  const at = slot.raw('options') === undefined ? members : slot;
  const named = members.within('__config__').within('props');
  const id = named.text('value', 'id');
  const label = named.text('label', 'fullName');
  return at.objects('options', MOST_OPTIONS, (item) => ({ id: item.text(id), label: item.text(label, '') || item.text(id) }));
}

const choice =
  (isMany: boolean, look?: 'radio'): Read =>
  (members, base) => ({
    ...base,
    kind: 'choice',
    options: { from: 'static', options: options(members) },
    isMany: isMany || flag(members, 'multiple'),
    ...(look && { look }),
    placeholder: words(members, 'placeholder'),
  });

const DATES = {
  yyyy: 'year',
  'yyyy-MM': 'month',
  'yyyy-MM-dd': 'day',
  'yyyy-MM-dd HH:mm': 'minute',
  'yyyy-MM-dd HH:mm:ss': 'second',
} as const;
const TIMES = { 'HH:mm': 'minute', 'HH:mm:ss': 'second' } as const;
const keysOf = <Key extends string>(of: Readonly<Record<Key, unknown>>): readonly Key[] => Object.keys(of) as Key[];

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

/** Largest file of a design; 0 takes any. @source forms §9 */
function maxSize(members: Members): SizeLimit | undefined {
  const size = number(members, 'fileSize');
  const unit = members.oneOf('sizeUnit', keysOf(SIZE_UNIT_BYTES), 'MB');
  if (size === undefined) return undefined;
  if (size >= 0 && size <= MOST_FILE_SIZE) return { size, unit };
  members.fault('fileSize', { kind: 'outOfRange', min: 0, max: MOST_FILE_SIZE });
  return undefined;
}

const files =
  (look: 'files' | 'images'): Read =>
  (members, base) => {
    const accept = look === 'images' ? '' : members.oneOf('accept', keysOf(ACCEPTED), '');
    return {
      ...base,
      kind: 'files',
      look,
      maximum: members.raw('limit') === undefined ? undefined : members.whole('limit', 0, 0, MOST_FILES),
      maxSize: maxSize(members),
      accept: ACCEPTED[accept] && [ACCEPTED[accept]],
    };
  };

const rate: Read = (members, base) => ({
  ...base,
  kind: 'rate',
  count: members.raw('count') === undefined ? members.whole('max', 5, 1, MOST_STARS) : members.whole('count', 5, 1, MOST_STARS),
  hasHalves: flag(members, 'allow-half', 'allowHalf'),
});

const slider: Read = (members, base) => ({
  ...base,
  kind: 'slider',
  min: number(members, 'min'),
  max: number(members, 'max'),
  step: number(members, 'step'),
});

const date: Read = (members, base) => ({
  ...base,
  kind: 'date',
  keeps: 'ms',
  precision: DATES[members.oneOf('format', keysOf(DATES), 'yyyy-MM-dd')],
});

const time: Read = (members, base) => ({ ...base, kind: 'time', precision: TIMES[members.oneOf('format', keysOf(TIMES), 'HH:mm:ss')] });

const calculate: Read = (members, base) => ({
  ...base,
  kind: 'calculate',
  keeps: 'number',
  expression: members.raw('expression') ?? [],
  precision: members.whole('precision', 2, 0, MOST_PLACES),
  hasThousands: flag(members, 'thousands'),
  hasCapital: flag(members, 'isAmountChinese'),
});

/** Readers by the name a design has for the control: old names and new ones. */
const READERS: Readonly<Record<string, Read>> = {
  comInput: input,
  input,
  textarea,
  numInput: amount,
  inputNumber: amount,
  radio: choice(false, 'radio'),
  select: choice(false),
  checkbox: choice(true),
  date,
  datePicker: date,
  time,
  timePicker: time,
  uploadFz: files('files'),
  uploadFile: files('files'),
  uploadImg: files('images'),
  colorPicker: (members, base) => ({ ...base, kind: 'color', hasAlpha: flag(members, 'show-alpha', 'showAlpha') }),
  rate,
  slider,
  editor: (_, base) => ({ ...base, kind: 'html' }),
  calculate,
};

const isFilled = (value: Sealed | undefined): boolean => value !== undefined && value !== null && value !== '';

/**
 * A control of the form engine out of the configuration a form's design has for it: an object, or the JSON text of one. Pickers,
 * popups and relations have configurations of their own; their parsers stand beside this one.
 * @returns the control, or everything that is wrong with the configuration
 * @source forms §3, §5
 * @reading R-599
 */
export function configuredField(raw: unknown): ParsedConfig<Control> {
  return readConfig(raw, (members) => {
    const config = members.within('__config__');
    const key = config.oneOf('jnpfKey', keysOf(READERS), 'comInput');
    const initial = config.raw('defaultValue');
    const field = fieldName(members);
    if (field === '') members.fault('__vModel__', { kind: 'missing' });
    const help = words(config, 'tipLabel');
    const base: Base = {
      part: 'control',
      field,
      label: words(config, 'label') ?? field,
      required: config.flag('required', false),
      ...(help !== undefined && { help }),
      ...(isFilled(initial) && { initial }),
    };
    return (READERS[key] ?? input)(members, base);
  });
}

import type { ParsedConfig } from '../../primitives/config-problem/index.ts';
import type { Part } from '../grammar/index.ts';
import { DESIGNS } from '../kinds/designs.ts';
import { words } from './designed.ts';
import type { DesignedBase } from './designed.ts';
import { DISPLAYS, barcode, qrcode } from './displays.ts';
import { LAYOUTS, table } from './layouts.ts';
import type { ReadPart } from './layouts.ts';
import { numberOf, readConfig } from './members.ts';
import type { Members } from './members.ts';
import { TABLE_MARK, fieldName } from './rows.ts';
import { isSealedObject } from './sealed.ts';
import type { Sealed } from './sealed.ts';

const NAME_CHARS = 64;
const MOST_LEVELS = 16;
/** Kinds whose values are things; those of all others are texts, figures and lists of them. */
const KEEPS_THINGS: ReadonlySet<string> = new Set(['uploadFz', 'uploadFile', 'uploadImg', 'table']);
const hasThings = (value: Sealed | undefined): boolean => (Array.isArray(value) ? value.some(hasThings) : isSealedObject(value));
/** A default that is there, and that a control of its kind could hold. */
function isDefault(value: Sealed | undefined, kind: string): boolean {
  if (value === undefined || value === null || value === '') return false;
  return KEEPS_THINGS.has(kind) ? Array.isArray(value) && value.every(isSealedObject) : !hasThings(value);
}
const never = () => false;
const always = () => true;

/** Fields whose visibility lacks pc are hidden. @source forms §5 */
const isHidden = (config: Members): boolean => {
  const visibility = config.raw('visibility');
  return config.flag('noShow', false) || (Array.isArray(visibility) && !visibility.includes('pc'));
};

/** Share of the 24 columns, also as text; the whole row where the design does not say. */
const COLUMNS = 24;
function spanOf(config: Members): { readonly span?: number } {
  if ((config.raw('span') ?? null) === null) return {};
  const span = numberOf(config.raw('span'));
  return { span: span >= 1 && span <= COLUMNS ? Math.round(span) : COLUMNS };
}

/** A part as a design has it; `read` reads those that stand in it. */
export const readPart = (members: Members, depth: number, read: ReadPart): Part => ({
  ...plainPart(members, depth, read),
  ...spanOf(members.within('__config__')),
});

function plainPart(members: Members, depth: number, read: ReadPart): Part {
  const config = members.within('__config__');
  const key = config.text('jnpfKey', 'comInput');
  const shown = isHidden(config) ? { shown: never } : {};
  if (depth > MOST_LEVELS) members.fault('__config__', { kind: 'tooLarge' });
  const layout = depth > MOST_LEVELS ? undefined : own(LAYOUTS, key);
  if (layout) return { ...layout(members, read, depth), ...shown };
  const label = words(config, 'label') ?? '';
  const display = own(DISPLAYS, key);
  if (display) return { part: 'display', display: display(members, label), ...shown };
  if (key === 'barcode') return { ...barcode(members, label), ...shown };
  if (key === 'qrcode') return { ...qrcode(members, label), ...shown };
  return readControl(members, key, depth, read);
}

/** Entry of a table under its own name, never a member of every object. */
const own = <T>(all: Readonly<Record<string, T>>, name: string): T | undefined => (Object.hasOwn(all, name) ? all[name] : undefined);

const ATTRIBUTES: ReadonlySet<string> = new Set(['relationFormAttr', 'popupAttr']);

/** Name of an attribute that is only shown: designs give it none, records have it under its field and its column. @reading R-965 */
function attributeName(members: Members, key: string): string {
  if (!ATTRIBUTES.has(key)) return '';
  const [follows = ''] = members.text('relationField', '').split(TABLE_MARK);
  const column = members.text('showField', '');
  return follows === '' || column === '' ? '' : `${follows}_${column}`;
}

function readControl(members: Members, key: string, depth: number, readWithin: ReadPart): Part {
  const config = members.within('__config__');
  const initial = config.raw('defaultValue');
  const field = fieldName(members) || attributeName(members, key);
  if (field === '') members.fault('__vModel__', { kind: 'missing' });
  const help = words(config, 'tipLabel');
  const base: DesignedBase = {
    part: 'control',
    field,
    label: words(config, 'label') ?? field,
    required: config.flag('required', false),
    ...(help !== undefined && { help }),
    ...(isDefault(initial, key) && { initial }),
    ...(config.flag('defaultCurrent', false) && { isCurrentAtFirst: true }),
    ...(config.flag('unique', false) && { isUnique: true }),
    ...(isHidden(config) && { shown: never }),
    ...(members.flag('disabled', false) && { disabled: always }),
  };
  if (key === 'table' && depth < MOST_LEVELS) return table(members, base, readWithin);
  const read = own(DESIGNS, key);
  return read ? read(members, base) : { ...base, required: false, kind: 'unknown', name: key.slice(0, NAME_CHARS) };
}

/** Reader of parts within: a fault of theirs is one of the whole. */
const readWhole: ReadPart = (members, depth) => readPart(members, depth, readWhole);

/**
 * A part of a form out of the configuration a form's design has for it, an object or the JSON text of one: a control, a layout
 * with what stands in it, words, or a code. A control nobody knows shows what it holds and keeps it.
 * @returns the part, or everything that is wrong with the configuration
 * @source forms §3, §5
 * @reading R-599
 * @reading R-661
 */
export const configuredField = (raw: unknown): ParsedConfig<Part> => readConfig(raw, (members) => readWhole(members, 0));

/** Names of everything a design may have that is read here, old ones and new ones. */
export const CONFIGURED: readonly string[] = [
  ...Object.keys(DESIGNS),
  ...Object.keys(LAYOUTS),
  ...Object.keys(DISPLAYS),
  'barcode',
  'qrcode',
  'table',
];

/** Keys a design is written in: up to 3.4, or from 3.6 on. @reading R-766 */
export type Dialect = 'old' | 'new';

type Members = Readonly<Record<string, unknown>>;
const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names controls have from 3.6 on. @source forms §3 */
const NEW_NAMES: ReadonlySet<unknown> = new Set([
  'input',
  'inputNumber',
  'datePicker',
  'timePicker',
  'uploadFile',
  'organizeSelect',
  'areaSelect',
  'sign',
  'signature',
  'location',
]);

/**
 * Keys a design is written in. Slots and keys with a hyphen are old, options at the control itself and new names are new;
 * where neither is seen it is old.
 * @reading R-766
 */
export function dialectOf(controls: readonly unknown[]): Dialect {
  let isNew = false;
  const waiting = [...controls];
  for (let control = waiting.pop(); control !== undefined; control = waiting.pop()) {
    if (!isMembers(control)) continue;
    const config = control['__config__'];
    if ('__slot__' in control || Object.keys(control).some((key) => /^[a-z]+-[a-z]/.test(key))) return 'old';
    if (Array.isArray(control['options'])) isNew = true;
    if (!isMembers(config)) continue;
    if (NEW_NAMES.has(config['jnpfKey'])) isNew = true;
    if (Array.isArray(config['children'])) waiting.push(...(config['children'] as readonly unknown[]));
  }
  return isNew ? 'new' : 'old';
}

/** A value that is only shown, or saved with the record: 1 and 2 in old designs, 0 and 1 in new ones. @source forms §4 @reading R-766 */
export const STORED: Readonly<Record<Dialect, string>> = { old: '2', new: '1' };

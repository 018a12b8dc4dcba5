import { isSealedObject } from './sealed.ts';
import type { Sealed } from './sealed.ts';
import type { Dialect } from './members.ts';

/** Names controls have from 3.6 on. @source forms §3 */
const NEW_NAMES: ReadonlySet<Sealed | undefined> = new Set([
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
export function dialectOf(controls: readonly Sealed[]): Dialect {
  let isNew = false;
  const waiting = [...controls];
  for (let control = waiting.pop(); control !== undefined; control = waiting.pop()) {
    if (!isSealedObject(control)) continue;
    const config = control['__config__'];
    if ('__slot__' in control || Object.keys(control).some((key) => /^[a-z]+-[a-z]/.test(key))) return 'old';
    if (Array.isArray(control['options'])) isNew = true;
    if (!isSealedObject(config)) continue;
    if (NEW_NAMES.has(config['jnpfKey'])) isNew = true;
    if (Array.isArray(config['children'])) waiting.push(...(config['children'] as readonly Sealed[]));
  }
  return isNew ? 'new' : 'old';
}

/** A value that is only shown, or saved with the record: 1 and 2 in old designs, 0 and 1 in new ones. @source forms §4 @reading R-766 */
export const STORED: Readonly<Record<Dialect, string>> = { old: '2', new: '1' };

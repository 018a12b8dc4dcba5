import { isList, isObject, parseJson, textOf } from '@milepost/openapi/domains/design';
import type { Json } from '@milepost/openapi/domains/design';
import type { Clip } from './types.ts';

/** Characters of a clipboard that is read. */
const MOST_CHARS = 1024 * 1024;
const [KIND, VERSION] = ['controls', 1] as const;

/** Text of the clipboard for copied controls. @source designer §8.4 */
export const clipText = ({ controls }: Clip): string => JSON.stringify({ milepost: KIND, v: VERSION, controls });

/** Controls of a clipboard; null for any other text. */
export function readClip(text: string): Clip | null {
  if (text.length > MOST_CHARS || !text.trimStart().startsWith('{')) return null;
  let value: Json;
  try {
    value = parseJson(text);
  } catch {
    return null;
  }
  if (!isObject(value) || textOf(value['milepost']) !== KIND || value['v'] !== VERSION) return null;
  const { controls } = value;
  const areControls = isList(controls) && controls.length > 0 && controls.every((one) => isObject(one) && isObject(one['__config__']));
  return areControls ? { controls } : null;
}

import { parseExactJson } from '../../guards/index.ts';
import type { MenuProperty } from './model.ts';

/** Far more than two members need; a longer text is not this. @reading R-013 */
const MAX_CHARS = 4096;
const NO_PROPERTY: MenuProperty = { moduleId: null, isTree: false };

/** Content of `propertyJson`; null when it is broken: JSON in text that somebody may have typed. @source shell §3 */
export function decodeMenuProperty(text: string | null | undefined): MenuProperty | null {
  if (text === null || text === undefined || text.trim() === '') return NO_PROPERTY;
  if (typeof text !== 'string') return null;
  const value = text.length > MAX_CHARS ? undefined : parse(text);
  if (value === null) return NO_PROPERTY;
  if (typeof value !== 'object' || Array.isArray(value) || Object.hasOwn(value, '__proto__')) return null;
  // Two own members are read and nothing else is kept, so whatever else the text holds reaches nobody.
  const moduleId: unknown = Object.hasOwn(value, 'moduleId') && 'moduleId' in value ? value.moduleId : null;
  const isTree: unknown = Object.hasOwn(value, 'isTree') && 'isTree' in value ? value.isTree : null;
  if (!isAbsent(moduleId) && typeof moduleId !== 'string') return null;
  if (!isAbsent(isTree) && isTree !== 0 && isTree !== 1) return null;
  return { moduleId: moduleId || null, isTree: isTree === 1 };
}

const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined;

/** The value, undefined where the text is no JSON. */
function parse(text: string): unknown {
  try {
    // A byte order mark is left by editors of another world.
    return parseExactJson(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

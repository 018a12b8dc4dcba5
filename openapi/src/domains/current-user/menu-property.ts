import { parseStrictJson, type JsonLimits } from '../../runtime/strict-json.ts';
import type { MenuProperty } from './model.ts';

const LIMITS: JsonLimits = { maxChars: 1024 * 1024, maxDepth: 32, maxNodes: 5_000 };
const NO_PROPERTY: MenuProperty = { moduleId: null, isTree: false };

/** What `propertyJson` says; null when it is broken: JSON in text that somebody may have typed. @source shell §3 */
export function decodeMenuProperty(text: string | null | undefined): MenuProperty | null {
  if (text === null || text === undefined || text.trim() === '') return NO_PROPERTY;
  if (typeof text !== 'string') return null;
  const json = parseStrictJson(text, LIMITS);
  if (!json.ok) return null;
  if (json.value === null) return NO_PROPERTY;
  if (typeof json.value !== 'object' || Array.isArray(json.value)) return null;
  const { moduleId, isTree }: { moduleId?: unknown; isTree?: unknown } = json.value;
  if (!isAbsent(moduleId) && typeof moduleId !== 'string') return null;
  if (!isAbsent(isTree) && isTree !== 0 && isTree !== 1) return null;
  return { moduleId: moduleId || null, isTree: isTree === 1 };
}

const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined;

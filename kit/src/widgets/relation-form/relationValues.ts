import { cellText } from '../../engines/data-rows/index.ts';
import type { DataRecord } from '../../engines/data-rows/index.ts';
import type { RelationValue } from './types.ts';

/** End of the companion value's name. @source forms §3 */
const ID_SUFFIX = '_id';

/** The two values a relation field stores: the display value under its name, and the id beside it. @source forms §3 */
export function relationValues(field: string, value: RelationValue | null): DataRecord {
  return { [field]: value?.display ?? '', [`${field}${ID_SUFFIX}`]: value?.id ?? '' };
}

const isId = (id: unknown): id is string | number => (typeof id === 'string' && id !== '') || typeof id === 'number';

/**
 * Reads the two values back. A record without the companion, as a form is edited, holds the id under the field's own name;
 * its display value is then looked up. @source forms §3 @reading R-253
 */
export function readRelation(field: string, values: DataRecord): RelationValue | null {
  const own = Object.hasOwn(values, field) ? values[field] : undefined;
  const companion = Object.hasOwn(values, `${field}${ID_SUFFIX}`) ? values[`${field}${ID_SUFFIX}`] : undefined;
  if (isId(companion)) return { id: companion, display: cellText(own) };
  return isId(own) ? { id: own, display: '' } : null;
}

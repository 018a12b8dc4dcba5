import type { FieldCount, FieldWords } from './types.ts';
import type { FieldIds } from './useFieldIds.ts';

/** True when more was typed than fits. */
export const isOver = (count: FieldCount | undefined): boolean => count !== undefined && count.chars > count.maxChars;

/** Attributes of the control inside a `Field`: name, description, required, invalid. */
export function fieldAria(ids: FieldIds, { isRequired, help, error }: Omit<FieldWords, 'label'>, count?: FieldCount) {
  const describedBy = [error || help ? ids.message : '', count ? ids.count : ''].filter(Boolean).join(' ');
  return {
    id: ids.control,
    'aria-labelledby': ids.label,
    'aria-describedby': describedBy || undefined,
    'aria-required': isRequired || undefined,
    'aria-invalid': error || isOver(count) ? true : undefined,
  } as const;
}

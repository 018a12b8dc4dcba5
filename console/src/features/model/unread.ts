import type { ModelRuntime } from '@milepost/openapi/domains/record';

/** Text of a design that cannot be read; null where all of it can. @reading R-246 */
export function unreadDesign({ formData, columnData, webType }: ModelRuntime): string | null {
  if (formData.kind === 'broken') return formData.text;
  if (columnData.kind === 'broken') return columnData.text;
  return formData.kind === 'none' && webType !== 'dataView' ? '' : null;
}

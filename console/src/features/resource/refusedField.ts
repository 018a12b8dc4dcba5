import type { Control } from '@milepost/kit/forms/grammar';
import { duplicateField } from '../draft-form/duplicateField.ts';

/**
 * The field a server's refusal is about: one whose code or name is taken. Null where it says something else, or the form has no
 * such field. @source admin §8 @reading R-441
 */
export function refusedField(words: string, controls: readonly Control[]): string | null {
  const draft = Object.fromEntries(controls.map(({ field }) => [field, null]));
  return duplicateField(words, draft);
}

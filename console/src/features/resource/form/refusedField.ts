import type { Control } from '@milepost/kit/forms/grammar';
import { TAKEN, duplicateField } from '../../draft-form/duplicateField.ts';

/**
 * The field a server's refusal is about: one whose code or name is taken. Null where it says something else, or the form has no
 * such field. @source admin §8 @reading R-441
 */
export function refusedField(words: string, controls: readonly Control[]): string | null {
  const draft = Object.fromEntries(controls.map(({ field }) => [field, null]));
  return duplicateField(words, draft) ?? namedField(words, controls) ?? onlyUnique(words, controls);
}

/** The field whose label a refusal names first, as designed forms have it; of two that fit the longer one. */
function namedField(words: string, controls: readonly Control[]): string | null {
  if (!TAKEN.test(words)) return null;
  const named = controls.flatMap(({ field, label }) =>
    typeof label === 'string' && label !== '' && words.startsWith(label) ? [{ field, label }] : [],
  );
  return named.toSorted((one, other) => other.label.length - one.label.length)[0]?.field ?? null;
}

/** The one field that may not repeat, where a refusal says that something is taken and not what. @reading R-831 */
function onlyUnique(words: string, controls: readonly Control[]): string | null {
  const [one, other] = TAKEN.test(words) ? controls.filter(({ isUnique }) => isUnique) : [];
  return one && !other ? one.field : null;
}

import type { FormSpec } from '@milepost/kit/forms/grammar';
import type { FormDeclaration } from './types.ts';

/** The form as the kit takes it. */
export function formSpecOf(form: FormDeclaration<object> | null, ownId: string): FormSpec {
  const { fields = [], check, rules } = form ?? {};
  return { parts: fields, ...(rules && { rules }), ...(check && { check: (draft: object) => check(draft, ownId) }) };
}

import { useLingui } from '@lingui/react/macro';
import type { EditedField } from '../../grammar/index.ts';
import { isImpossibleRange } from './dateOf.ts';

/** The field as it is: one that nothing can be chosen in is disabled and says why. @source forms §5 @reading R-590 */
export function useImpossibleRange(field: EditedField, ends: { readonly min: string | null; readonly max: string | null }): EditedField {
  const { t } = useLingui();
  if (field.use !== 'editable' || !isImpossibleRange(ends)) return field;
  return {
    ...field,
    use: 'disabled',
    help: t`Nothing can be chosen: the earliest, ${{ min: ends.min }}, is after the latest, ${{ max: ends.max }}`,
  };
}

import { useLingui } from '@lingui/react/macro';
import type { Control } from '@milepost/kit/forms/grammar';
import { useText } from '@milepost/kit/forms/render';

/** A value in words, as far as its kind says them without asking anybody. */
export function useValueText(): (control: Control, value: unknown) => string {
  const { t } = useLingui();
  const text = useText();
  return (control, value) => {
    if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return t`nothing`;
    if (typeof value === 'boolean')
      return control.kind === 'switch' ? text(value ? control.onText : control.offText) : value ? t`Yes` : t`No`;
    if (control.kind === 'html') return t`another value`;
    if (control.kind === 'choice' && control.options.from === 'static') {
      const { options } = control.options;
      const ids = Array.isArray(value) ? value.map(String) : [typeof value === 'string' ? value : ''];
      return ids.map((id) => text(options.find((one) => one.id === id)?.label ?? id)).join(', ');
    }
    if (control.kind === 'files' && Array.isArray(value))
      return value.map((file: { readonly name?: string }) => file.name ?? '').join(', ');
    if (Array.isArray(value)) {
      const count = value.length;
      return t`${count} chosen`;
    }
    return typeof value === 'string' || typeof value === 'number' ? String(value) : t`another value`;
  };
}

import { useFieldOptions } from '@milepost/kit/headless/form';
import type { Control, FormHandle, useFormField } from '@milepost/kit/headless/form';
import type { ReactNode } from 'react';
import { Input } from '../ui.tsx';

export type Field = ReturnType<typeof useFormField>;
type Choice = Extract<Control, { kind: 'choice' }>;

interface ChoiceProps {
  readonly form: FormHandle;
  readonly field: Field;
  readonly control: Choice;
}

function One({ form, field, control }: ChoiceProps) {
  const { options } = useFieldOptions(form, control);
  const { value, onChange } = field.editor;
  return (
    <select
      {...field.getControlProps({ className: 'rounded border bg-white px-3 py-1' })}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    >
      <option value="">未選択</option>
      {options.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  );
}

function Several({ form, field, control }: ChoiceProps) {
  const { options } = useFieldOptions(form, control);
  const { value, onChange } = field.editor;
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <fieldset {...field.getControlProps({ className: 'flex flex-wrap gap-4' })} tabIndex={-1}>
      {options.map(({ id, label }) => (
        <label key={id} className="flex gap-1 items-center">
          <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function ChoiceOf({ form, field }: Omit<ChoiceProps, 'control'>) {
  const { control } = field;
  if (control.kind !== 'choice') return null;
  return control.isMany ? <Several {...{ form, field, control }} /> : <One {...{ form, field, control }} />;
}

const LOOK = 'rounded border bg-white px-3 py-1 min-w-0';

/** Renderer of a field, by the kind of its control. */
export const renderers: Readonly<Partial<Record<Control['kind'], (field: Field, form: FormHandle) => ReactNode>>> = {
  text: (field) =>
    field.control.kind === 'text' && (field.control.rows ?? 1) > 1 ? (
      <textarea {...field.getInputProps({ className: LOOK, rows: field.control.rows })} />
    ) : (
      <Input {...field.getInputProps()} />
    ),
  number: (field) => <Input {...field.getInputProps({ inputMode: 'decimal', className: 'text-end' })} />,
  integer: (field) => <Input {...field.getInputProps({ inputMode: 'numeric', className: 'text-end' })} />,
  date: (field) => <Input {...field.getInputProps({ placeholder: '2026-11-20' })} />,
  choice: (field, form) => <ChoiceOf form={form} field={field} />,
  switch: (field) => (
    <input
      {...field.getControlProps({ className: 'switch' })}
      type="checkbox"
      checked={field.value === true}
      onChange={(event) => field.editor.onChange(event.currentTarget.checked)}
    />
  ),
};

import { memo } from 'react';
import type { ReactNode } from 'react';
import { problemProps, useFieldOptions, useForm, useFormField } from '../headless.ts';
import type { Control, FormHandle, FormMessages, FormOptions, FormSpec } from '../headless.ts';

interface Work {
  readonly name: string;
  readonly amount: string | null;
  readonly road: string | null;
  readonly day: string | null;
  readonly isUrgent: boolean;
  readonly note: string;
}

const roads = [
  { id: 'g2', label: '国道 2 号' },
  { id: 'g9', label: '国道 9 号' },
];
const parts: readonly Control[] = [
  { part: 'control', kind: 'text', field: 'name', label: '名称', required: true, maxChars: 10 },
  { part: 'control', kind: 'number', field: 'amount', label: '金額', min: 0, max: 1000, precision: 2 },
  { part: 'control', kind: 'choice', field: 'road', label: '路線', required: true, options: { from: 'static', options: roads } },
  { part: 'control', kind: 'date', field: 'day', label: '着工日' },
  { part: 'control', kind: 'switch', field: 'isUrgent', label: '緊急', onText: 'はい', offText: 'いいえ' },
  { part: 'control', kind: 'text', field: 'note', label: '理由', rows: 3, required: true, shown: { field: 'isUrgent', is: [true] } },
];
const spec: FormSpec<Work> = { parts };

/** Sentences of a form in Japanese. */
export const messages: FormMessages = {
  problems: (count) => `修正が必要な項目：${count} 件`,
  notSaved: '保存できませんでした',
  problem: (label, problem) => `${label}：${problem}`,
  count: (chars, maxChars) => `${maxChars} 文字中 ${chars} 文字`,
  scanned: (value) => `読み取り：${value}`,
  reveal: (label) => `${label}を表示`,
  conceal: (label) => `${label}を隠す`,
  required: ({ label, isTyped }) => (isTyped ? `${label}を入力してください` : `${label}を選択してください`),
  tooLong: ({ maxChars }) => `${maxChars} 文字以内で入力してください`,
  pattern: () => '形式が正しくありません',
  range: ({ min, max }) => `${min} から ${max} までで入力してください`,
  invalid: ({ example }) => `「${example}」のように入力してください`,
  emptyCell: '入力してください',
  cell: ({ table, row, column }) => `${table} ${row} 行目 ${column}`,
};

type Field = ReturnType<typeof useFormField>;

function Choice({ form, field }: { readonly form: FormHandle; readonly field: Field }) {
  const { control, editor } = field;
  const { options } = useFieldOptions(form, control as Extract<Control, { kind: 'choice' }>);
  return (
    <select
      {...field.getControlProps()}
      value={typeof editor.value === 'string' ? editor.value : ''}
      onChange={(event) => editor.onChange(event.currentTarget.value || null)}
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

const renderers: Readonly<Partial<Record<Control['kind'], (field: Field, form: FormHandle) => ReactNode>>> = {
  text: (field) =>
    field.control.kind === 'text' && (field.control.rows ?? 1) > 1 ? (
      <textarea {...field.getInputProps()} />
    ) : (
      <input {...field.getInputProps()} />
    ),
  number: (field) => <input {...field.getInputProps({ inputMode: 'decimal' })} />,
  date: (field) => <input {...field.getInputProps()} />,
  choice: (field, form) => <Choice form={form} field={field} />,
  switch: (field) => (
    <input
      {...field.getControlProps()}
      type="checkbox"
      checked={field.value === true}
      onChange={(event) => field.editor.onChange(event.currentTarget.checked)}
    />
  ),
};

interface OwnFieldProps {
  readonly form: FormHandle;
  readonly path: string;
  readonly onDraw?: ((path: string) => void) | undefined;
}

const OwnField = memo(function OwnField({ form, path, onDraw }: OwnFieldProps) {
  const field = useFormField(form, path);
  onDraw?.(path);
  if (!field.isShown) return null;
  return (
    <p {...field.getFieldProps({ className: 'own-field' })}>
      <label {...field.getLabelProps()}>{field.label}</label>
      {renderers[field.control.kind]?.(field, form)}
      {field.count && <span {...field.getCountProps()}>{field.countMessage}</span>}
      {field.message && <em {...field.getMessageProps()}>{field.message}</em>}
    </p>
  );
});

interface OwnFormProps extends Partial<Pick<FormOptions<Work>, 'record' | 'onSubmit'>> {
  /** Called with the field that is drawn. */
  readonly onDraw?: (path: string) => void;
}

/** A form in markup of one's own: six kinds of fields, in Japanese, without the styles, the editors and the provider of the kit. */
export function OwnForm({ record = {}, onSubmit = () => null, onDraw }: OwnFormProps) {
  const form = useForm<Work>({ spec, record, messages, onSubmit });
  return (
    <form {...form.getFormProps({ 'aria-label': '工事' })}>
      {form.hasSummary && (
        <section {...form.getSummaryProps()}>
          {form.refusal && (
            <>
              <h2 {...form.getRefusalHeadingProps()}>{form.refusal.headline}</h2>
              <p {...form.getRefusalProps()}>{form.refusal.message}</p>
            </>
          )}
          {form.problems.length > 0 && <h2 {...form.getHeadingProps()}>{form.headline}</h2>}
          <ul>
            {form.problems.map((problem) => (
              <li key={problem.fieldId}>
                <a {...problemProps(problem)}>
                  {problem.label}：{problem.message}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {parts.map(({ field }) => (
        <OwnField key={field} form={form.handle} path={field} onDraw={onDraw} />
      ))}
      <button {...form.getSubmitProps()}>保存</button>
      <output>{form.isSaving ? '保存中' : form.isDirty ? '未保存' : '保存済み'}</output>
    </form>
  );
}

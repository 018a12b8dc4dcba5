import { problemProps, useForm, useFormField } from '@milepost/kit/headless/form';
import type { Control, FormHandle, FormSpec } from '@milepost/kit/headless/form';
import { memo, useState } from 'react';
import { Badge, Button, Card, Label, Message } from '../ui.tsx';
import { formMessages } from './formMessages.ts';
import { renderers } from './formRenderers.tsx';

const roads = [
  { id: 'g2', label: '国道 2 号' },
  { id: 'g9', label: '国道 9 号' },
];
const lanes = ['一般', 'ETC', '混在'].map((label) => ({ id: label, label }));

const parts: readonly Control[] = [
  { part: 'control', kind: 'text', field: 'name', label: '工事名', required: true, maxChars: 20, help: '台帳に載る名称' },
  { part: 'control', kind: 'number', field: 'amount', label: '金額（万円）', min: 0, max: 1000, precision: 2 },
  { part: 'control', kind: 'integer', field: 'days', label: '日数', min: 1, max: 365 },
  { part: 'control', kind: 'date', field: 'begin', label: '着工日', required: true },
  { part: 'control', kind: 'choice', field: 'road', label: '路線', required: true, options: { from: 'static', options: roads } },
  { part: 'control', kind: 'choice', field: 'lanes', label: '車線', isMany: true, options: { from: 'static', options: lanes } },
  { part: 'control', kind: 'switch', field: 'isUrgent', label: '緊急', onText: 'はい', offText: 'いいえ' },
  { part: 'control', kind: 'text', field: 'reason', label: '理由', rows: 3, required: true, shown: { field: 'isUrgent', is: [true] } },
];
const spec: FormSpec = { parts };
/** Name a server would know already. */
const TAKEN = '橋の補修';

const Field = memo(function Field({ form, path }: { readonly form: FormHandle; readonly path: string }) {
  const field = useFormField(form, path);
  if (!field.isShown) return null;
  return (
    <div {...field.getFieldProps({ className: 'stack gap-1' })}>
      <span className="flex gap-1 items-center">
        <Label {...field.getLabelProps()}>{field.label}</Label>
        {field.isRequired && (
          <i aria-hidden className="text-sm text-red-700 not-italic">
            必須
          </i>
        )}
        {field.count && <Badge {...field.getCountProps({ className: 'push' })}>{field.countMessage}</Badge>}
      </span>
      {renderers[field.control.kind]?.(field, form)}
      {field.message && (
        <Message {...field.getMessageProps()} isHelp={!field.error}>
          {field.message}
        </Message>
      )}
    </div>
  );
});

/** A form of six kinds of fields with its summary; a server knows one name already. */
export function FormPage() {
  const [saved, setSaved] = useState('');
  const form = useForm<{ readonly name: string }>({
    spec,
    record: {},
    messages: formMessages,
    onSubmit({ name }) {
      if (name === TAKEN) return { field: 'name', message: 'この工事名は使われています' };
      setSaved(name);
      return null;
    },
  });
  return (
    <Card className="max-w-sm">
      <form {...form.getFormProps({ 'aria-label': '工事', className: 'stack gap-4' })}>
        {form.hasSummary && (
          <section {...form.getSummaryProps({ className: 'stack gap-2 rounded border p-2' })}>
            {form.refusal && (
              <>
                <h2 {...form.getRefusalHeadingProps({ className: 'text-sm font-semibold' })}>{form.refusal.headline}</h2>
                <p {...form.getRefusalProps()}>{form.refusal.message}</p>
              </>
            )}
            {form.problems.length > 0 && <h2 {...form.getHeadingProps({ className: 'text-sm font-semibold' })}>{form.headline}</h2>}
            <ul className="stack gap-1">
              {form.problems.map((problem) => (
                <li key={problem.fieldId}>
                  <a {...problemProps(problem, { className: 'link' })}>
                    {problem.label}：{problem.message}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        {parts.map(({ field }) => (
          <Field key={field} form={form.handle} path={field} />
        ))}
        <p className="flex gap-2 items-center">
          <Button {...form.getSubmitProps({ className: 'bg-blue-700 text-white' })}>保存</Button>
          <output className="text-sm">{form.isDirty ? '未保存' : saved && `${saved} を保存しました`}</output>
        </p>
      </form>
    </Card>
  );
}

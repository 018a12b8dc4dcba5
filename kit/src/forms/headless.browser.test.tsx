import { StrictMode } from 'react';
import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { OwnForm, messages } from './examples/OwnForm.tsx';
import { useFieldOptions, useForm, useFormField } from './headless.ts';
import type { Control, FormHandle, FormPorts, FormStore, SubmitOutcome } from './headless.ts';

const FILLED = { name: '橋の補修', amount: '120.5', road: 'g2', day: '2026-03-01', isUrgent: true, note: '亀裂', id: 'w1' };
const said = () => [...document.querySelectorAll('[data-live-region] p')].map(({ textContent }) => textContent);
const submitted = () => vi.fn<(draft: object) => SubmitOutcome | Promise<SubmitOutcome>>(() => null);

test('fields of one’s own begin with their record, and have names, descriptions and states, without a provider', async () => {
  const screen = await render(<OwnForm record={FILLED} />);
  const name = screen.getByRole('textbox', { name: '名称' });
  await expect.element(name).toHaveValue('橋の補修');
  await expect.element(name).toHaveAttribute('aria-required', 'true');
  await expect.element(name).toHaveAccessibleDescription('10 文字中 4 文字');
  await expect.element(screen.getByRole('textbox', { name: '金額' })).toHaveValue('120.5');
  await expect.element(screen.getByRole('combobox', { name: '路線' })).toHaveValue('g2');
  await expect.element(screen.getByRole('textbox', { name: '着工日' })).toHaveValue('2026-03-01');
  await expect.element(screen.getByRole('checkbox', { name: '緊急' })).toBeChecked();
  await expect.element(screen.getByRole('textbox', { name: '理由' })).toHaveValue('亀裂');
});

test('a submit with problems sends nothing: their summary is an alert with the focus, and leads to each field', async () => {
  const onSubmit = submitted();
  const screen = await render(
    <StrictMode>
      <OwnForm onSubmit={onSubmit} />
    </StrictMode>,
  );
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await expect.element(screen.getByRole('alert', { name: '修正が必要な項目：2 件' })).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: '路線：路線を選択してください' }));
  const road = screen.getByRole('combobox', { name: '路線' });
  await expect.element(road).toHaveFocus();
  await expect.element(road).toHaveAttribute('aria-invalid', 'true');
  await expect.element(road).toHaveAccessibleDescription('路線を選択してください');
  await userEvent.selectOptions(road, 'g9');
  await expect.element(screen.getByRole('group', { name: '修正が必要な項目：1 件' })).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a key draws its own field anew and no other; a condition shows the field that depends on it', async () => {
  const onDraw = vi.fn<(path: string) => void>();
  const screen = await render(<OwnForm record={{ ...FILLED, isUrgent: false, note: '' }} onDraw={onDraw} />);
  await userEvent.type(screen.getByRole('textbox', { name: '名称' }), '1');
  onDraw.mockClear();
  await userEvent.keyboard('2');
  expect(new Set(onDraw.mock.calls.map(([path]) => path))).toEqual(new Set(['name']));
  await userEvent.click(screen.getByRole('checkbox'));
  await expect.element(screen.getByRole('textbox', { name: '理由' })).toBeVisible();
});

test('a date and a number are typed into inputs of one’s own; what is none stays, is said, and keeps the form from being saved', async () => {
  const onSubmit = submitted();
  const screen = await render(<OwnForm record={FILLED} onSubmit={onSubmit} />);
  const day = screen.getByRole('textbox', { name: '着工日' });
  await userEvent.fill(day, 'あした');
  await userEvent.fill(screen.getByRole('textbox', { name: '金額' }), '1200');
  await userEvent.tab();
  await expect.element(day).toHaveValue('あした');
  await expect.element(day).toHaveAccessibleDescription('「2026-11-20」のように入力してください');
  await expect.poll(said).toContain('金額：0.00 から 1000.00 までで入力してください');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await expect.element(screen.getByRole('alert', { name: '修正が必要な項目：2 件' })).toHaveFocus();
  await userEvent.fill(day, '2026/4/5');
  await userEvent.fill(screen.getByRole('textbox', { name: '金額' }), '999.5');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await expect.element(day).toHaveValue('2026-04-05');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...FILLED, day: '2026-04-05', amount: '999.5' });
});

test('while it is saved no other submit begins; then nothing is unsaved', async () => {
  const answers: ((outcome: SubmitOutcome) => void)[] = [];
  const onSubmit = vi.fn<() => Promise<SubmitOutcome>>(() => new Promise((answer) => answers.push(answer)));
  const screen = await render(<OwnForm record={FILLED} onSubmit={onSubmit} />);
  await userEvent.type(screen.getByRole('textbox', { name: '名称' }), '2');
  await expect.element(screen.getByText('未保存')).toBeVisible();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(screen.getByText('保存中')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '保存' })).toHaveAttribute('aria-disabled', 'true');
  answers.forEach((answer) => answer(null));
  await expect.element(screen.getByText('保存済み')).toBeVisible();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a field the server refuses takes the focus with its words, until another value stands in it', async () => {
  const onSubmit = submitted().mockReturnValue({ field: 'name', message: 'この名称は使われています' });
  const screen = await render(<OwnForm record={FILLED} onSubmit={onSubmit} />);
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  const name = screen.getByRole('textbox', { name: '名称' });
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription('この名称は使われています 10 文字中 4 文字');
  await userEvent.keyboard('2');
  await expect.element(name).not.toHaveAttribute('aria-invalid');
});

test('a refusal that is about no field stands in the summary, which takes the focus', async () => {
  const onSubmit = submitted().mockReturnValue({ field: null, message: '路線は閉鎖中です' });
  const screen = await render(<OwnForm record={FILLED} onSubmit={onSubmit} />);
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await expect.element(screen.getByRole('alert', { name: '保存できませんでした 路線は閉鎖中です' })).toHaveFocus();
});

interface OneProps {
  readonly control: Control;
  readonly record: object;
  readonly ports?: FormPorts;
  readonly isReadOnly?: boolean;
  readonly onStore?: (store: FormStore) => void;
}

const Typed = ({ form, path }: { readonly form: FormHandle; readonly path: string }) => {
  const field = useFormField(form, path);
  return (
    <p {...field.getFieldProps()}>
      <label {...field.getLabelProps()}>{field.label}</label>
      <input {...field.getInputProps()} />
      {field.message && <em {...field.getMessageProps()}>{field.message}</em>}
    </p>
  );
};

const Options = ({ form, control }: { readonly form: FormHandle; readonly control: Extract<Control, { kind: 'choice' }> }) => (
  <output>{useFieldOptions(form, control).options.map(({ label }) => label)}</output>
);

/** A form of one field. */
function One({ control, record, onStore, ...options }: OneProps) {
  const form = useForm({ spec: { parts: [control] }, record, messages, onSubmit: () => null, ...options });
  onStore?.(form.store);
  return control.kind === 'choice' ? <Options form={form.handle} control={control} /> : <Typed form={form.handle} path={control.field} />;
}

test('a value that comes from elsewhere takes the place of what was typed and is none, and its problem goes', async () => {
  let store: FormStore | undefined;
  const control: Control = { part: 'control', kind: 'number', field: 'amount', label: '金額' };
  const screen = await render(<One control={control} record={{ amount: '7' }} onStore={(made) => (store = made)} />);
  const amount = screen.getByRole('textbox', { name: '金額' });
  await userEvent.fill(amount, 'x');
  await userEvent.tab();
  await expect.element(amount).toHaveAttribute('aria-invalid', 'true');
  expect(store?.summary().canSave).toBe(false);
  store?.set('amount', '8', 'rule');
  await expect.element(amount).toHaveValue('8');
  await expect.element(amount).not.toHaveAttribute('aria-invalid');
  expect(store?.summary().canSave).toBe(true);
});

test('a text that does not fit a rule of a design says what the design says, in an input of one’s own', async () => {
  const rules = [{ pattern: '^K[0-9]+$', message: 'K と数字で入力してください' }];
  const screen = await render(
    <One control={{ part: 'control', kind: 'text', field: 'place', label: '地点', rules }} record={{ place: 'K12' }} />,
  );
  const place = screen.getByRole('textbox', { name: '地点' });
  await userEvent.fill(place, '12');
  await userEvent.tab();
  await expect.element(place).toHaveAccessibleDescription('K と数字で入力してください');
  await userEvent.fill(place, 'K13');
  await expect.element(place).not.toHaveAttribute('aria-invalid');
});

test('a record to read shows a text behind its mask and takes nothing', async () => {
  const mask = { filler: '*', start: { by: 'count', count: 3 }, end: { by: 'count', count: 4 }, kept: [], length: null } as const;
  const control: Control = { part: 'control', kind: 'text', field: 'phone', label: '電話', mask };
  const screen = await render(<One control={control} record={{ phone: '13812345678' }} isReadOnly />);
  const phone = screen.getByRole('textbox', { name: '電話' });
  await expect.element(phone).toHaveAttribute('readonly');
  await expect.element(phone).toHaveValue('138****5678');
});

test('options of a feed are asked for at the port of the form, with the values they depend on', async () => {
  const useOptions = vi.fn<NonNullable<FormPorts['useOptions']>>(() => ({
    options: [{ id: 's1', label: '東区間' }],
    state: { kind: 'ready' },
  }));
  const options = { from: 'feed', id: 'sections', parameters: { road: 'section' } } as const;
  const control: Control = { part: 'control', kind: 'choice', field: 'section', label: '区間', options };
  const screen = await render(<One control={control} record={{ section: 's1' }} ports={{ useOptions }} />);
  await expect.element(screen.getByText('東区間')).toBeVisible();
  expect(useOptions).toHaveBeenCalledWith('sections', { road: 's1' });
});

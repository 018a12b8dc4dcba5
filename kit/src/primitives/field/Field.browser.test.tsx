import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { announcements, renderInKit } from '../../testing/index.ts';
import { DateField } from '../date-field/index.ts';
import { ErrorSummary } from '../error-summary/index.ts';
import { TextField } from '../text-field/index.ts';
import { Field, fieldAria, useFieldIds } from './index.ts';
import type { FieldCount, FieldWords } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

function Sample({ count, ...words }: FieldWords & { count?: FieldCount }) {
  const ids = useFieldIds(words.id);
  return (
    <Field {...words} ids={ids} count={count}>
      <input {...fieldAria(ids, words, count)} />
    </Field>
  );
}

test('the label alone is the name; required is said by the control and shown as a word', async () => {
  const screen = await renderInKit(<Sample label="名称" isRequired />);
  await expect.element(screen.getByRole('textbox', { name: '名称', exact: true })).toBeRequired();
  await expect.element(screen.getByText('必填')).toBeVisible();
});

test('on a page from right to left “required” follows a label of either direction', async () => {
  const screen = await renderInKit(
    <div dir="rtl">
      <Sample label="名称" isRequired />
    </div>,
  );
  const [name, required] = ['名称', '必填'].map((words) => screen.getByText(words).element().getBoundingClientRect());
  expect(required?.right).toBeLessThan(name?.left ?? 0);
});

test('a click on the label goes to the control', async () => {
  const screen = await renderInKit(<Sample label="编码" />);
  await screen.getByText('编码').click();
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
});

test('help describes the control until an error takes its place', async () => {
  const screen = await renderInKit(<Sample label="编码" help="字母、数字和点" />);
  const control = screen.getByRole('textbox');
  await expect.element(control).toHaveAccessibleDescription('字母、数字和点');
  await expect.element(control).not.toHaveAttribute('aria-invalid');
  await screen.rerender(<Sample label="编码" help="字母、数字和点" error="末尾不能是点" />);
  await expect.element(control).toHaveAccessibleDescription('末尾不能是点');
  await expect.element(control).toBeInvalid();
  expect(screen.getByText('字母、数字和点').query()).toBeNull();
});

test('a count over its limit is said in words and makes the control invalid', async () => {
  const screen = await renderInKit(<Sample label="名称" count={{ chars: 53, maxChars: 50 }} />);
  await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription('已输入 53 个字，最多 50 个，超出 3 个');
  await expect.element(screen.getByText('53/50 超出 3 个')).toBeVisible();
  await expect.element(screen.getByRole('textbox')).toBeInvalid();
});

test('the id given is the id of the control, where a link of the summary leads', async () => {
  const screen = await renderInKit(<Sample label="名称" id="entry-name" />);
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('id', 'entry-name');
});

test.each(
  oneInTurn(
    [
      ['zh', '必填', '已输入 1 个字，最多 50 个'],
      ['zhtw', '必填', '已輸入 1 個字，最多 50 個'],
      ['en', 'Required', '1 of 50 characters'],
    ] as const,
    'Field',
  ),
)('in %s the words are “%s” and “%s”', async (locale, required, count) => {
  const screen = await renderInKit(<Sample label="名称" isRequired count={{ chars: 1, maxChars: 50 }} />, { locale });
  await expect.element(screen.getByText(required)).toBeVisible();
  await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription(count);
});

/** A form as the console has it: what is wrong shows when a field is left, or after an attempt. */
function Form() {
  const [{ code, start, end }, setValues] = useState({ code: '', start: '2026-11-20' as string | null, end: null as string | null });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const leave = (id: string) => setLeft((before) => new Set(before).add(id));
  const all = [
    ...(code.endsWith('.') || code === '' ? [{ fieldId: 'code', label: '编码', message: code ? '末尾不能是点' : '请填写编码' }] : []),
    ...(end !== null && end < (start ?? '') ? [{ fieldId: 'end', label: '结束日期', message: '结束不能早于开始' }] : []),
  ];
  const errorOf = (id: string) => (attempt > 0 || left.has(id) ? all.find(({ fieldId }) => fieldId === id)?.message : undefined);
  return (
    <>
      <button type="button" onClick={() => setAttempt(attempt + 1)}>
        保存
      </button>
      <ErrorSummary attempt={attempt} problems={attempt > 0 ? all : []} />
      <TextField
        id="code"
        label="编码"
        value={code}
        error={errorOf('code')}
        onChange={(next) => setValues({ code: next, start, end })}
        onLeave={() => leave('code')}
      />
      <DateField label="开始日期" value={start} onChange={(next) => setValues({ code, start: next, end })} />
      <DateField
        id="end"
        label="结束日期"
        value={end}
        error={errorOf('end')}
        onChange={(next) => setValues({ code, start, end: next })}
        onLeave={() => leave('end')}
      />
    </>
  );
}

describe('4.1.3 a problem that shows when a field is left', () => {
  const assertive = () => document.querySelectorAll('[aria-live=assertive] p').length;

  test('is said politely and once, not key by key', async () => {
    const screen = await renderInKit(<Form />);
    await userEvent.click(screen.getByRole('textbox', { name: '编码' }));
    await userEvent.keyboard('guard.rail.');
    expect(announcements()).toEqual([]);
    await userEvent.tab();
    await expect.poll(announcements).toEqual(['编码：末尾不能是点']);
    await userEvent.click(screen.getByRole('textbox', { name: '编码' }));
    await userEvent.tab();
    await userEvent.tab();
    expect(announcements()).toEqual(['编码：末尾不能是点']);
    expect(assertive()).toBe(0);
  });

  test('is said of a day that the month does not have, and of an end before the start', async () => {
    const screen = await renderInKit(<Form />);
    await userEvent.click(screen.getByRole('group', { name: '开始日期' }).getByRole('spinbutton').first());
    await userEvent.keyboard('20260231');
    await userEvent.tab();
    await userEvent.tab();
    await expect.poll(announcements).toEqual(['开始日期：2026年2月只有 28 天，请填写其中一天']);
    await userEvent.keyboard('20200101');
    await userEvent.click(screen.getByRole('textbox', { name: '编码' }));
    await expect.poll(announcements).toContain('结束日期：结束不能早于开始');
    expect(assertive()).toBe(0);
  });

  test('is left to the summary that has the focus after an attempt', async () => {
    const screen = await renderInKit(<Form />);
    await userEvent.click(screen.getByRole('textbox', { name: '编码' }));
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await expect.element(screen.getByRole('alert', { name: '还有 1 处需要修改' })).toHaveFocus();
    await userEvent.click(screen.getByRole('textbox', { name: '编码' }));
    await userEvent.keyboard('a');
    expect(assertive()).toBe(0);
    await userEvent.keyboard('.');
    await userEvent.tab();
    await expect.poll(announcements).toContain('编码：末尾不能是点');
  });
});

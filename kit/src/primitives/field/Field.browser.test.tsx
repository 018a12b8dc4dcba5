import { expect, test } from 'vitest';
import { renderInKit } from '../../testing/index.ts';
import { Field, fieldAria, useFieldIds } from './index.ts';
import type { FieldCount, FieldWords } from './index.ts';

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

test.each([
  ['zh', '必填', '已输入 1 个字，最多 50 个'],
  ['zhtw', '必填', '已輸入 1 個字，最多 50 個'],
  ['en', 'Required', '1 of 50 characters'],
] as const)('in %s the words are “%s” and “%s”', async (locale, required, count) => {
  const screen = await renderInKit(<Sample label="名称" isRequired count={{ chars: 1, maxChars: 50 }} />, { locale });
  await expect.element(screen.getByText(required)).toBeVisible();
  await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription(count);
});

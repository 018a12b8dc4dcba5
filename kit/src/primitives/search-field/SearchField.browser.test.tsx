import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { imeRow, replayIme } from '../../testing/replayIme.ts';
import { SearchField } from './index.ts';
import type { SearchFieldProps } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

function Sample({ start = '', onChange, ...props }: Partial<SearchFieldProps> & { start?: string }) {
  const [value, setValue] = useState(start);
  const change = (next: string) => {
    onChange?.(next);
    setValue(next);
  };
  return <SearchField label="搜索字典分类" placeholder="名称、编码" {...props} value={value} onChange={change} />;
}

const box = (screen: Awaited<ReturnType<typeof renderInKit>>) => screen.getByRole('searchbox').element() as HTMLInputElement;

test('Enter submits what has been typed', async () => {
  const onSubmit = vi.fn<(text: string) => void>();
  const screen = await renderInKit(<Sample onSubmit={onSubmit} />);
  await userEvent.tab();
  await expect.element(screen.getByRole('searchbox', { name: '搜索字典分类' })).toHaveFocus();
  await userEvent.keyboard('K36{Enter}');
  expect(onSubmit.mock.calls).toEqual([['K36']]);
  // Enter with Ctrl is a command of the page, and comes to it.
  const commands = vi.fn<(event: KeyboardEvent) => void>();
  document.addEventListener('keydown', commands);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  document.removeEventListener('keydown', commands);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(commands.mock.lastCall?.[0]).toMatchObject({ key: 'Enter', defaultPrevented: false });
});

test('Escape empties the field first and passes on only when it is empty', async () => {
  const onClear = vi.fn<() => void>();
  const escapes = vi.fn<() => void>();
  const screen = await renderInKit(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for a dialog that closes on Escape
    <div onKeyDown={(event) => event.key === 'Escape' && escapes()}>
      <Sample start="护栏" onClear={onClear} />
    </div>,
  );
  await userEvent.click(screen.getByRole('searchbox'));
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('searchbox')).toHaveValue('');
  expect(onClear).toHaveBeenCalledOnce();
  expect(escapes).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(escapes).toHaveBeenCalledOnce();
  expect(onClear).toHaveBeenCalledOnce();
});

test('the clear button empties the field, keeps the focus in it and is no stop of the Tab key', async () => {
  const onClear = vi.fn<() => void>();
  const screen = await renderInKit(<Sample start="护栏" onClear={onClear} />);
  await userEvent.click(screen.getByRole('button', { name: '清空搜索' }));
  await expect.element(screen.getByRole('searchbox')).toHaveValue('');
  await expect.element(screen.getByRole('searchbox')).toHaveFocus();
  expect(onClear).toHaveBeenCalledOnce();
  expect(screen.getByRole('button').query()).toBeNull();
  await userEvent.keyboard('a');
  await userEvent.tab();
  await expect.element(screen.getByRole('button')).not.toHaveFocus();
});

test.each(['chromium order', 'safari order', 'second enter'])('IME, %s: submits and commits as the vectors say', async (name) => {
  const onSubmit = vi.fn<(text: string) => void>();
  const onChange = vi.fn<(text: string) => void>();
  const row = imeRow(name);
  const screen = await renderInKit(<Sample onSubmit={onSubmit} onChange={onChange} />);
  await userEvent.click(screen.getByRole('searchbox'));
  await replayIme(row, box(screen));
  expect(onSubmit).toHaveBeenCalledTimes(row.expect.actions ?? Number.NaN);
  expect(onChange.mock.calls).toEqual([['你']]);
  await expect.element(screen.getByRole('searchbox')).toHaveValue('你');
});

test('IME, safari order: the Escape that cancels a composition leaves the old text alone', async () => {
  const onClear = vi.fn<() => void>();
  const row = imeRow('safari order escape');
  const screen = await renderInKit(<Sample start={row.expect.text ?? ''} onClear={onClear} />);
  await userEvent.click(screen.getByRole('searchbox'));
  await replayIme(row, box(screen));
  await expect.element(screen.getByRole('searchbox')).toHaveValue(row.expect.text);
  expect(onClear).not.toHaveBeenCalled();
});

test('IME: letters of a composition are shown and not reported', async () => {
  const onChange = vi.fn<(text: string) => void>();
  const row = imeRow('search while composing');
  const screen = await renderInKit(<Sample onChange={onChange} />);
  await userEvent.click(screen.getByRole('searchbox'));
  await replayIme(row, box(screen), (step) => {
    if (step.do !== 'expect') return;
    expect(box(screen).value).toBe('ni');
    expect(onChange).toHaveBeenCalledTimes(step.requests ?? Number.NaN);
  });
  expect(onChange.mock.calls).toEqual([[row.expect.keyword]]);
});

test.each(
  oneInTurn(
    [
      ['zhtw', '清除搜尋'],
      ['en', 'Clear search'],
    ] as const,
    'SearchField',
  ),
)('in %s the button says “%s”', async (locale, name) => {
  const screen = await renderInKit(<Sample start="K36" />, { locale });
  await expect.element(screen.getByRole('button', { name })).toBeVisible();
});

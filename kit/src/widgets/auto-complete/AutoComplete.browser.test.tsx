import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { announcements, renderInKit } from '../../testing/index.ts';
import { imeRow, replayIme } from '../../testing/replayIme.ts';
import { AutoComplete } from './index.ts';
import type { AutoCompleteProps, Found, LoadSuggestions } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

/** A source whose answers come when the test says so. */
function heldSource() {
  const calls: { keyword: string; signal: AbortSignal; answer: (found: Found) => void; fail: () => void }[] = [];
  const load: LoadSuggestions = (keyword, signal) =>
    new Promise((resolve, reject) => {
      calls.push({ keyword, signal, answer: resolve, fail: () => reject(new Error('offline')) });
    });
  return { calls, load };
}
const suggest = (...texts: string[]): Found => ({ items: texts.map((text) => ({ id: text, text })) });
const many = (count: number, total = count): Found => ({ ...suggest(...Array.from({ length: count }, (_, at) => `K${at}+500`)), total });

function Sample({ onChange, ...props }: Partial<AutoCompleteProps> & Pick<AutoCompleteProps, 'load'>) {
  const [value, setValue] = useState('');
  const change = (text: string) => {
    onChange?.(text);
    setValue(text);
  };
  return <AutoComplete label="桩号" {...props} value={value} onChange={change} />;
}

const field = () => page.getByRole('combobox', { name: '桩号' });
const option = (name: string) => page.getByRole('option', { name, exact: true });

beforeEach(() => page.viewport(1280, 800));

test('asks for the typed text once nothing more is typed, and not again when a suggestion is taken', async () => {
  const { calls, load } = heldSource();
  await renderInKit(<Sample load={load} />);
  await userEvent.tab();
  await userEvent.keyboard('K3');
  await expect.poll(() => calls.map(({ keyword }) => keyword)).toEqual(['K3']);
  calls[0]?.answer(suggest('K3+200', 'K36+120'));
  await expect.element(option('K36+120')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(field()).toHaveValue('K36+120');
  await userEvent.keyboard('{End}');
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  expect(calls).toHaveLength(1);
});

test('an answer to an older word is dropped, and its request aborted', async () => {
  const { calls, load } = heldSource();
  await renderInKit(<Sample load={load} />);
  await userEvent.tab();
  await userEvent.keyboard('K');
  await expect.poll(() => calls).toHaveLength(1);
  await userEvent.keyboard('3');
  await expect.poll(() => calls).toHaveLength(2);
  expect(calls[0]?.signal.aborted).toBe(true);
  calls[1]?.answer(suggest('K36+120'));
  await expect.element(option('K36+120')).toBeVisible();
  calls[0]?.answer(suggest('K1+000'));
  await userEvent.keyboard('{ArrowDown}');
  expect(option('K1+000').query()).toBeNull();
  await expect.element(option('K36+120')).toBeVisible();
});

describe('at most 50 items shown', () => {
  test('and that is said', async () => {
    const { calls, load } = heldSource();
    await renderInKit(<Sample load={load} />);
    await userEvent.tab();
    await userEvent.keyboard('K');
    await expect.poll(() => calls).toHaveLength(1);
    calls[0]?.answer(many(320));
    await expect.element(page.getByText('仅显示前 50 项，共 320 项，请继续输入', { exact: true }).first()).toBeVisible();
    await expect.poll(announcements).toContain('仅显示前 50 项，共 320 项，请继续输入');
    await expect.element(option('K0+500')).toHaveAttribute('aria-setsize', '50');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(option('K49+500')).toBeVisible();
  });
  test('what a server cuts itself is said with the server’s total', async () => {
    const { calls, load } = heldSource();
    await renderInKit(<Sample load={load} />);
    await userEvent.tab();
    await userEvent.keyboard('K');
    await expect.poll(() => calls).toHaveLength(1);
    calls[0]?.answer(many(20, 233));
    await expect.poll(announcements).toContain('仅显示前 20 项，共 233 项，请继续输入');
  });
  test('50 of 50 need no remark', async () => {
    const { calls, load } = heldSource();
    await renderInKit(<Sample load={load} />);
    await userEvent.tab();
    await userEvent.keyboard('K');
    await expect.poll(() => calls).toHaveLength(1);
    calls[0]?.answer(many(50));
    await expect.poll(announcements).toContain('找到 50 项');
    expect(page.getByText('请继续输入').query()).toBeNull();
  });
});

test('a failure is said in the list, and a retry is an arrow and Enter away', async () => {
  const { calls, load } = heldSource();
  await renderInKit(<Sample load={load} />);
  await userEvent.tab();
  await userEvent.keyboard('K');
  await expect.poll(() => calls).toHaveLength(1);
  calls[0]?.fail();
  await expect.poll(announcements).toContain('加载失败，可重试');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => calls).toHaveLength(2);
  calls[1]?.answer(suggest('K36+120'));
  await expect.element(option('K36+120')).toBeVisible();
  await expect.element(field()).toHaveValue('K');
});

test('no text asks for nothing', async () => {
  const { calls, load } = heldSource();
  await renderInKit(<Sample load={load} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByText('输入文字以获取建议')).toBeVisible();
  expect(calls).toHaveLength(0);
});

test.each(['chromium order', 'safari order'])('IME, %s: one request, for the composed text', async (name) => {
  const { calls, load } = heldSource();
  const onChange = vi.fn<(text: string) => void>();
  await renderInKit(<Sample load={load} onChange={onChange} />);
  await userEvent.click(field());
  await replayIme(imeRow(name), field().element() as HTMLInputElement);
  await expect.poll(() => calls.map(({ keyword }) => keyword)).toEqual(['你']);
  expect(onChange.mock.calls).toEqual([['你']]);
});

test.each(
  oneInTurn(
    [
      ['zhtw', '僅顯示前 50 項，共 320 項，請繼續輸入'],
      ['en', 'Only the first 50 of 320 are shown. Type more to find others.'],
    ] as const,
    'AutoComplete',
  ),
)('in %s the remark is “%s”', async (locale, text) => {
  const { calls, load } = heldSource();
  await renderInKit(<Sample load={load} />, { locale });
  await userEvent.tab();
  await userEvent.keyboard('K');
  await expect.poll(() => calls).toHaveLength(1);
  calls[0]?.answer(many(320));
  await expect.poll(announcements).toContain(text);
});

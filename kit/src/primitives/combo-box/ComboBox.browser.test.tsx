import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { announcements, renderInKit } from '../../testing/index.ts';
import { imeRow, replayIme } from '../../testing/replayIme.ts';
import { ComboBox } from './index.ts';
import type { ComboBoxProps } from './index.ts';

const STATIONS = ['云阳北收费站', '云阳南收费站', '青溪收费站'].map((text, at) => ({ id: `${at}`, text, note: `K${at}+200` }));

function Sample({ start = '', onChange, onSuggest, ...props }: Partial<ComboBoxProps> & { start?: string }) {
  const [value, setValue] = useState(start);
  const items = STATIONS.filter(({ text }) => text.includes(value));
  return (
    <ComboBox
      label="收费站"
      suggestions={{ items, state: { kind: 'ready' } }}
      {...props}
      value={value}
      onChange={(text) => {
        onChange?.(text);
        setValue(text);
      }}
      onSuggest={(text) => onSuggest?.(text)}
    />
  );
}

const field = () => page.getByRole('combobox', { name: '收费站' });
const option = (name: string) => page.getByRole('option', { name, exact: true });
const active = () => document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')?.textContent;

beforeEach(() => page.viewport(1280, 800));

test('typing opens the list, the typed part is marked, no row is active and nothing is chosen until an arrow is pressed', async () => {
  await renderInKit(<Sample />);
  await userEvent.tab();
  await userEvent.keyboard('云阳');
  await expect.element(option('云阳北收费站 K0+200')).toBeVisible();
  await expect.element(field()).toHaveAttribute('aria-expanded', 'true');
  expect(document.querySelectorAll('[role=option] mark')).toHaveLength(2);
  expect(document.querySelector('mark')?.textContent).toBe('云阳');
  expect(active()).toBeUndefined();
  expect(document.querySelectorAll('[role=option][aria-selected=true]')).toHaveLength(0);
  await expect.poll(announcements).toContain('找到 2 项');
});

test('Down and Enter take a suggestion, the focus stays in the field and suggestions are not asked for again', async () => {
  const onChoose = vi.fn<(suggestion: { readonly id: string }) => void>();
  const onSuggest = vi.fn<(text: string) => void>();
  await renderInKit(<Sample onChoose={onChoose} onSuggest={onSuggest} />);
  await userEvent.tab();
  await userEvent.keyboard('云{ArrowDown}{ArrowDown}');
  await expect.poll(active).toBe('云阳南收费站 K1+200');
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveValue('云阳南收费站');
  await expect.element(field()).toHaveFocus();
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  expect(onChoose.mock.calls.map(([{ id }]) => id)).toEqual(['1']);
  expect(onSuggest.mock.calls).toEqual([['云']]);
});

test('free text is kept: Enter without an active row closes the list, the next one sends the form', async () => {
  const sends = vi.fn<() => void>();
  await renderInKit(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sends();
      }}
    >
      <Sample />
      <button type="submit">保存</button>
    </form>,
  );
  await userEvent.tab();
  await userEvent.keyboard('青溪{Enter}');
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(field()).toHaveValue('青溪');
  expect(sends).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(sends).toHaveBeenCalledOnce();
});

test('Escape closes the list and keeps the text; Alt+Down opens it again', async () => {
  await renderInKit(<Sample />);
  await userEvent.tab();
  await userEvent.keyboard('云{Escape}');
  await expect.element(field()).toHaveValue('云');
  await expect.poll(() => page.getByRole('listbox').query()).toBeNull();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(option('云阳北收费站 K0+200')).toBeVisible();
});

test('arrows, Home and End move the caret of a text', async () => {
  await renderInKit(<Sample start="青收" />);
  await userEvent.click(field());
  await userEvent.keyboard('{End}{ArrowLeft}溪{Home}大');
  await expect.element(field()).toHaveValue('大青溪收');
});

test.each(['chromium order', 'safari order'])(
  'IME, %s: letters of a composition are not suggested for, its Enter takes nothing',
  async (name) => {
    const onChange = vi.fn<(text: string) => void>();
    const onSuggest = vi.fn<(text: string) => void>();
    await renderInKit(<Sample onChange={onChange} onSuggest={onSuggest} />);
    await userEvent.click(field());
    await replayIme(imeRow(name), field().element() as HTMLInputElement, () => expect(page.getByRole('listbox').query()).toBeNull());
    expect(onChange.mock.calls).toEqual([['你']]);
    expect(onSuggest.mock.calls).toEqual([['你']]);
  },
);

test('clear is a button with a name', async () => {
  const onChange = vi.fn<(text: string) => void>();
  await renderInKit(<Sample start="青溪" onChange={onChange} />);
  await userEvent.click(page.getByRole('button', { name: '清空 收费站' }));
  expect(onChange.mock.calls).toEqual([['']]);
  await expect.element(field()).toHaveFocus();
});

test('read-only text can be read and copied and suggests nothing; a disabled field is out of the tab order', async () => {
  const screen = await renderInKit(<Sample start="青溪" use="readOnly" />);
  await userEvent.tab();
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(page.getByRole('listbox').query()).toBeNull();
  await screen.rerender(<Sample start="青溪" use="disabled" />);
  await expect.element(field()).toBeDisabled();
});

import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HeadlessProvider } from '../../engines/environment/index.ts';
import { loadPinyin } from '../../engines/pinyin/index.ts';
import { announcements, renderInKit } from '../../testing/index.ts';
import { imeRow, replayIme } from '../../testing/replayIme.ts';
import { Dialog } from '../dialog/index.ts';
import { Select } from './index.ts';
import type { SelectOption, SelectProps } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

const OPTIONS: SelectOption[] = [
  { id: 'asset', label: '路产设施类型', path: ['路产设施类型'] },
  { id: 'rail', label: '护栏设施', path: ['路产设施类型', '护栏设施'], depth: 1 },
  {
    id: 'self',
    label: '波形梁护栏',
    path: ['路产设施类型', '护栏设施', '波形梁护栏'],
    depth: 2,
    isDisabled: true,
    reason: '上级不能是自己',
  },
  { id: 'camera', label: 'Camera', depth: 1 },
  { id: 'lamp', label: 'Lamp', depth: 1 },
];
const gantries = (count: number): SelectOption[] => Array.from({ length: count }, (_, at) => ({ id: `${at}`, label: `K${at}+500 门架` }));

function Sample({ start = null, onChange, ...props }: Partial<SelectProps> & { start?: string | null }) {
  const [value, setValue] = useState<string | null>(start);
  const change = (next: string) => {
    onChange?.(next);
    setValue(next);
  };
  return <Select label="上级" options={OPTIONS} placeholder="选择上级" {...props} value={value} onChange={change} />;
}

type Screen = Awaited<ReturnType<typeof renderInKit>>;
const fieldOf = (screen: Screen) => screen.getByRole('combobox', { name: '上级', exact: true });
const option = (name: string) => page.getByRole('option', { name, exact: true });
/** The row that the element with the focus names. */
const activeRow = () => document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '');
const activeText = () => activeRow()?.textContent;

beforeEach(() => page.viewport(1280, 800));

describe('keys, contract 4', () => {
  test.each(['{ArrowDown}', '{Alt>}{ArrowDown}{/Alt}', '{Enter}', ' '])(
    '%s opens the list at the chosen row, the focus stays in the field',
    async (key) => {
      const screen = await renderInKit(<Sample start="rail" />);
      await userEvent.tab();
      await expect.element(fieldOf(screen)).toHaveFocus();
      await expect.element(fieldOf(screen)).toHaveAttribute('aria-expanded', 'false');
      await userEvent.keyboard(key);
      await expect.element(page.getByRole('listbox', { name: '上级' })).toBeVisible();
      await expect.element(fieldOf(screen)).toHaveFocus();
      await expect.element(fieldOf(screen)).toHaveAttribute('aria-expanded', 'true');
      await expect.poll(activeText).toBe('护栏设施');
      await expect.element(option('护栏设施')).toHaveAttribute('aria-selected', 'true');
    },
  );

  test('arrows move the active row and choose nothing; Enter chooses and the focus is on the field', async () => {
    const onChange = vi.fn<(id: string) => void>();
    const screen = await renderInKit(<Sample onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(activeText).toBe('路产设施类型');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(activeText).toBe('护栏设施');
    expect(document.querySelectorAll('[role=option][aria-selected=true]')).toHaveLength(0);
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect.element(fieldOf(screen)).toHaveFocus();
    await expect.element(fieldOf(screen)).toHaveTextContent('路产设施类型 / 护栏设施');
    await expect.element(fieldOf(screen)).toHaveAttribute('aria-expanded', 'false');
    expect(onChange.mock.calls).toEqual([['rail']]);
    await expect.poll(announcements).toContain('已选择 路产设施类型 / 护栏设施');
  });

  test('Home and End go to the ends, PageUp and PageDown move 8 rows, and nothing goes around the end', async () => {
    await renderInKit(<Sample options={gantries(12)} start="1" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{PageDown}');
    await expect.poll(activeText).toBe('K9+500 门架');
    await userEvent.keyboard('{End}{ArrowDown}');
    await expect.poll(activeText).toBe('K11+500 门架');
    await userEvent.keyboard('{PageUp}');
    await expect.poll(activeText).toBe('K3+500 门架');
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect.poll(activeText).toBe('K0+500 门架');
  });

  test('letters find an option by its name, in the closed field too', async () => {
    await renderInKit(<Sample start="asset" />);
    await userEvent.tab();
    await userEvent.keyboard('la');
    await expect.poll(activeText).toBe('Lamp');
  });

  test('Escape closes and keeps what is chosen', async () => {
    const onChange = vi.fn<(id: string) => void>();
    const screen = await renderInKit(<Sample start="rail" onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}');
    await expect.element(fieldOf(screen)).toHaveAttribute('aria-expanded', 'false');
    await expect.element(fieldOf(screen)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(fieldOf(screen)).toHaveTextContent('路产设施类型 / 护栏设施');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('Tab leaves the field and closes the list', async () => {
    await renderInKit(
      <>
        <Sample start="rail" />
        <button type="button">保存</button>
      </>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: '保存' })).toHaveFocus();
    await expect.poll(() => page.getByRole('listbox').query()).toBeNull();
  });

  test('an option that cannot be chosen is reached, says why, and is not chosen', async () => {
    const onChange = vi.fn<(id: string) => void>();
    await renderInKit(<Sample start="rail" onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const self = option('波形梁护栏 上级不能是自己');
    await expect.poll(() => activeRow() === self.element()).toBe(true);
    await expect.element(self).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.element(self).toBeVisible();
    await userEvent.click(self, { force: true });
    await expect.element(self).toBeVisible();
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('pointer', () => {
  test('a press anywhere on the box opens, another one closes, a press on an option chooses it and the field keeps the focus', async () => {
    const screen = await renderInKit(<Sample />);
    await userEvent.click(fieldOf(screen));
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await userEvent.click(fieldOf(screen));
    await expect.poll(() => page.getByRole('listbox').query()).toBeNull();
    await userEvent.click(fieldOf(screen));
    await userEvent.click(option('Camera'));
    await expect.element(fieldOf(screen)).toHaveTextContent('Camera');
    await expect.element(fieldOf(screen)).toHaveFocus();
  });
});

function InDialog({ options = OPTIONS }: { readonly options?: readonly SelectOption[] }) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <Dialog title="新建字典" widthPx={600} footer={<button type="button">保存</button>} onClose={() => setOpen(false)}>
      <Sample options={options} />
    </Dialog>
  );
}

describe('in a dialog, contract 4.13', () => {
  test.each([5, 200])('with %i options Escape closes the list alone, and only the next one the dialog', async (count) => {
    const screen = await renderInKit(<InDialog options={gantries(count)} />);
    await userEvent.click(fieldOf(screen));
    await expect.element(option('K1+500 门架')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => page.getByRole('listbox').query()).toBeNull();
    await expect.element(fieldOf(screen)).toHaveFocus();
    await expect.element(screen.getByRole('dialog', { name: '新建字典' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
  });

  test('the search box of the list takes the focus although the dialog keeps it', async () => {
    const screen = await renderInKit(<InDialog options={gantries(200)} />);
    await userEvent.click(fieldOf(screen));
    await expect.element(page.getByRole('combobox', { name: '搜索 上级' })).toHaveFocus();
    await userEvent.keyboard('17{ArrowDown}{Enter}');
    await expect.element(fieldOf(screen)).toHaveTextContent('K17+500 门架');
    await expect.element(fieldOf(screen)).toHaveFocus();
  });
});

test('Ctrl+Enter in the search of a list takes what is found and confirms nothing; the next one confirms', async () => {
  const confirmed = vi.fn<() => void>();
  const screen = await renderInKit(
    <Dialog title="发布" widthPx={600} footer={<button type="button">发布</button>} onClose={() => undefined}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a form that is sent by a key, as those of pages are */}
      <div onKeyDown={(event) => event.key === 'Enter' && event.ctrlKey && !event.defaultPrevented && confirmed()}>
        <Sample options={gantries(200)} />
      </div>
    </Dialog>,
  );
  const press = () => userEvent.keyboard('{Control>}{Enter}{/Control}');
  await userEvent.click(fieldOf(screen));
  await userEvent.keyboard('没有的门架');
  await expect.poll(() => page.getByRole('option').query()).toBeNull();
  await press();
  await expect.element(page.getByRole('combobox', { name: '搜索 上级' })).toHaveValue('没有的门架');
  expect(confirmed).not.toHaveBeenCalled();
  await userEvent.clear(page.getByRole('combobox', { name: '搜索 上级' }));
  await userEvent.keyboard('17{ArrowDown}');
  await press();
  await expect.element(fieldOf(screen)).toHaveTextContent('K17+500 门架');
  expect(confirmed).not.toHaveBeenCalled();
  await press();
  expect(confirmed).toHaveBeenCalledOnce();
});

describe('search, from 13 options on', () => {
  const open = async (count = 300, props: Partial<SelectProps> = {}) => {
    const screen = await renderInKit(<Sample options={gantries(count)} {...props} />);
    await userEvent.click(fieldOf(screen));
    return screen;
  };
  const search = (name = '搜索 上级') => page.getByRole('combobox', { name });

  test('12 options have no search box, 13 have one', async () => {
    const { unmount } = await open(12);
    await expect.element(option('K1+500 门架')).toBeVisible();
    expect(search().query()).toBeNull();
    await unmount();
    await open(13);
    await expect.element(search()).toHaveFocus();
  });

  test('typing shows what contains it, says how many, and no row is active until an arrow is pressed', async () => {
    await open();
    await userEvent.keyboard('29');
    await expect.element(option('K29+500 门架')).toHaveAttribute('aria-setsize', '13');
    expect([...document.querySelectorAll('[role=option]')].filter(({ textContent }) => !textContent.includes('29'))).toEqual([]);
    expect(activeRow()).toBeNull();
    await expect.poll(announcements).toContain('找到 13 项');
    await userEvent.keyboard('{Enter}');
    await expect.element(search()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(activeText).toBe('K29+500 门架');
  });

  test('Enter takes the one option a search has left, which is active before it', async () => {
    const screen = await open();
    await userEvent.keyboard('299');
    await expect.poll(() => document.querySelectorAll('[role=option]').length).toBe(1);
    await expect.poll(activeText).toBe('K299+500 门架');
    await userEvent.keyboard('{Enter}');
    await expect.element(fieldOf(screen)).toHaveTextContent('K299+500 门架');
    await expect.element(fieldOf(screen)).toHaveFocus();
  });

  test('without a match that is said in place', async () => {
    await open();
    await userEvent.keyboard('隧道');
    await expect.element(page.getByText('没有匹配“隧道”的选项')).toBeVisible();
    await expect.poll(announcements).toContain('没有找到');
  });

  test('what was found stands with the way down to it, and is found by its keywords and in full width', async () => {
    const options = [
      ...gantries(12),
      { id: 'x', label: '混凝土护栏', path: ['路产设施', '混凝土护栏'], depth: 1, keywords: 'HNT guardrail' },
    ];
    const screen = await renderInKit(<Sample options={options} />);
    for (const word of ['路产', 'ｈｎｔ', 'Guard']) {
      // oxlint-disable-next-line no-await-in-loop -- one word after the other
      await userEvent.click(fieldOf(screen));
      // oxlint-disable-next-line no-await-in-loop -- one word after the other
      await userEvent.fill(search(), word);
      // oxlint-disable-next-line no-await-in-loop -- one word after the other
      await expect.element(option('混凝土护栏 路产设施')).toBeVisible();
      // oxlint-disable-next-line no-await-in-loop -- one word after the other
      await userEvent.keyboard('{Escape}');
    }
  });

  test.each(['chromium order', 'safari order'])(
    'IME, %s: a composition is searched for when it ends, its Enter chooses nothing',
    async (name) => {
      const onChange = vi.fn<(id: string) => void>();
      await open(20, { onChange, options: [...gantries(20), { id: 'ni', label: '你的' }] });
      const box = search().element() as HTMLInputElement;
      await replayIme(imeRow(name), box);
      await expect.poll(() => [...document.querySelectorAll('[role=option]')].map((row) => row.textContent)).toEqual(['你的']);
      expect(onChange).not.toHaveBeenCalled();
      await userEvent.keyboard('{ArrowDown}');
      await expect.poll(activeText).toBe('你的');
    },
  );

  test('opened again, the search is empty and the chosen option is in sight', async () => {
    const screen = await open();
    await userEvent.keyboard('299{ArrowDown}{Enter}');
    await expect.element(fieldOf(screen)).toHaveTextContent('K299+500 门架');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(search()).toHaveValue('');
    await expect.element(option('K299+500 门架')).toBeInViewport();
    await expect.poll(activeText).toBe('K299+500 门架');
  });
});

describe('ten thousand options', () => {
  test('fewer than 40 are rendered; each says its true place; End goes to the last', async () => {
    const screen = await renderInKit(<Sample options={gantries(10_000)} start="7000" />);
    await userEvent.click(fieldOf(screen));
    await expect.element(option('K7000+500 门架')).toBeInViewport();
    await expect.element(option('K7000+500 门架')).toHaveAttribute('aria-posinset', '7001');
    await expect.element(option('K7000+500 门架')).toHaveAttribute('aria-setsize', '10000');
    expect(document.querySelectorAll('[role=option]').length).toBeLessThan(40);
    await userEvent.keyboard('{End}');
    await expect.poll(activeText).toBe('K9999+500 门架');
    await expect.element(option('K9999+500 门架')).toBeInViewport();
    expect(page.getByRole('listbox').element().getBoundingClientRect().height).toBeLessThanOrEqual(320);
  });
  test('the last one that is found can be chosen, in a list of 1, 20 and 10,000', async () => {
    for (const [count, last] of [
      [1, 'K0+500 门架'],
      [20, 'K19+500 门架'],
      [10_000, 'K9999+500 门架'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one list after the other
      const screen = await renderInKit(<Sample options={gantries(count)} />);
      // oxlint-disable-next-line no-await-in-loop -- one list after the other
      await userEvent.click(fieldOf(screen));
      // oxlint-disable-next-line no-await-in-loop -- one list after the other
      if (count > 12) await userEvent.keyboard('9');
      // oxlint-disable-next-line no-await-in-loop -- one list after the other
      await userEvent.keyboard('{ArrowUp}{Enter}');
      // oxlint-disable-next-line no-await-in-loop -- one list after the other
      await expect.element(fieldOf(screen)).toHaveTextContent(last);
      // oxlint-disable-next-line no-await-in-loop -- one list after the other
      await screen.unmount();
    }
  });
});

describe('states', () => {
  test('required, help and error reach the field', async () => {
    const screen = await renderInKit(<Sample isRequired help="不选则为顶级" />);
    await expect.element(fieldOf(screen)).toHaveAttribute('aria-required', 'true');
    await expect.element(fieldOf(screen)).toHaveAccessibleDescription('不选则为顶级');
    await expect.element(screen.getByText('必填')).toBeVisible();
    await screen.rerender(<Sample isRequired help="不选则为顶级" error="请选择上级" id="parent" />);
    await expect.element(fieldOf(screen)).toHaveAccessibleDescription('请选择上级');
    await expect.element(fieldOf(screen)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(fieldOf(screen)).toHaveAttribute('id', 'parent');
  });
  test('a read-only choice is a text that can be reached and copied', async () => {
    const screen = await renderInKit(<Sample use="readOnly" start="rail" />);
    await userEvent.tab();
    await expect.element(screen.getByRole('textbox', { name: '上级' })).toHaveFocus();
    await expect.element(screen.getByRole('textbox')).toHaveValue('路产设施类型 / 护栏设施');
    expect(screen.getByRole('combobox').query()).toBeNull();
  });
  test('a disabled field is out of the tab order', async () => {
    const screen = await renderInKit(<Sample use="disabled" start="rail" />);
    await userEvent.tab();
    await expect.element(fieldOf(screen)).toBeDisabled();
    await expect.element(fieldOf(screen)).not.toHaveFocus();
  });
  test('clear is a button with a name, and keeps the focus in the field', async () => {
    const onClear = vi.fn<() => void>();
    const screen = await renderInKit(<Sample start="rail" onClear={onClear} />);
    await userEvent.hover(fieldOf(screen));
    await userEvent.click(screen.getByRole('button', { name: '清空 上级' }));
    expect(onClear).toHaveBeenCalledOnce();
    await expect.element(fieldOf(screen)).toHaveFocus();
  });
  test('options that are loading or failed say so in the list, and a retry is an arrow and Enter away', async () => {
    const retry = vi.fn<() => void>();
    const screen = await renderInKit(<Sample options={[]} state={{ kind: 'loading' }} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    await screen.rerender(<Sample options={[]} state={{ kind: 'failed', retry }} />);
    await expect.poll(announcements).toContain('加载失败，可重试');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(retry).toHaveBeenCalledOnce();
    await screen.rerender(<Sample />);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(fieldOf(screen)).not.toHaveTextContent('选择上级');
  });
  test.each([
    ['before they come', '{Enter}29{ArrowDown}{ArrowDown}{Enter}', '{Shift}', 'K129+500 门架'],
    ['while they come', '{Enter}2', '9{ArrowDown}{ArrowDown}{Enter}', 'K129+500 门架'],
    ['in the closed field', '29', '{ArrowDown}{ArrowDown}{Enter}', 'K129+500 门架'],
    ['until one is left', '299{Enter}', '{Shift}', 'K299+500 门架'],
  ])('keys pressed %s are the search of a long list, and choose what they would have chosen in it', async (_, early, late, chosen) => {
    const screen = await renderInKit(<Sample options={[]} state={{ kind: 'loading' }} />);
    await userEvent.tab();
    await userEvent.keyboard(early);
    await screen.rerender(<Sample options={gantries(300)} />);
    await userEvent.keyboard(late);
    await expect.element(fieldOf(screen)).toHaveTextContent(chosen);
    await expect.element(fieldOf(screen)).toHaveFocus();
    await expect.poll(() => page.getByRole('listbox').query()).toBeNull();
  });
  test('groups have headings that are passed over and heard with each option', async () => {
    const options = [
      { id: 'a', label: '收费', group: '业务' },
      { id: 'b', label: '养护', group: '业务' },
      { id: 'c', label: '门架', group: '设施' },
    ];
    await renderInKit(<Sample options={options} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(activeText).toBe('收费');
    await expect.element(option('收费')).toHaveAccessibleDescription('业务');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.poll(activeText).toBe('门架');
    await expect.element(option('门架')).toHaveAttribute('aria-posinset', '3');
  });
});

test.each(
  oneInTurn(
    [
      ['zh', '未知（gone）', '搜索 上级'],
      ['zhtw', '未知（gone）', '搜尋 上级'],
      ['en', 'Unknown (gone)', 'Search 上级'],
    ] as const,
    'Select',
  ),
)('in %s a value without an option is kept and shown as “%s”, and the search box is “%s”', async (locale, text, name) => {
  const screen = await renderInKit(<Sample options={gantries(20)} start="gone" />, { locale });
  await expect.element(fieldOf(screen)).toHaveTextContent(text);
  await userEvent.click(fieldOf(screen));
  await expect.element(page.getByRole('combobox', { name })).toHaveFocus();
});

test('names are found by pinyin: in a long list by its search, in a short one by the letters of a word', async () => {
  await loadPinyin();
  const long = [...gantries(12), { id: 'rail', label: '波形梁护栏' }];
  const screen = await renderInKit(
    <HeadlessProvider loadSounds={loadPinyin}>
      <Sample />
      <Sample label="设施" options={long} />
    </HeadlessProvider>,
  );
  await fieldOf(screen).click();
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('hu');
  await expect.poll(activeText).toBe('护栏设施');
  await userEvent.keyboard('{Escape}{Tab}hl');
  await expect
    .poll(() =>
      page
        .getByRole('option')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['波形梁护栏']);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('combobox', { name: '设施', exact: true })).toHaveTextContent('波形梁护栏');
});

test('on a phone the list is a sheet that holds the focus, and closing brings it back', async () => {
  await page.viewport(375, 667);
  const screen = await renderInKit(<Sample start="rail" />);
  await userEvent.click(fieldOf(screen));
  await expect.element(page.getByRole('dialog', { name: '上级' })).toBeVisible();
  await expect.element(page.getByRole('listbox')).toHaveFocus();
  await userEvent.keyboard('{End}{Enter}');
  await expect.element(fieldOf(screen)).toHaveTextContent('Lamp');
  await expect.element(fieldOf(screen)).toHaveFocus();
});

test('field and list take classes and styles of whoever uses them, by the names of their parts', async () => {
  const parts = { control: { className: 'own-box' }, option: { className: 'own-row' }, panel: { className: 'own-panel' } };
  const screen = await renderInKit(<Sample className="own" style={{ opacity: 0.5 }} parts={parts} />);
  await userEvent.click(fieldOf(screen));
  await expect.element(option('Lamp')).toHaveClass('own-row');
  await expect.element(option('Lamp')).toHaveAttribute('data-part', 'option');
  expect(document.querySelector('.own-panel')?.contains(option('Lamp').element())).toBe(true);
  const root = fieldOf(screen).element().closest<HTMLElement>('.own');
  expect([root?.style.opacity, root?.querySelector('.own-box')?.getAttribute('data-part')]).toEqual(['0.5', 'control']);
});

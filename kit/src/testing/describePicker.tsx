import { useState } from 'react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PickNode } from '../engines/node-source/index.ts';
import type { StoredValue } from '../engines/pick/index.ts';
import type { FieldUse } from '../primitives/field/index.ts';
import type { Locale } from '../primitives/locale/index.ts';
import type { MemorySource } from './memorySource.ts';
import { announcements, renderInKit } from './renderInKit.tsx';

/** What a picker is drawn with. */
export interface DrawnPicker {
  readonly label: string;
  readonly value: StoredValue;
  readonly onChange: (value: StoredValue) => void;
  readonly use?: FieldUse;
}

/** A row, and the rows that are opened to reach it, by the names a person reads. */
export interface RowToPick {
  readonly open?: readonly string[];
  readonly row: RegExp;
}

/** One picker with a little world around it: what is stored, what may be chosen, and what may not. */
export interface PickerExample<N extends PickNode> {
  readonly draw: (props: DrawnPicker, source: MemorySource<N>) => ReactNode;
  /** The nodes; a new one for every test, which may slow it down and break it. */
  readonly source: () => MemorySource<N>;
  /** A value with one choice, the text the closed field has for it, and how its row in the open picker is called. */
  readonly stored: { readonly value: StoredValue; readonly text: string; readonly at: RowToPick };
  /** A value with a choice nobody knows, and the id that is shown for it. */
  readonly unknown: { readonly value: StoredValue; readonly id: string };
  /** Something else to choose, and the value that then is stored. */
  readonly other: { readonly at: RowToPick; readonly value: StoredValue };
  /** Something that may not be chosen, and what is said then. */
  readonly refused?: { readonly at: RowToPick; readonly reason: string };
  /** Name of the open picker. */
  readonly titles: Readonly<Record<Locale, string>>;
  readonly cardinality: 'one' | 'many';
  /**
   * What confirming nothing does; `unknown` where the dialog has nothing that empties it, null where nothing is confirmed.
   * @source forms §4
   */
  readonly onEmptyConfirm: 'clear' | 'unknown' | { readonly refuses: string } | null;
  /** A keyword that finds one row of those an earlier one finds; left out where there is no search, or none in the tree. */
  readonly search?: { readonly earlier: string; readonly keyword: string; readonly finds: RegExp; readonly byEnter?: boolean };
  /** A name that a pasted list may hold, and the value that then is stored; for pickers of several. */
  readonly paste?: { readonly name: string; readonly value: StoredValue };
}

const LABEL = '经办';
const field = () => page.getByRole('combobox', { name: LABEL });
const row = (name: RegExp) => page.getByRole('row', { name }).first();
const isFocusSomewhere = () => document.activeElement !== null && document.activeElement !== document.body;

/**
 * What every picker promises, whatever it offers: tests over one example of it. Peculiar promises stand beside the call.
 * @source forms §2.1–2.5, §4
 */
export function describePicker<N extends PickNode>(title: string, example: PickerExample<N>): void {
  const isImmediate = example.onEmptyConfirm === null;
  const nothing = example.cardinality === 'many' ? [] : null;
  const source = { current: example.source() };

  function Form({ first, onChange, use }: { first: StoredValue; onChange: (value: StoredValue) => void; use?: FieldUse }) {
    const [value, setValue] = useState(first);
    const change = (next: StoredValue) => {
      onChange(next);
      setValue(next);
    };
    return example.draw({ label: LABEL, value, onChange: change, use }, source.current);
  }

  async function drawn(first: StoredValue, { locale, use }: { locale?: Locale; use?: FieldUse } = {}) {
    source.current = example.source();
    const onChange = vi.fn<(value: StoredValue) => void>();
    await renderInKit(<Form first={first} onChange={onChange} use={use} />, { locale });
    return onChange;
  }

  const dialog = (locale: Locale = 'zh') => page.getByRole('dialog', { name: example.titles[locale] });
  const confirm = () => userEvent.click(dialog().getByRole('button', { name: '确定', exact: true }));

  async function opened(first: StoredValue) {
    const onChange = await drawn(first);
    await userEvent.click(field());
    await expect.element(dialog()).toBeInTheDocument();
    return onChange;
  }

  async function reach({ open = [], row: wanted }: RowToPick) {
    for (const each of open) {
      const parent = dialog().getByRole('row', { name: each, exact: true });
      await expect.element(parent).toBeInTheDocument();
      // A picker may open the way to what is chosen by itself, at the same moment.
      await expect
        .poll(() => {
          const element = parent.element();
          if (element.getAttribute('aria-expanded') === 'false')
            element.querySelector('[data-toggle]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
          return element.getAttribute('aria-expanded');
        })
        .toBe('true');
    }
    await expect.element(row(wanted)).toBeInTheDocument();
    return row(wanted);
  }

  const press = async (at: RowToPick) => userEvent.click(await reach(at));

  describe(`the ${title}`, () => {
    beforeEach(() => page.viewport(1280, 800));

    test('shows what is stored by its name', async () => {
      await drawn(example.stored.value);
      await expect.element(field()).toHaveTextContent(example.stored.text);
    });
    test('opens with the current value chosen', async () => {
      const onChange = await opened(example.stored.value);
      await expect.element(await reach(example.stored.at)).toHaveAttribute('aria-selected', 'true');
      expect(onChange).not.toHaveBeenCalled();
    });
    test('confirm writes the value once and closes, and the focus returns', async () => {
      const onChange = await opened(null);
      await press(example.other.at);
      if (!isImmediate) await confirm();
      await expect.element(dialog()).not.toBeInTheDocument();
      expect(onChange.mock.calls).toEqual([[example.other.value]]);
      await expect.element(field()).toHaveFocus();
    });
    test('cancel closes and restores the previous selection', async () => {
      const onChange = await opened(example.stored.value);
      await (isImmediate ? reach(example.other.at) : press(example.other.at));
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog()).not.toBeInTheDocument();
      expect(onChange).not.toHaveBeenCalled();
      await expect.element(field()).toHaveTextContent(example.stored.text);
      await expect.element(field()).toHaveFocus();
    });
    test('clear empties the value, and Ctrl+Z brings it back', async () => {
      const onChange = await drawn(example.stored.value);
      await expect.element(field()).toHaveTextContent(example.stored.text);
      await userEvent.hover(field());
      await userEvent.click(page.getByRole('button', { name: `清空 ${LABEL}` }));
      expect(onChange.mock.lastCall).toEqual([nothing]);
      await expect.element(field()).toHaveFocus();
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect.element(field()).toHaveTextContent(example.stored.text);
    });
    test('an unknown id is shown and kept', async () => {
      const onChange = await opened(example.unknown.value);
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => field().element().parentElement?.textContent).toContain(`未知（${example.unknown.id}）`);
      expect(onChange).not.toHaveBeenCalled();
    });
    test('what is chosen already is not chosen twice', async () => {
      const onChange = await opened(example.stored.value);
      await press(example.stored.at);
      if (example.cardinality === 'many') await press(example.stored.at);
      if (!isImmediate) await confirm();
      await expect.element(dialog()).not.toBeInTheDocument();
      expect(onChange).not.toHaveBeenCalled();
    });
    test('not openable when disabled', async () => {
      await drawn(example.stored.value, { use: 'disabled' });
      await expect.element(field()).toBeDisabled();
      await userEvent.click(field(), { force: true });
      expect(page.getByRole('dialog').query()).toBeNull();
    });
    test('the focus is inside while it is open and never on the body', async () => {
      await opened(null);
      await expect.poll(() => dialog().element().contains(document.activeElement)).toBe(true);
      await reach(example.other.at);
      // A dialog keeps the keyboard; a panel beside its field lets it go on.
      const stops = isImmediate ? 1 : 12;
      for (let stop = 0; stop < stops; stop += 1) {
        await userEvent.tab();
        expect(isFocusSomewhere()).toBe(true);
      }
    });
    test.each(['zh', 'zhtw', 'en'] as const)('is named in %s', async (locale) => {
      await drawn(null, { locale });
      await userEvent.click(field());
      await expect.element(dialog(locale)).toBeInTheDocument();
    });
    test('opening again resets the search and loads anew', async () => {
      await opened(null);
      await reach({ row: (example.other.at.open ?? []).length > 0 ? new RegExp(`^${example.other.at.open?.[0]}`) : example.other.at.row });
      const asked = source.current.asked.length;
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog()).not.toBeInTheDocument();
      await userEvent.click(field());
      await reach(example.other.at);
      expect(source.current.asked.length).toBeGreaterThanOrEqual(asked);
    });
    if (example.refused) describeRefused(example.refused);
    if (example.onEmptyConfirm === 'clear') describeEmptied();
    else if (typeof example.onEmptyConfirm === 'object' && example.onEmptyConfirm) describeRefusedEmpty(example.onEmptyConfirm.refuses);
    if (example.search) describeSearch(example.search);
    if (example.paste) describePaste(example.paste);
  });

  function describeRefused({ at: wanted, reason }: NonNullable<PickerExample<N>['refused']>) {
    test('what may not be chosen is reached and says why', async () => {
      const onChange = await opened(null);
      const at = await reach(wanted);
      at.element().focus();
      await userEvent.keyboard(' ');
      await expect.poll(announcements).toContain(reason);
      await expect.element(at).not.toHaveAttribute('aria-selected', 'true');
      expect(onChange).not.toHaveBeenCalled();
    });
  }

  function describeEmptied() {
    test('confirming with nothing chosen empties the value', async () => {
      const onChange = await opened(example.stored.value);
      await userEvent.click(dialog().getByRole('button', { name: '清空列表' }));
      await confirm();
      expect(onChange.mock.calls).toEqual([[nothing]]);
    });
  }

  function describeRefusedEmpty(refuses: string) {
    test('confirming with nothing chosen is refused and said', async () => {
      const onChange = await opened(null);
      await confirm();
      await expect.poll(announcements).toContain(refuses);
      await expect.element(dialog()).toBeInTheDocument();
      expect(onChange).not.toHaveBeenCalled();
    });
  }

  function describeSearch(search: NonNullable<PickerExample<N>['search']>) {
    const type = async (text: string) => {
      await userEvent.fill(dialog().getByRole('searchbox').first(), text);
      if (search.byEnter) await userEvent.keyboard('{Enter}');
    };
    test('a late answer of an older keyword is dropped', async () => {
      await opened(null);
      await reach({ row: /./ });
      source.current.hold();
      await type(search.earlier);
      await expect.poll(() => source.current.held.length).toBeGreaterThan(0);
      const [older] = source.current.held;
      await type(search.keyword);
      await expect.poll(() => older?.signal.aborted).toBe(true);
      source.current.letGo();
      await expect.element(row(search.finds)).toBeInTheDocument();
      await expect.poll(announcements).toContain('找到 1 项');
    });
    test('a failed load says so in place and can be tried again', async () => {
      await drawn(null);
      source.current.failNext();
      await userEvent.click(field());
      await userEvent.click(dialog().getByRole('button', { name: '重试' }));
      await expect.element(await reach(example.other.at)).toBeInTheDocument();
      expect(isFocusSomewhere()).toBe(true);
    });
  }

  function describePaste(paste: NonNullable<PickerExample<N>['paste']>) {
    test('a pasted name is found and chosen, one that nobody has is reported', async () => {
      const onChange = await opened(null);
      await userEvent.click(dialog().getByRole('button', { name: '粘贴名单' }));
      await userEvent.fill(dialog().getByRole('textbox', { name: '姓名或工号' }), `${paste.name}\n没有这个人`);
      await userEvent.click(dialog().getByRole('button', { name: '查找并选择' }));
      await expect.element(dialog().getByText('没有这个人：没有找到')).toBeVisible();
      await confirm();
      expect(onChange.mock.calls).toEqual([[paste.value]]);
    });
  }
}

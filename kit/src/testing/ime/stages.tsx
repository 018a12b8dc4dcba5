import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ComboBox } from '../../primitives/combo-box/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { NumberField } from '../../primitives/number-field/index.ts';
import { SearchField } from '../../primitives/search-field/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { Items, item } from '../../widgets/input-table/examples/items.tsx';
import type { Row } from '../../widgets/input-table/index.ts';
import { TalkPane } from '../../widgets/chat-log/examples/TalkPane.tsx';
import { Stateful } from '../Stateful.tsx';
import type { ImeStage, Stage } from './types.ts';

const LABEL = '收费站';
const textCalls = () => vi.fn<(text: string) => void>();
const lastOf = (calls: { readonly mock: { readonly calls: readonly (readonly [string | null])[] } }) => calls.mock.calls.at(-1)?.[0];
const dialog = () => page.getByRole('dialog').query() !== null;

/** The text box of a role, with the keyboard in it. */
async function focused(role: 'searchbox' | 'combobox' | 'textbox' | 'spinbutton') {
  const box = page.getByRole(role);
  await expect.element(box).toBeVisible();
  const element = box.element();
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) throw new Error(`[kit] ${role} is no text box.`);
  element.focus();
  await expect.element(box).toHaveFocus();
  return element;
}

const inDialog = (onClose: () => void, field: ImeStage['element']) => (
  <Dialog title="桥梁检测" widthPx={600} footer={<span>{LABEL}</span>} onClose={onClose}>
    {field}
  </Dialog>
);

const searchField: Stage = ({ text = '' }) => {
  const [changed, submitted] = [textCalls(), textCalls()];
  const [cleared, closed] = [vi.fn<() => void>(), vi.fn<() => void>()];
  return {
    element: inDialog(
      closed,
      <Stateful first={text} onChange={changed}>
        {(held) => <SearchField {...held} label={LABEL} placeholder={LABEL} onSubmit={submitted} onClear={cleared} />}
      </Stateful>,
    ),
    ready: () => focused('searchbox'),
    facts: {
      actions: () => submitted.mock.calls.length + cleared.mock.calls.length + closed.mock.calls.length,
      commits: () => changed.mock.calls.length,
      // Whoever owns the field asks with each text it is told.
      requests: () => changed.mock.calls.length,
      keyword: () => lastOf(changed) ?? undefined,
      open: dialog,
    },
  };
};

const SUGGESTIONS = ['你好收费站', '旧街收费站', '云阳北收费站'].map((text, at) => ({ id: `${at}`, text }));
const expanded = () => document.querySelector('[role=combobox]')?.getAttribute('aria-expanded') === 'true';

/** Counts how often a key has closed the list: with Enter that takes what was typed. */
function closings() {
  let [count, wasOpen] = [0, false];
  const before = () => (wasOpen = expanded());
  const after = () => {
    if (wasOpen && !expanded()) count += 1;
    wasOpen = false;
  };
  window.addEventListener('keydown', before, { capture: true });
  window.addEventListener('keyup', after, { capture: true });
  return () => {
    after();
    return count;
  };
}

const comboBox: Stage = ({ text = '' }) => {
  const changed = textCalls();
  const chosen = vi.fn<() => void>();
  const closed = closings();
  return {
    element: (
      <Stateful first={text} onChange={changed}>
        {(held) => (
          <ComboBox
            {...held}
            label={LABEL}
            suggestions={{ items: SUGGESTIONS, state: { kind: 'ready' } }}
            onSuggest={() => undefined}
            onChoose={chosen}
          />
        )}
      </Stateful>
    ),
    async ready() {
      const box = await focused('combobox');
      await userEvent.keyboard('{ArrowDown}');
      await expect.poll(expanded).toBe(true);
      return box;
    },
    facts: {
      actions: () => chosen.mock.calls.length + closed(),
      commits: () => changed.mock.calls.length,
      open: expanded,
    },
  };
};

const dialogField: Stage = ({ text = '' }) => {
  const changed = textCalls();
  const closed = vi.fn<() => void>();
  return {
    element: inDialog(
      closed,
      <Stateful first={text} onChange={changed}>
        {(held) => <TextField {...held} label={LABEL} />}
      </Stateful>,
    ),
    ready: () => focused('textbox'),
    facts: { actions: () => closed.mock.calls.length, commits: () => changed.mock.calls.length, open: dialog },
  };
};

const textField: Stage = ({ text = '', maxLength }) => {
  const changed = textCalls();
  const left = vi.fn<() => void>();
  const told = (name: string) => new RegExp(`${name}`).exec(document.querySelector('main')?.textContent ?? '')?.[1];
  const over = () => Number(told('超出 (\\d+) 个') ?? 0);
  return {
    element: (
      <Stateful first={text} onChange={changed}>
        {(held) => <TextField {...held} label={LABEL} onLeave={left} {...(maxLength !== undefined && { maxChars: maxLength })} />}
      </Stateful>
    ),
    ready: () => focused('textbox'),
    facts: {
      commits: () => changed.mock.calls.length,
      // What is over the limit is shown and refused, not cut. @reading R-660
      count: () => Number(told('(\\d+)/\\d+')) - over(),
      refused: over,
      validations: () => left.mock.calls.length,
    },
  };
};

const chat: Stage = ({ text = '' }) => {
  const drafted = textCalls();
  const sent = vi.fn<() => void>();
  return {
    element: <TalkPane draft={text} onDraft={drafted} onTaken={sent} />,
    ready: () => focused('textbox'),
    // The field is emptied by what is sent.
    facts: { actions: () => sent.mock.calls.length, commits: () => drafted.mock.calls.filter(([draft]) => draft !== '').length },
  };
};

const number: Stage = ({ text }) => {
  const changed = vi.fn<(value: string | null) => void>();
  return {
    element: (
      <Stateful<string | null> first={text ?? null} onChange={changed}>
        {(held) => <NumberField {...held} label={LABEL} />}
      </Stateful>
    ),
    ready: () => focused('spinbutton'),
    facts: { commits: () => changed.mock.calls.length, value: () => lastOf(changed) },
    isTidied: true,
  };
};

const cellOf = (node: EventTarget | null) => (node instanceof Element ? node.closest('[data-mp-col]') : null);

/** Counts the cells the keyboard has left for another one. */
function cellsLeft() {
  let [count, at] = [0, cellOf(document.activeElement)];
  document.addEventListener('focusin', ({ target }) => {
    const next = cellOf(target);
    if (at && next && next !== at) count += 1;
    at = next ?? at;
  });
  return () => count;
}

const gridCell: Stage = ({ text = '' }) => {
  const changed = vi.fn<(rows: readonly Row[]) => void>();
  let left = () => 0;
  return {
    element: <Items rows={[item(text, '1'), item('', '2')]} onRows={changed} />,
    async ready() {
      await expect.poll(() => document.querySelector('[data-mp-at="0"] > [data-mp-col="1"] input')).not.toBeNull();
      const box = document.querySelector<HTMLInputElement>('[data-mp-at="0"] > [data-mp-col="1"] input');
      if (!box) throw new Error('[kit] The first cell has no text box.');
      box.focus();
      left = cellsLeft();
      return box;
    },
    facts: { actions: () => left(), commits: () => changed.mock.calls.length },
  };
};

/** Fields of the vectors by their names. */
export const STAGES: Readonly<Record<string, Stage>> = {
  gridCell,
  searchField,
  comboBox,
  dialogField,
  text: textField,
  chat,
  number,
};

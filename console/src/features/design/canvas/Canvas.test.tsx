import { CONFIGURED, configuredForm, designedPart } from '@milepost/kit/forms/config';
import { SurroundingsProvider, prepareEditors } from '@milepost/kit/forms/render';
import { createNodeIds, openDesign } from '@milepost/openapi/domains/design';
import type { NodeId } from '@milepost/openapi/domains/design';
import { act, useRef } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { aSession } from '../../../testing/inSession.tsx';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import { useConsoleSurroundings } from '../../resource/form/useSurroundings.ts';
import { openedState } from '../core/next.ts';
import { createDesigner } from '../designer/createDesigner.ts';
import { DesignerProvider } from '../designer/useDesigner.ts';
import { Canvas } from './Canvas.tsx';
import { DragArea } from './DragArea.tsx';
import { SAMPLE_FACTS } from '../testing/sampleFacts.ts';

const FACTS = { ...SAMPLE_FACTS, webType: 1 };
const field = (key: string, label: string, span = 12) => ({ __vModel__: key, __config__: { jnpfKey: 'comInput', label, span } });
const FIELDS = [
  field('place', '地点'),
  field('amount', '金额'),
  { header: '附件', __config__: { jnpfKey: 'card', label: '卡片', children: [field('note', '备注', 24)] } },
];

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

async function drawn(isReadOnly = false, fields: readonly object[] = FIELDS) {
  const newId = createNodeIds();
  const texts = {
    formData: JSON.stringify({ fields }),
    columnData: null,
    appColumnData: null,
    tables: null,
    flowTemplateJson: null,
  };
  const heard: string[] = [];
  const asked: string[] = [];
  const designer = createDesigner(openedState(openDesign(FACTS, texts, newId).document, null), {
    nowMs: () => 0,
    newId,
    releasedKeys: () => new Set(),
    reservedKeys: new Set(),
    say: ({ message = '' }, kind, at) =>
      heard.push([`${kind}: ${message}`, ...(at ? [at.home?.label ?? '', at.before?.label ?? '', at.number, at.count] : [])].join(' | ')),
    isReadOnly,
  });
  const Page = () => {
    const box = useRef<HTMLDivElement>(null);
    const onRemove = (ids: readonly NodeId[]) => void designer.run({ do: 'remove', ids, uses: 'follow' });
    return (
      <SurroundingsProvider value={useConsoleSurroundings()}>
        <DragArea canvas={box}>
          <Canvas
            box={box}
            widthPx={600}
            onEdit={(what) => asked.push(what)}
            onAdd={() => asked.push('add')}
            onRemove={onRemove}
            onPlace={() => asked.push('place')}
          />
        </DragArea>
      </SurroundingsProvider>
    );
  };
  const page = await renderInConsole(
    aSession({}).around(
      <DesignerProvider value={designer}>
        <Page />
      </DesignerProvider>,
    ),
  );
  const press = (keys: string) =>
    act(async () => {
      const parts = keys.split('+');
      const key = parts.at(-1) === '' ? '+' : (parts.at(-1) ?? '');
      const held = new Set(parts.slice(0, -1));
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', {
          key,
          code: /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : key,
          altKey: held.has('Alt'),
          shiftKey: held.has('Shift'),
          ctrlKey: held.has('Ctrl'),
          bubbles: true,
          cancelable: true,
        }),
      );
    });
  await act(async () => page.one('[role=treeitem]').focus());
  return { ...page, designer, heard, asked, press };
}
const items = () => [...document.querySelectorAll<HTMLElement>('[role=treeitem]')];
const nameOf = (item: Element | null) => item?.querySelector('span')?.textContent?.split(',')[0] ?? '';
const order = () => items().map(nameOf);
const chosen = () =>
  items()
    .filter((item) => item.getAttribute('aria-selected') === 'true')
    .map(nameOf);
const focused = () => nameOf(document.activeElement);

/** Keys of the canvas: where the keyboard is after them, and the controls in reading order. @source designer §21 */
const KEYS: readonly (readonly [keys: string, focus: string, order: string])[] = [
  ['ArrowDown', '金额', '地点 金额 附件 备注'],
  ['ArrowDown ArrowUp', '地点', '地点 金额 附件 备注'],
  ['End', '备注', '地点 金额 附件 备注'],
  ['End Home', '地点', '地点 金额 附件 备注'],
  ['End ArrowLeft', '附件', '地点 金额 附件 备注'],
  ['End ArrowLeft ArrowRight', '备注', '地点 金额 附件 备注'],
  ['Alt+ArrowDown', '地点', '金额 地点 附件 备注'],
  ['ArrowDown Alt+ArrowUp', '金额', '金额 地点 附件 备注'],
  ['End Alt+ArrowLeft', '备注', '地点 金额 附件 备注'],
  ['Delete', '金额', '金额 附件 备注'],
  ['End Delete', '附件', '地点 金额 附件'],
  ['Alt+d', '地点', '地点 地点 金额 附件 备注'],
];

test.for(KEYS)('%s', async ([keys, focus, names]) => {
  const { press } = await drawn();
  for (const one of keys.split(' ')) await press(one);
  expect([focused(), order().join(' ')]).toEqual([focus, names]);
  expect(items().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

test('Shift with an arrow chooses several, Ctrl+A those at the top, and one move takes all of them', async () => {
  const { press, designer } = await drawn();
  await press('Shift+ArrowDown');
  expect(chosen()).toEqual(['地点', '金额']);
  await press('Alt+ArrowDown');
  expect(order().join(' ')).toBe('附件 备注 地点 金额');
  expect(designer.state().past).toHaveLength(1);
  await press('Ctrl+a');
  expect(chosen()).toEqual(['附件', '地点', '金额']);
});

test('Ctrl with an arrow goes to a control without choosing it; Space adds it, and takes it away where it stands', async () => {
  const { press } = await drawn();
  await press('Home');
  await press('Ctrl+ArrowDown');
  await press('Ctrl+ArrowDown');
  expect([focused(), chosen()]).toEqual(['附件', ['地点']]);
  await press(' ');
  expect([focused(), chosen()]).toEqual(['附件', ['地点', '附件']]);
  await press(' ');
  expect([focused(), chosen()]).toEqual(['附件', ['地点']]);
});

test.for([
  ['Enter', ['附件']],
  ['F2', ['附件']],
  ['/', ['附件']],
])('%s on a control that is not chosen chooses it first', async ([keys, names]) => {
  const { press } = await drawn();
  for (const one of ['Home', 'Ctrl+ArrowDown', 'Ctrl+ArrowDown', String(keys)]) await press(one);
  expect(chosen()).toEqual(names);
});

test('Delete on a control that is not chosen takes out that one alone', async () => {
  const { press } = await drawn();
  for (const one of ['Home', 'Ctrl+ArrowDown', 'Delete']) await press(one);
  expect(order().join(' ')).toBe('地点 附件 备注');
});

test('a width is changed by a key, and spoken with the control', async () => {
  const { press } = await drawn();
  await press('Shift+ArrowLeft');
  expect(document.activeElement?.querySelector('span')?.textContent).toBe('地点, Text, 8 of 24 columns');
});

test('what cannot be done says its sentence, and changes nothing', async () => {
  const { press, heard, designer } = await drawn();
  await press('Alt+ArrowUp');
  expect(heard).toEqual(['refused: It is the first here']);
  expect(designer.state().past).toEqual([]);
});

test.for([
  ['Alt+ArrowDown', 'done: Moved “{names}” |  | 金额 | 2 | 3'],
  ['ArrowDown Alt+ArrowUp', 'done: Moved “{names}” |  |  | 1 | 3'],
  ['ArrowDown Alt+ArrowRight', 'refused: Nothing before it can hold it'],
  ['End Alt+ArrowLeft', 'done: Moved “{names}” |  | 附件 | 4 | 4'],
  ['End Alt+d', 'done: Duplicated “{names}” | 附件 | 备注 | 2 | 2'],
])('%s: what was done is told with the place it came to', async ([keys = '', told]) => {
  const { press, heard } = await drawn();
  for (const one of keys.split(' ')) await press(one);
  expect(heard.at(-1)).toBe(told);
});

test('what was done is said, and said again when it is taken back', async () => {
  const { press, heard, designer } = await drawn();
  await press('Delete');
  await act(async () => void designer.run({ do: 'undo' }));
  expect(heard).toEqual(['removed: Removed “{label}”', 'undone: Removed “{label}”']);
  expect(order()[0]).toBe('地点');
});

test.for([
  ['Enter', 'settings'],
  ['F2', 'label'],
  ['/', 'add'],
])('%s leads on to %s', async ([keys = '', where]) => {
  const { press, asked } = await drawn();
  await press(keys);
  expect(asked).toEqual([where]);
});

test('a design that is only read is walked over, and nothing in it changes', async () => {
  const { press } = await drawn(true);
  for (const keys of ['ArrowDown', 'Alt+ArrowDown', 'Shift+ArrowLeft', 'Delete', 'Alt+d']) await press(keys);
  expect([focused(), order().join(' ')]).toEqual(['金额', '地点 金额 附件 备注']);
});

test('fields within an item are out of reach: a tree has its items alone', async () => {
  await drawn();
  for (const one of document.querySelectorAll('[role=treeitem] input')) expect(one.closest('[inert]')).not.toBeNull();
});

const td = (...children: readonly object[]) => ({
  __config__: { jnpfKey: 'tableGridTd', children, colspan: 1, rowspan: 1, merged: false },
});
const GRID = [
  {
    __config__: {
      jnpfKey: 'tableGrid',
      children: [{ __config__: { jnpfKey: 'tableGridTr', children: [td(field('a', '甲', 24)), td(), td()] } }],
    },
  },
];

test('cells are merged and split by keys: a covered one is no item of the tree, and all of it is said', async () => {
  const { press, heard } = await drawn(false, GRID);
  const cells = () => items().filter((item) => item.getAttribute('aria-level') === '3').length;
  for (const key of ['ArrowRight', 'ArrowRight', 'Alt+m']) await press(key);
  expect(cells()).toBe(2);
  expect(document.activeElement?.getAttribute('aria-setsize')).toBe('2');
  await press('ArrowDown');
  await press('ArrowDown');
  // The one after the covered one; it is the last.
  expect(document.activeElement?.getAttribute('aria-posinset')).toBe('2');
  await press('Alt+m');
  for (const key of ['ArrowUp', 'ArrowUp', 'Alt+Shift+m']) await press(key);
  expect(cells()).toBe(3);
  expect(heard).toEqual(['done: Merged two cells', 'refused: No cell follows it in its row', 'done: Split a cell']);
});

test('cells are merged down by a key: the name says how far, and the row below keeps the place without an item for it', async () => {
  const line = (...children: readonly object[]) => ({ __config__: { jnpfKey: 'tableGridTr', children } });
  const { press, heard } = await drawn(false, [
    { __config__: { jnpfKey: 'tableGrid', children: [line(td(field('a', '甲', 24)), td()), line(td(), td(field('b', '乙', 24)))] } },
  ]);
  for (const key of ['ArrowRight', 'ArrowRight', 'Alt+b']) await press(key);
  expect(document.activeElement?.textContent).toBe('Cell, over 2 rows');
  const last = items()
    .filter((item) => item.getAttribute('aria-level') === '3')
    .at(-1);
  expect([last?.getAttribute('aria-posinset'), last?.getAttribute('aria-setsize')]).toEqual(['1', '1']);
  // The cell stays in its own column beside the place that is covered.
  expect(last?.closest('[data-node]')?.parentElement?.style.gridColumn).toBe('2 / span 1');
  for (const key of ['Alt+b', 'Alt+Shift+m']) await press(key);
  expect(document.activeElement?.textContent).toBe('Cell');
  expect(heard).toEqual(['done: Merged two cells', 'refused: No cell stands below it', 'done: Split a cell']);
});

test('the menu of a cell and of its grid adds rows and columns, and merges where it can', async () => {
  const { press, designer } = await drawn(false, GRID);
  for (const key of ['ArrowRight', 'ArrowRight']) await press(key);
  const open = () =>
    act(async () => {
      document.activeElement?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 5, clientY: 5 }));
    });
  const choose = async (name: string) => {
    await open();
    const item = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find(({ textContent }) => textContent?.startsWith(name));
    expect([name, item?.getAttribute('aria-disabled')]).toEqual([name, null]);
    await act(async () => item?.click());
  };
  await choose('Merge with the next cell');
  await choose('Add a row');
  expect(designer.state().past.map(({ message }) => message.message)).toEqual(['Merged two cells', 'Added a row of cells']);
});

test('a formula whose fields are empty shows what it comes to, and no error; one whose field is gone says so', async () => {
  const formula = (key: string, label: string, expression: readonly string[]) => ({
    __vModel__: key,
    expression,
    __config__: { jnpfKey: 'calculate', label },
  });
  const amount = { __vModel__: 'amount', __config__: { jnpfKey: 'numInput', label: '金额' } };
  const fields = [amount, formula('double', '加倍', ['amount', '*', '2']), formula('lost', '失效', ['gone', '+', '1'])];
  await prepareEditors(configuredForm(fields));
  await drawn(false, fields);
  const words = (label: string) => items().find((item) => nameOf(item) === label)?.textContent;
  await expect.poll(() => words('失效')).toContain('Its formula cannot be worked out');
  expect(words('加倍')).toContain('0.00');
  expect(words('加倍')).not.toContain('formula');
});

/** Members as some designer may have left them. */
const AS_IT_CAME: readonly (readonly [what: string, own: object, config: object])[] = [
  ['nothing set', {}, {}],
  ['sources that are not named', { interfaceId: '', modelId: '', columnOptions: null }, { dataType: 'dictionary', dictionaryType: '' }],
  ['an interface that is not named', { templateJson: '' }, { dataType: 'dynamic', propsUrl: null }],
  ['a source of two lines', {}, { dataType: 'dictionary', dictionaryType: 'a\nb' }],
  [
    'limits that are words',
    { min: 'x', max: {}, precision: -1, format: 'weeks', limit: 'x' },
    { startTimeRule: 1, startTimeValue: 'soon', endTimeRule: true, endTimeValue: '2026-13-40', defaultValue: { a: 1 } },
  ],
  ['a default that is a word', {}, { defaultValue: 'x' }],
  ['a default that is a figure', {}, { defaultValue: 7 }],
  ['a default that is a truth', {}, { defaultValue: true }],
  ['a default that is a list', {}, { defaultValue: ['x', 7, null] }],
  ['a default that is a list of lists', {}, { defaultValue: [['x'], [7, {}]] }],
  ['a default that is a list of things', {}, { defaultValue: [{ a: 1 }, { name: 'a.pdf', url: '/a.pdf' }] }],
  ['lists that are none', { options: 'x', expression: 7, href: 'javascript:alert(1)' }, { regList: 1, visibility: 'pc', children: null }],
];

test.each(AS_IT_CAME.flatMap((row) => [['comInput', ...row] as const, ['input', ...row] as const]))(
  'each kind of control is drawn in a form that begins with %s, with %s',
  async (first, _, own, config) => {
    const named = (jnpfKey: string, at: number) => ({ __vModel__: `f${at}`, ...own, __config__: { jnpfKey, label: `L${at}`, ...config } });
    const kinds = [first, ...CONFIGURED];
    const fields = kinds.map(named);
    // Editors come after the first field of their kind: all of them are there from the beginning.
    await prepareEditors({ parts: fields.flatMap((one) => designedPart(one, first === 'input' ? 'new' : 'old').part ?? []) });
    await drawn(false, fields);
    expect(items()).toHaveLength(kinds.length);
  },
);

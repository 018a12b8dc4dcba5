import { setupI18n } from '@lingui/core';
import { act, useState } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createPortal } from 'react-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { KitProvider } from '../../primitives/kit-provider/index.ts';
import { lazyPart } from '../../primitives/lazy/index.ts';
import type { Control, CustomControl, EditProps, FormSpec, NumberControl, PanelProps, Part } from '../grammar/index.ts';
import { createFormStore } from '../store/index.ts';
import { FormFields, OpenTabsProvider, prepareEditors } from './index.ts';
import type { FormEditors } from './index.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const ignore = () => undefined;
// A page without a layout has no sizes to watch.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = ignore;
    unobserve = ignore;
    disconnect = ignore;
  },
);

/** Draws a form and gives its place. */
async function drawn(
  spec: FormSpec,
  record: object,
  isReadOnly = false,
  onSubmit = ignore,
  openTabs: Map<string, string> | null = null,
  editors: FormEditors = {},
) {
  // What does not come says so where it would stand.
  await prepareEditors(spec, editors).catch(ignore);
  const store = createFormStore(spec, record);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    host.remove();
  });
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  await act(async () =>
    root.render(
      <KitProvider i18n={i18n} lang="en">
        <OpenTabsProvider value={openTabs}>
          <FormFields spec={spec} store={store} name="trial" isReadOnly={isReadOnly} onSubmit={onSubmit} editors={editors} />
        </OpenTabsProvider>
      </KitProvider>,
    ),
  );
  return { host, store };
}

const text = (field: string, more: Partial<Extract<Control, { kind: 'text' }>> = {}): Control => ({
  part: 'control',
  kind: 'text',
  field,
  label: field,
  ...more,
});

test('an editor of one’s own takes the place of the kit’s for its kind, in fields and in rows, with the same words and problems', async () => {
  const OwnNumber = ({ field, value, onChange }: EditProps<NumberControl>) => (
    <input
      id={field.id}
      aria-label={field.label}
      title={field.error}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.target.value)}
    />
  );
  const number = (field: string): NumberControl => ({ part: 'control', kind: 'number', field, label: `${field} label`, max: 5 });
  const rows: Control = { part: 'control', kind: 'rows', field: 'rows', label: 'rows', add: 'add', columns: [number('cell')] };
  const spec: FormSpec = { parts: [number('amount'), rows, text('name')] };
  const record = { amount: '2', rows: [{ cell: '3' }], name: 'K12' };
  const { host, store } = await drawn(spec, record, false, ignore, null, { number: OwnNumber });
  const inputs = () => [...host.querySelectorAll<HTMLInputElement>('input[title], input[aria-label]')];
  expect([...host.querySelectorAll('input')].map(({ id, value }) => [id, value])).toEqual([
    ['trial-amount', '2'],
    ['trial-rows-0-cell', '3'],
    ['trial-name', 'K12'],
  ]);
  const own = inputs()[0] as HTMLInputElement;
  expect(own.getAttribute('aria-label')).toBe('amount label');
  await act(async () => store.set('amount', '7'));
  await act(async () => void store.tryToSave());
  expect([own.value, own.title]).toEqual(['7', 'Enter 5 or less']);
});

test('a key in a form of 300 fields draws one field anew, what says that it reads it, and the sum made of it', async () => {
  const drawings = new Map<string, number>();
  const editor: CustomControl['editor'] = function Counting({ control }: EditProps<CustomControl>) {
    drawings.set(control.field, (drawings.get(control.field) ?? 0) + 1);
    return null;
  };
  const parts: Control[] = Array.from({ length: 300 }, (_, at) => ({
    part: 'control',
    kind: 'custom',
    field: `f${at}`,
    label: `f${at}`,
    editor,
    ...(at === 9 && { reads: ['f7'] }),
  }));
  const Panel = ({ read }: PanelProps) => <output id="panel">{String(read('f7'))}</output>;
  const panel: Part = { part: 'panel', view: Panel, reads: ['f7'] };
  const sum = vi.fn<(read: (path: string) => unknown) => string>((read) => `${String(read('f0'))}${String(read('f7'))}`);
  const { store, host } = await drawn(
    { parts: [...parts, { part: 'control', kind: 'derived', field: 'sum', label: 'sum', compute: sum }, panel] },
    {},
  );
  drawings.clear();
  sum.mockClear();
  await act(async () => store.set('f7', '5'));
  expect([...drawings]).toEqual([
    ['f7', 1],
    ['f9', 1],
  ]);
  expect(sum).toHaveBeenCalledOnce();
  expect(host.querySelector<HTMLInputElement>('#trial-sum')?.value).toBe('null5');
  expect(host.querySelector('#panel')?.textContent).toBe('5');
});

test('the summary names what is wrong in the form’s order, under tabs nobody has opened too, and shows the first of them', async () => {
  const { host, store } = await drawn(
    {
      parts: [
        text('name', { required: true }),
        {
          part: 'tabs',
          label: 'Groups',
          tabs: [
            { id: 'one', label: 'One', parts: [text('a')] },
            { id: 'two', label: 'Two', parts: [text('b', { required: true })] },
          ],
        },
      ],
    },
    {},
  );
  await act(async () => void store.tryToSave());
  expect([...host.querySelectorAll('[data-mp-error-summary] a')].map((link) => link.textContent)).toEqual([
    'name Fill in: name',
    'b Fill in: b',
  ]);
  expect(host.querySelector('[role=tab][aria-selected=true]')?.textContent).toContain('Two');
});

test('a field the server refuses has the focus; refused once more it is said, for the focus is there already', async () => {
  const { host, store } = await drawn({ parts: [text('name')] }, { name: '护栏' });
  const announced = () => [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).join(' ');
  const refuse = () => act(async () => store.refuse({ field: 'name', message: 'The name is taken' }));
  await refuse();
  expect(document.activeElement).toBe(host.querySelector('#trial-name'));
  expect(announced()).not.toContain('The name is taken');
  await act(async () => void store.tryToSave());
  await refuse();
  await vi.waitFor(() => expect(announced()).toContain('The name is taken'));
});

test('what a server refuses without naming a field stands in the summary, which has the focus, until the next try to save', async () => {
  const { host, store } = await drawn({ parts: [text('name', { required: true })] }, { name: '护栏' });
  const summary = () => host.querySelector('[data-mp-error-summary]');
  await act(async () => store.refuse({ field: null, message: 'The period is closed' }));
  expect(summary()?.textContent).toBe('Not savedThe period is closed');
  expect([document.activeElement, summary()?.getAttribute('role')]).toEqual([summary(), 'alert']);
  await act(async () => store.set('name', ''));
  expect(summary()?.textContent).toContain('The period is closed');
  await act(async () => void store.tryToSave());
  expect(summary()?.textContent).toBe('1 problem to fixname Fill in: name');
});

test('a record is labels with their values; it takes nothing, and says of what is empty that it is', async () => {
  const { host } = await drawn({ parts: [text('name', { required: true }), text('note')] }, { name: '护栏' }, true);
  await vi.waitFor(() => expect(host.querySelector('dl')).not.toBeNull());
  expect([...host.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)).toEqual(['name', '护栏', 'note', '—not filled in']);
  expect(host.querySelector('form, input')).toBeNull();
});

test('a field of a form that is filled in may be there to be read: it takes nothing, and can be reached and copied', async () => {
  const { host } = await drawn(
    { parts: [text('route', { isReadOnly: true, maxChars: 50 }), text('note', { maxChars: 50 })] },
    { route: 'S26', note: 'dry' },
  );
  const fields = [...host.querySelectorAll('input')];
  expect(fields.map(({ value, readOnly, disabled }) => ({ value, readOnly, disabled }))).toEqual([
    { value: 'S26', readOnly: true, disabled: false },
    { value: 'dry', readOnly: false, disabled: false },
  ]);
  expect(host.textContent.match(/of 50/g), 'nobody counts what cannot be written').toHaveLength(1);
});

test('what is no number in a cell of rows keeps the form from being saved, until it is mended or taken out', async () => {
  const { host, store } = await drawn(
    {
      parts: [
        {
          part: 'control',
          kind: 'rows',
          field: 'steps',
          label: 'Steps',
          add: 'Add',
          columns: [{ part: 'control', kind: 'integer', field: 'order', label: 'Order', min: 0, max: 99 }],
        },
      ],
    },
    { steps: [{ order: 1 }] },
  );
  const input = host.querySelector<HTMLInputElement>('#trial-steps-0-order');
  const valueOf = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  const type = (words: string) =>
    act(async () => {
      input?.focus();
      valueOf?.set?.call(input, words);
      input?.dispatchEvent(new Event('input', { bubbles: true }));
      input?.blur();
    });
  await type('12x');
  expect(store.tryToSave()).toBe(false);
  await type('12');
  expect([store.tryToSave(), store.value('steps')]).toEqual([true, [{ order: 12 }]]);
  await type('12x');
  await act(async () => host.querySelector<HTMLButtonElement>('[data-mp-out-of] button')?.click());
  expect(store.tryToSave()).toBe(true);
});

test('a part that does not arrive says so in its own place: what is typed beside it stays, and it comes when asked for again', async () => {
  const gone = new TypeError('Failed to fetch dynamically imported module');
  const View = () => <p id="view" />;
  const load = vi.fn<() => Promise<() => ReactNode>>().mockRejectedValueOnce(gone).mockRejectedValueOnce(gone);
  const view = { part: 'panel', view: lazyPart(load.mockResolvedValue(View)) } as const;
  const { host, store } = await drawn({ parts: [text('name'), view] }, {});
  await act(async () => store.set('name', '护栏'));
  expect(host.querySelector('input')?.value).toBe('护栏');
  expect(host.textContent).toContain('This part did not load. Check the network and try again.');
  const retry = [...host.querySelectorAll('button')].find(({ textContent }) => textContent === 'Retry');
  await act(async () => retry?.click());
  expect(host.querySelector('#view')).not.toBeNull();
  expect(host.querySelector('input')?.value).toBe('护栏');
});

test('parts with names stay the ones they are when others are put before them', async () => {
  const named = (...ids: readonly string[]): FormSpec => ({
    parts: [
      ...ids.map((id) => ({ ...text(id), id, span: 12 })),
      { part: 'section', id: 'group', title: 'Group', span: 24, parts: [{ ...text('inner'), id: 'inner' }] },
    ],
  });
  await prepareEditors(named('a'));
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    host.remove();
  });
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const show = (...ids: readonly string[]) => {
    const spec = named(...ids);
    return act(async () =>
      root.render(
        <KitProvider i18n={i18n} lang="en">
          <FormFields spec={spec} store={createFormStore(spec, {})} name="named" isBare />
        </KitProvider>,
      ),
    );
  };
  const inputs = () => [...host.querySelectorAll('input')];
  await show('a', 'b');
  const [first] = inputs();
  await show('new', 'a', 'b');
  expect(inputs()).toHaveLength(4);
  expect(inputs()[1]).toBe(first);
});

test('a view under a tab reads what was typed; a form it opens elsewhere on the page saves nothing of this one', async () => {
  const elsewhere = document.body.appendChild(document.createElement('div'));
  const onSubmit = vi.fn<() => undefined>();
  function View({ read }: PanelProps) {
    const [seen, setSeen] = useState('');
    return (
      <>
        <button type="button" onClick={() => setSeen(String(read('name')))}>
          {seen}
        </button>
        {createPortal(<form onSubmit={(event) => event.preventDefault()} />, elsewhere)}
      </>
    );
  }
  const view = { part: 'panel', view: View } as const;
  const parts = [text('name'), { part: 'tabs', label: 'Groups', tabs: [{ id: 'one', label: 'One', parts: [view] }] }] as const;
  const { host, store } = await drawn({ parts }, {}, false, onSubmit);
  await act(async () => store.set('name', '护栏'));
  const button = host.querySelector<HTMLButtonElement>('[role=tabpanel] button');
  await act(async () => button?.click());
  expect(button?.textContent).toBe('护栏');
  await act(async () => elsewhere.querySelector('form')?.requestSubmit());
  expect(onSubmit).not.toHaveBeenCalled();
  await act(async () => host.querySelector('form')?.requestSubmit());
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('rows with an order change places: what was typed goes along, the keyboard too, and it is said', async () => {
  const columns = [{ part: 'control', kind: 'text', field: 'field', label: 'field' }] as const;
  const parts = [{ part: 'control', kind: 'rows', field: 'rows', label: 'rows', add: 'Add', columns, isOrdered: true }] as const;
  const { host, store } = await drawn({ parts }, { rows: [{ field: 'a' }, { field: 'b' }, { field: 'c' }] });
  const press = async (label: string) => act(async () => host.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`)?.click());
  const order = () => (store.value('rows') as { field: string }[]).map(({ field }) => field).join('');
  const here = () => document.activeElement?.getAttribute('aria-label');
  await press('Move row 3 up');
  expect([order(), here()]).toEqual(['acb', 'Move row 2 up']);
  await vi.waitFor(() => expect(document.body.textContent).toContain('Row 3 is row 2 now'));
  // At the end there is no further: the way back takes the keyboard.
  await press('Move row 2 up');
  expect([order(), here()]).toEqual(['cab', 'Move row 1 down']);
  await press('Move row 1 down');
  expect([order(), here()]).toEqual(['acb', 'Move row 2 down']);
  expect([...host.querySelectorAll('input')].map((input) => input.value)).toEqual(['a', 'c', 'b']);
  expect(host.querySelectorAll('button[aria-label^="Move"]:disabled, button[aria-label^="Move"][aria-disabled=true]')).toHaveLength(2);
});

test('rows that are required say so, as every other field does', async () => {
  const { host } = await drawn(
    { parts: [{ part: 'control', kind: 'rows', field: 'steps', label: 'Steps', add: 'Add', required: true, columns: [] }] },
    {},
  );
  const group = host.querySelector('#trial-steps');
  const describedBy = document.getElementById(group?.getAttribute('aria-describedby') ?? '');
  expect(describedBy?.textContent).toBe('Required');
});

test('a form that is drawn anew has the tab open that was open before, where somebody keeps it', async () => {
  const tabs = ['first', 'second'].map((id) => ({ id, label: id, parts: [text(id)] }));
  const spec: FormSpec = { parts: [{ part: 'tabs', label: 'Groups', tabs }] };
  const open = new Map<string, string>();
  const chosen = (host: HTMLElement) => host.querySelector('[role=tab][aria-selected=true]')?.textContent;
  const { host } = await drawn(spec, {}, false, ignore, open);
  expect(chosen(host)).toBe('first');
  await act(async () => host.querySelectorAll<HTMLElement>('[role=tab]')[1]?.click());
  expect(chosen((await drawn(spec, {}, false, ignore, open)).host)).toBe('second');
  expect(chosen((await drawn(spec, {})).host)).toBe('first');
});

import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../../primitives/button/index.ts';
import { ConfirmHost } from '../../../primitives/confirm/index.ts';
import { Dialog } from '../../../primitives/dialog/index.ts';
import type { Locale } from '../../../primitives/locale/index.ts';
import { memoryFeed } from '../../../testing/feeds/dataFeed.ts';
import { oneInTurn } from '../../../testing/inTurn.ts';
import { renderInKit } from '../../../testing/index.ts';
import { specs } from '../../../widgets/tree-picker/examples/specs.ts';
import type { FormSpec, RecordSource, TableColumn } from '../../grammar/index.ts';
import { FormFields, SurroundingsProvider, prepareEditors } from '../../render/index.ts';
import type { FormSurroundings } from '../../render/index.ts';
import { createFormStore } from '../../store/index.ts';

const options = Array.from({ length: 60 }, (_, at) => ({ id: `o${at}`, label: `选项 ${at}` }));
const choice = (field: string, count: number): TableColumn => ({
  part: 'control',
  kind: 'choice',
  field,
  label: field,
  options: { from: 'static', options: options.slice(0, count) },
});
const rows = {
  interfaceId: '1',
  propsValue: 'id',
  relationField: 'fullName',
  columnOptions: [{ value: 'fullName', label: '名称' }],
  templateJson: [],
  hasPage: false,
  pageSize: 20,
  field: '',
  multiple: false,
  others: {},
} as const;
const dialog = { popupType: 'dialog', popupTitle: null, popupWidthPx: 800 } as const;
const record = (field: string, source: RecordSource): TableColumn => ({ part: 'control', kind: 'record', field, label: field, source });
const columns: readonly TableColumn[] = [
  { part: 'control', kind: 'text', field: 'name', label: '名称' },
  choice('few', 4),
  choice('many', 60),
  { part: 'control', kind: 'pick', field: 'person', label: 'person', picker: 'user' },
  record('popup', { widget: 'popup', config: { ...rows, ...dialog } }),
  record('hanging', { widget: 'popupTable', config: { ...rows, filterable: true } }),
  { part: 'control', kind: 'text', field: 'note', label: '备注' },
];
const form: FormSpec = { parts: [{ part: 'control', kind: 'table', field: 'items', label: '明细', add: '新增', columns }] };
const feeds = { interfaces: memoryFeed(['云阳', '石桥'].map((fullName, at) => ({ id: `A${at}`, fullName }))) };
const user = specs.user();
const surroundings = { useRecords: () => feeds, usePicker: () => user } as unknown as FormSurroundings;

/** The table in a dialog, as a form over a list is drawn. */
async function shown(locale: Locale = 'zh') {
  await page.viewport(1440, 900);
  await prepareEditors(form);
  const store = createFormStore<Record<string, unknown>>(form, { items: [{ name: 'a' }, { name: 'b' }] });
  const onClose = vi.fn<() => void>();
  await renderInKit(
    <ConfirmHost>
      <SurroundingsProvider value={surroundings}>
        <Dialog title="工单" widthPx={1000} onClose={onClose} footer={<Button onPress={onClose}>OK</Button>}>
          <FormFields spec={form} store={store} name="order" />
        </Dialog>
      </SurroundingsProvider>
    </ConfirmHost>,
    { locale },
  );
  return { store, onClose };
}

const press = (keys: string) => userEvent.keyboard(keys);
const grid = () => document.querySelector('[role=grid][data-mode]');
/** Place of the keyboard, as `row:column`, the mode of the grid, and whether the field there has opened something. */
const place = () => {
  const { activeElement } = document;
  const cell = activeElement?.closest('[data-mp-col]');
  return [
    `${cell?.parentElement?.dataset['mpAt']}:${cell?.getAttribute('data-mp-col')}`,
    grid()?.getAttribute('data-mode'),
    activeElement?.getAttribute('aria-expanded'),
  ].join(' ');
};
const isSearching = () => document.activeElement?.matches('[role=searchbox], [role=combobox][aria-expanded=true]') === true;
const drawnAnew = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
async function toCell(col: number) {
  const head = grid()?.querySelector<HTMLElement>('[data-mp-at="0"] > [data-mp-col="0"]');
  head?.focus();
  await press('{ArrowRight}'.repeat(col));
  expect(place()).toMatch(`0:${col} nav`);
}
/** Row of an open picker that is found by its search. */
async function found(name: RegExp) {
  await expect.element(page.getByRole('row', { name })).toBeInTheDocument();
}

interface Kind {
  readonly field: string;
  readonly choose: () => Promise<unknown>;
  readonly value: unknown;
}
const KINDS: readonly Kind[] = [
  { field: 'few', choose: () => press('{ArrowDown}{Enter}'), value: 'o1' },
  { field: 'many', choose: () => press('{ArrowDown}{Enter}'), value: 'o1' },
  {
    field: 'person',
    async choose() {
      await press('郭振东{Enter}');
      await found(/^郭振东/);
      await press('{ArrowDown}{Enter}');
    },
    value: 'GYZD018',
  },
  {
    field: 'popup',
    async choose() {
      await press('石桥{Enter}');
      await expect.poll(() => page.getByRole('row', { name: '云阳' }).query()).toBeNull();
      await found(/^石桥/);
      await press('{ArrowDown}{Enter}');
    },
    value: 'A1',
  },
  {
    field: 'hanging',
    async choose() {
      await found(/石桥/);
      await press('{ArrowDown}{Enter}');
    },
    value: 'A1',
  },
];
const colOf = ({ field }: Kind) => columns.findIndex((column) => column.field === field) + 1;

test.each(KINDS)(
  'in a cell Enter opens what $field opens, Escape closes that alone, and what Enter chooses closes it for good',
  async (kind) => {
    const { store, onClose } = await shown(oneInTurn(['zh', 'zhtw', 'en'] as const, kind.field)[0]);
    const col = colOf(kind);
    const atRest = `0:${col} edit false`;
    await toCell(col);
    await press('{Enter}');
    await expect.poll(isSearching).toBe(true);
    await press('{Escape}');
    await expect.poll(place).toBe(atRest);
    await press('{Enter}');
    await expect.poll(isSearching).toBe(true);
    await kind.choose();
    await expect.poll(() => store.value('items')).toMatchObject([{ [kind.field]: kind.value }, {}]);
    await drawnAnew();
    await expect.poll(place).toBe(atRest);
    await press('{Tab}');
    await expect.poll(place).toMatch(`0:${col + 1} edit`);
    await press('{Escape}{Escape}{Escape}');
    await expect.poll(place).toMatch(`0:${col + 1} nav`);
    expect(onClose).not.toHaveBeenCalled();
  },
);

test('who comes to a choice by Tab opens it with Enter, and Tab goes on from its search', async () => {
  const { store } = await shown();
  await toCell(1);
  await press('{Enter}x{Tab}');
  expect(place()).toBe('0:2 edit false');
  await press('{Tab}{Enter}');
  await expect.poll(isSearching).toBe(true);
  await press('{Tab}');
  await expect.poll(place).toBe('0:4 edit false');
  expect(store.value('items')).toMatchObject([{ name: 'x' }, { name: 'b' }]);
});

test('what is typed on a cell with a list of choices is what is searched for', async () => {
  const { store } = await shown();
  await toCell(3);
  await press('59');
  await expect.element(page.getByRole('combobox', { name: '搜索 many，第 1 行' })).toHaveValue('59');
  await press('{Enter}');
  await expect.poll(() => store.value('items')).toMatchObject([{ many: 'o59' }, {}]);
  expect(place()).toBe('0:3 edit false');
});

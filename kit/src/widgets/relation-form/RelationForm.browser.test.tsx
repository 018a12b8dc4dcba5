import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DataPicker } from '../../primitives/data-picker/index.ts';
import type { DataPickerSpec, DataValue } from '../../primitives/data-picker/index.ts';
import { RelationDataProvider } from '../../primitives/relation-data/index.ts';
import { asset, assetConfig, assets, memoryForm } from '../../testing/feeds/assets.ts';
import { announcements, renderInKit } from '../../testing/index.ts';
import { PopupAttribute, RelationAttribute, RelationForm } from './index.ts';
import type { AttributeConfig, RelationFormProps, RelationValue } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

const config = { kind: 'parsed', config: assetConfig } as const;
const follows = (showField: string, storage: AttributeConfig['storage'] = 'shown', field = 'F_AssetId') =>
  ({ kind: 'parsed', config: { follows: field, showField, storage, field: `${showField}_shown`, others: {} } }) as const;
const STAKE = follows('F_Stake', 'saved');
const MAKER = follows('F_Maker');
const BUILT = follows('F_Built');

interface FormProps extends Partial<RelationFormProps> {
  readonly onValue?: (value: RelationValue | null) => void;
  readonly onSaved?: (value: unknown) => void;
  readonly saved?: unknown;
}

function Form({ value: given = null, onValue, onSaved, saved: savedGiven = '', ...props }: FormProps) {
  const [value, setValue] = useState(given);
  const [saved, setSaved] = useState(savedGiven);
  const [feed] = useState(() => props.feed ?? memoryForm(assets));
  return (
    <RelationDataProvider>
      <RelationForm
        label="路产设施"
        config={config}
        {...props}
        feed={feed}
        value={value}
        onChange={(next) => {
          setValue(next);
          onValue?.(next);
        }}
      />
      <RelationAttribute
        label="桩号"
        config={STAKE}
        value={saved}
        onChange={(next) => {
          setSaved(next);
          onSaved?.(next);
        }}
      />
      <RelationAttribute label="生产厂家" config={MAKER} />
      <RelationAttribute label="建成日期" config={BUILT} />
    </RelationDataProvider>
  );
}

const field = () => page.getByRole('combobox');
const shown = (label: string) => page.getByRole('status', { name: label });
const textOf = (label: string) => () => shown(label).element().textContent;
const row = (name: RegExp) => page.getByRole('row', { name });
const said = () => announcements().join(' ');

beforeEach(() => page.viewport(1280, 800));

async function choose(name: RegExp) {
  (field().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(row(name));
  await userEvent.click(page.getByRole('button', { name: '确定' }));
}

const first = { id: 1, display: '波形梁护栏 K20+000' };
const second = { id: 2, display: '混凝土护栏 K21+130' };

test('a record of the related form is chosen: its id as the form has it, and what is shown of it', async () => {
  const onValue = vi.fn<(value: RelationValue | null) => void>();
  await renderInKit(<Form onValue={onValue} />);
  await choose(/K21\+130/);
  expect(onValue).toHaveBeenCalledExactlyOnceWith(second);
  await expect.element(page.getByText(second.display)).toBeVisible();
});

test('the list is asked for in the words of the seed', async () => {
  const feed = memoryForm(assets);
  await renderInKit(<Form feed={feed} />);
  await choose(/K21\+130/);
  expect(feed.lists[0]).toEqual({
    modelId: '592020000000000002',
    keyword: '',
    currentPage: 1,
    pageSize: 20,
    relationField: 'F_AssetName',
    columnOptions: 'F_AssetName,F_Stake,F_Built',
  });
});

test('attributes update when the chosen record changes, and one sentence says how many', async () => {
  await renderInKit(<Form value={first} />);
  await expect.poll(textOf('建成日期')).toBe('2010-01-12');
  expect(announcements()).toEqual([]);
  await choose(/K21\+130/);
  await expect.poll(textOf('建成日期')).toBe('2011-02-12');
  await expect.poll(textOf('生产厂家')).toBe('云望交通设施厂');
  await expect.poll(said).toContain('已从 混凝土护栏 K21+130 带出 3 个字段');
  expect(announcements().filter((line) => line.includes('带出'))).toHaveLength(1);
});

test('only the fields that got a value are counted', async () => {
  await renderInKit(<Form />);
  await choose(/K20\+000/);
  await expect.poll(said).toContain('已从 波形梁护栏 K20+000 带出 2 个字段');
});

test('attributes are read-only text in an output that announces nothing itself', async () => {
  await renderInKit(<Form value={second} />);
  const output = shown('生产厂家').element();
  expect([output.tagName, output.getAttribute('aria-live')]).toEqual(['OUTPUT', 'off']);
  expect(document.querySelectorAll('input, textarea').length).toBe(0);
});

test('an attribute without a value shows a dash and says none', async () => {
  await renderInKit(<Form value={first} />);
  await expect.poll(textOf('建成日期')).toBe('2010-01-12');
  expect(textOf('生产厂家')()).toBe('—无');
});

test('storage mode 2 tells the form what to save, storage mode 1 nothing', async () => {
  const onSaved = vi.fn<(value: unknown) => void>();
  const onShown = vi.fn<(value: unknown) => void>();
  await renderInKit(
    <>
      <Form onSaved={onSaved} />
      <RelationAttribute label="仅显示" config={MAKER} onChange={onShown} />
    </>,
  );
  await choose(/K21\+130/);
  await expect.poll(() => onSaved.mock.lastCall).toEqual(['K21+130']);
  await expect.poll(textOf('桩号')).toBe('K21+130');
  expect(onShown).not.toHaveBeenCalled();
});

test('where nothing was saved the chosen record is shown as soon as the form is open, and the form stays as it was', async () => {
  const onSaved = vi.fn<(value: unknown) => void>();
  await renderInKit(<Form value={second} saved="" onSaved={onSaved} />);
  await expect.poll(textOf('桩号')).toBe('K21+130');
  expect(onSaved).not.toHaveBeenCalled();
});

test('what was saved stands while a form is only looked at, though the record has changed since', async () => {
  const onSaved = vi.fn<(value: unknown) => void>();
  await renderInKit(<Form value={second} saved="K99+999" onSaved={onSaved} />);
  await expect.poll(textOf('建成日期')).toBe('2011-02-12');
  expect(textOf('桩号')()).toBe('K99+999');
  expect(onSaved).not.toHaveBeenCalled();
});

test('where nothing was saved with a choice, what belongs to it is shown on opening, and looking changes nothing', async () => {
  const onSaved = vi.fn<(value: unknown) => void>();
  await renderInKit(<Form value={second} saved="" onSaved={onSaved} />);
  await expect.poll(textOf('桩号')).toBe('K21+130');
  expect(onSaved).not.toHaveBeenCalled();
});

test('clearing empties what came with the record, and says so once', async () => {
  const onSaved = vi.fn<(value: unknown) => void>();
  const onValue = vi.fn<(value: RelationValue | null) => void>();
  await renderInKit(<Form value={second} saved="K21+130" onSaved={onSaved} onValue={onValue} />);
  await expect.poll(textOf('建成日期')).toBe('2011-02-12');
  await userEvent.hover(field());
  await userEvent.click(page.getByRole('button', { name: '清空 路产设施' }));
  expect(onValue).toHaveBeenCalledExactlyOnceWith(null);
  await expect.poll(textOf('建成日期')).toBe('—无');
  expect(onSaved).toHaveBeenLastCalledWith('');
  await expect.poll(said).toContain('带出的 3 个字段为空');
});

test('a look-up that fails leaves the values empty; those of another record are gone at once', async () => {
  const onSaved = vi.fn<(value: unknown) => void>();
  const failures = { list: 0, record: 0 };
  await renderInKit(<Form feed={memoryForm(assets, { failures })} onSaved={onSaved} />);
  await choose(/K21\+130/);
  await expect.poll(textOf('建成日期')).toBe('2011-02-12');
  failures.record = 1;
  await choose(/K22\+260/);
  await expect.poll(textOf('建成日期')).toBe('—无');
  expect(onSaved).toHaveBeenLastCalledWith('');
  await expect.poll(said).toContain('可变情报板 K22+260 的字段没有加载成功');
});

test('of two records chosen one after the other, the first slow to answer, the second is shown and the first never told', async () => {
  const feed = memoryForm(assets, { recordDelayMs: (id) => (id === '2' ? 60_000 : 0) });
  await renderInKit(<Form feed={feed} />);
  await choose(/K21\+130/);
  await choose(/K22\+260/);
  await expect.poll(textOf('建成日期')).toBe('2012-03-12');
  await expect.poll(() => feed.records).toEqual(['2', '3']);
  await expect.poll(said).toContain('已从 可变情报板 K22+260 带出 3 个字段');
  expect(said()).not.toContain('已从 混凝土护栏');
});

test('a saved id without a display value is looked up by the record', async () => {
  await renderInKit(<Form value={{ id: '2', display: '' }} />);
  await expect.element(page.getByText(second.display)).toBeVisible();
});

test('a record that is gone is shown by its id, and kept', async () => {
  const onValue = vi.fn<(value: RelationValue | null) => void>();
  await renderInKit(<Form value={{ id: 'gone', display: '' }} onValue={onValue} />);
  await expect.element(page.getByText('未知（gone）')).toBeVisible();
  expect(onValue).not.toHaveBeenCalled();
});

test('disabled, a button opens the record with the fields of its form', async () => {
  await renderInKit(<Form value={second} use="disabled" />);
  await userEvent.click(page.getByRole('button', { name: '查看 路产设施 混凝土护栏 K21+130' }));
  const dialog = page.getByRole('dialog', { name: '路产设施' });
  await expect.element(dialog.getByText('占用车道')).toBeVisible();
  await expect.element(dialog.getByText('超车道、行车道')).toBeVisible();
});

test('a detail that does not load says so and can be retried', async () => {
  const failures = { list: 0, record: 0 };
  await renderInKit(<Form value={second} use="disabled" feed={memoryForm(assets, { failures })} />);
  await expect.poll(textOf('建成日期')).toBe('2011-02-12');
  failures.record = 1;
  await userEvent.click(page.getByRole('button', { name: /查看/ }));
  await userEvent.click(page.getByRole('button', { name: '重试' }));
  await expect.element(page.getByRole('dialog').getByText('云望交通设施厂')).toBeVisible();
});

test('two forms on a page keep their records apart', async () => {
  await renderInKit(
    <>
      <Form value={first} />
      <div data-testid="other">
        <Form value={second} />
      </div>
    </>,
  );
  const dates = () =>
    shown('建成日期')
      .elements()
      .map((output) => output.textContent);
  await expect.poll(dates).toEqual(['2010-01-12', '2011-02-12']);
});

const stationRows = [{ id: 'A01', fullName: '云阳收费站', phone: '0816-6221000' }];
const popup: DataPickerSpec = {
  source: { load: async () => ({ rows: stationRows, total: 1 }), lookup: async () => stationRows },
  rows: { propsValue: 'id', relationField: 'fullName', columnOptions: [], templateJson: [], hasPage: false, pageSize: 20 },
  policy: { cardinality: 'one', onEmptyConfirm: 'refuse' },
  look: { popupType: 'dialog', popupTitle: null, popupWidthPx: 800 },
  field: 'F_StationId',
};

function PopupForm({ value: given = null }: { readonly value?: DataValue }) {
  const [value, setValue] = useState(given);
  return (
    <RelationDataProvider>
      <DataPicker label="就近收费站" spec={popup} value={value} onChange={setValue} />
      <PopupAttribute label="站区电话" config={follows('phone', 'shown', 'F_StationId')} />
    </RelationDataProvider>
  );
}

test('a popup attribute shows a field of the row a popup select has chosen, also of a saved one', async () => {
  const screen = await renderInKit(<PopupForm value="A01" />);
  await expect.poll(textOf('站区电话')).toBe('0816-6221000');
  await screen.rerender(<PopupForm key="new" />);
  await expect.poll(textOf('站区电话')).toBe('—无');
  await choose(/云阳收费站/);
  await expect.poll(textOf('站区电话')).toBe('0816-6221000');
  await expect.poll(said).toContain('已从 云阳收费站 带出 1 个字段');
});

test('an attribute with a bad configuration says why', async () => {
  await renderInKit(
    <RelationAttribute label="桩号" config={{ kind: 'refused', problems: [{ path: 'showField', reason: { kind: 'missing' } }] }} />,
  );
  await expect.element(page.getByText('showField：未填写，请在表单设计中补上。')).toBeVisible();
});

test.for(
  oneInTurn(
    [
      ['zh', '已从 混凝土护栏 K21+130 带出 3 个字段', '确定'],
      ['zhtw', '已從 混凝土护栏 K21+130 帶出 3 個欄位', '確定'],
      ['en', '3 fields filled from 混凝土护栏 K21+130', 'OK'],
    ] as const,
    'RelationForm',
  ),
)('the sentence is spoken in %s', async ([locale, sentence, ok]) => {
  await renderInKit(<Form />, { locale });
  (field().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(row(/K21\+130/));
  await userEvent.click(page.getByRole('button', { name: ok, exact: true }));
  await expect.poll(said).toContain(sentence);
});

test('ten thousand records are one list without pages', async () => {
  const feed = memoryForm(Array.from({ length: 10_000 }, (_, at) => asset(at)));
  await renderInKit(<Form feed={feed} config={{ kind: 'parsed', config: { ...assetConfig, hasPage: false } }} />);
  (field().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(row(/K21\+130/)).toBeVisible();
  expect(feed.lists[0]).toMatchObject({ pageSize: 10_000 });
  await expect.element(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001');
});

import { describe, expect, test } from 'vitest';
import type { Control, Part } from '../grammar/index.ts';
import { dialectOf } from '../kinds/dialectOf.ts';
import { configuredField } from './index.ts';

const design = (jnpfKey: string, own: object = {}, config: object = {}) => ({
  __vModel__: 'F_A',
  __config__: { jnpfKey, label: '甲', ...config },
  ...own,
});
/** A part of a design, and the problems of one that is none. */
const read = (of: unknown) => {
  const parsed = configuredField(of);
  return parsed.kind === 'parsed' ? parsed.config : parsed.problems.map(({ path, reason: { kind } }) => `${path} ${kind}`);
};

describe('what a design shows among its fields', () => {
  test.each<[string, string, object, object]>([
    ['words', 'text', { content: '说明' }, { as: 'text', text: '说明' }],
    ['words nobody has written', 'text', {}, { as: 'text', text: '甲' }],
    ['words of another name', 'JNPFText', { content: '说明' }, { as: 'text', text: '说明' }],
    ['its label under that name', 'JNPFText', {}, { as: 'text', text: '甲' }],
    ['a line with words', 'divider', { content: '其他' }, { as: 'divider', text: '其他' }],
    ['a line', 'divider', {}, { as: 'divider', text: '' }],
    [
      'a title with help',
      'groupTitle',
      { content: '基本', helpMessage: '帮助', tipLabel: '提示' },
      { as: 'title', text: '基本', note: '帮助' },
    ],
    ['a title with a tip', 'groupTitle', { tipLabel: '提示' }, { as: 'title', text: '甲', note: '提示' }],
    ['a title alone', 'groupTitle', { content: '基本' }, { as: 'title', text: '基本' }],
    [
      'an alarm',
      'alert',
      { type: 'error', title: '注意', description: '说明' },
      { as: 'alert', tone: 'danger', text: '注意', note: '说明' },
    ],
    ['a warning', 'alert', { type: 'warning' }, { as: 'alert', tone: 'warning', text: '甲' }],
    ['a notice', 'alert', {}, { as: 'alert', tone: 'info', text: '甲' }],
    ['a link', 'link', { content: '地图', href: '/map', target: '_blank' }, { as: 'link', text: '地图', href: '/map', target: 'blank' }],
    ['a link in its place', 'link', { target: '_self' }, { as: 'link', text: '甲', href: '', target: 'self' }],
    ['a button', 'button', { buttonText: '查询' }, { as: 'button', text: '查询' }],
    ['a button without words', 'button', {}, { as: 'button', text: '甲' }],
    ['a frame, as a link', 'iframe', { href: '/x' }, { as: 'link', text: '甲', href: '/x', target: 'blank' }],
  ])('%s', (_what, kind, own, display) => expect(read(design(kind, own))).toEqual({ part: 'display', display }));

  test('a tone and a target that nobody knows are faults', () => {
    expect(read(design('alert', { type: 'loud' }))).toEqual(['type notOneOf']);
    expect(read(design('link', { target: 'top' }))).toEqual(['target notOneOf']);
  });

  test.each<[string, string, object, object]>([
    [
      'a barcode',
      'barcode',
      { dataType: 'relation', relationField: 'F_B', format: 'CODE39', lineColor: '#000000', background: '#ffffff', width: 2, height: 40 },
      {
        part: 'barcode',
        text: { from: 'field', field: 'F_B' },
        format: 'CODE39',
        lineColor: '#000000',
        background: '#ffffff',
        widthPx: 2,
        heightPx: 40,
      },
    ],
    ['a fixed barcode', 'barcode', { staticText: 'K12' }, { part: 'barcode', text: { from: 'static', text: 'K12' } }],
    [
      'sizes and colours that are none',
      'barcode',
      { width: 0, height: 1001, lineColor: 'red', background: '#fff' },
      { part: 'barcode', text: { from: 'static', text: '' } },
    ],
    [
      'sizes as small and as large as may be',
      'barcode',
      { width: 1, height: '1000' },
      { part: 'barcode', text: { from: 'static', text: '' }, widthPx: 1, heightPx: 1000 },
    ],
    ['parts of a pixel', 'barcode', { width: 1.5 }, { part: 'barcode', text: { from: 'static', text: '' } }],
    [
      'a code of squares',
      'qrcode',
      { staticText: 'x', colorDark: '#111111', colorLight: '#eeeeee', size: 90, width: 80 },
      { part: 'qr', text: { from: 'static', text: 'x' }, lineColor: '#111111', background: '#eeeeee', sizePx: 90 },
    ],
    [
      'a code of squares of old designs',
      'qrcode',
      { staticText: 'x', width: 80 },
      { part: 'qr', text: { from: 'static', text: 'x' }, sizePx: 80 },
    ],
  ])('%s', (_what, kind, own, part) => expect(read(design(kind, own))).toEqual({ label: '甲', ...part }));

  test('a code that leads to the record waits until there is one', () => {
    const code = read(design('qrcode', { dataType: 'dynamic' })) as Extract<Part, { part: 'qr' }>;
    const target = code.text.from === 'record' && typeof code.text.target === 'function' ? code.text.target : () => 'no target';
    expect(target((path) => (path === 'id' ? 'r1' : null))).toMatchObject({ id: 'r1', modelId: '' });
    expect([target(() => ''), target(() => null), target(() => 7)]).toEqual([null, null, null]);
  });
});

describe('a field of a design', () => {
  test.each<[string, object, object, object]>([
    ['with a width', {}, { span: 12 }, { span: 12 }],
    ['as narrow as may be', {}, { span: '1' }, { span: 1 }],
    ['as wide as may be', {}, { span: 24 }, { span: 24 }],
    ['wider than there is', {}, { span: 25 }, { span: 24 }],
    ['narrower than there is', {}, { span: 0 }, { span: 24 }],
    ['of one record alone', {}, { unique: true }, { isUnique: true }],
    ['that begins with now', {}, { defaultCurrent: true }, { isCurrentAtFirst: true }],
    ['with a first value', {}, { defaultValue: 'x' }, { initial: 'x' }],
    ['with help', {}, { tipLabel: '帮助' }, { help: '帮助' }],
  ])('%s', (_what, own, config, facts) => expect(read(design('comInput', own, config))).toMatchObject(facts));

  test('of which nothing is said has none of that', () => {
    const plain = read(design('comInput', {}, { defaultValue: '', noShow: false, visibility: ['pc'] }));
    for (const name of ['span', 'isUnique', 'isCurrentAtFirst', 'initial', 'help', 'shown', 'disabled'])
      expect(plain).not.toHaveProperty(name);
    expect(read(design('comInput', {}, { defaultValue: null }))).not.toHaveProperty('initial');
  });

  test('is hidden or out of use where the design says so', () => {
    const use = (own: object, config: object) => {
      const { shown, disabled } = read(design('comInput', own, config)) as Control;
      const isHeld = (condition: unknown) => (typeof condition === 'function' ? (condition as () => boolean)() : 'free');
      return [isHeld(shown), isHeld(disabled)];
    };
    expect([use({}, { noShow: true }), use({}, { visibility: ['app'] }), use({ disabled: true }, {})]).toEqual([
      [false, 'free'],
      [false, 'free'],
      ['free', true],
    ]);
    const card = read(design('card', {}, { noShow: true, children: [] })) as Part;
    expect(typeof card.shown).toBe('function');
  });

  test('without a name is a fault; an attribute has the name of what it follows', () => {
    expect(read({ __config__: { jnpfKey: 'comInput', label: '甲' } })).toEqual(['__vModel__ missing']);
    const attribute = (more: object) => read({ __config__: { jnpfKey: 'popupAttr', label: '甲' }, ...more });
    expect(attribute({ relationField: 'F_B_jnpfTable_x', showField: 'name' })).toMatchObject({ kind: 'record', field: 'F_B_name' });
    expect(attribute({ relationField: 'F_B', showField: '' })).toContain('__vModel__ missing');
  });

  test('of a kind nobody knows is shown as it is, under at most 64 characters of its name', () => {
    expect(read(design('x'.repeat(80)))).toMatchObject({ kind: 'unknown', name: 'x'.repeat(64), required: false });
  });
});

describe('layouts of a design', () => {
  const field = design('comInput');
  const item = (own: object, ...children: readonly object[]) => ({ ...own, __config__: { children } });
  test('rows and cards have what stands in them', () => {
    const inner = { part: 'control', kind: 'text', field: 'F_A' };
    expect(read(design('row', {}, { children: [field] }))).toMatchObject({ part: 'row', parts: [inner] });
    expect(read(design('card', { header: '头' }, { children: [field] }))).toMatchObject({ part: 'section', title: '头', parts: [inner] });
    expect(read(design('card', { title: '题' }))).toMatchObject({ title: '题', parts: [] });
    expect(read(design('card'))).toMatchObject({ title: '甲' });
  });

  test('tabs and folds have their pages, with a number where they have no name', () => {
    const pages = [item({ title: '一', name: 'p1' }, field), item({ name: 'p2' }), item({})];
    const tabs = [
      { id: '0', label: '一', parts: [{ field: 'F_A' }] },
      { id: '1', label: 'p2', parts: [] },
      { id: '2', label: '3', parts: [] },
    ];
    expect(read(design('tab', {}, { children: pages }))).toMatchObject({ part: 'tabs', label: '甲', tabs });
    const folds = (own: object) => read(design('collapse', own, { children: pages }));
    expect(folds({})).toMatchObject({ look: 'folds', tabs, openIds: ['0'], isAccordion: false });
    expect(folds({ active: 'p2', accordion: true })).toMatchObject({ openIds: ['1'], isAccordion: true });
    expect(folds({ active: ['p1', 'p2', ''] })).toMatchObject({ openIds: ['0', '1'] });
  });

  test('a grid has its cells by their share of a row, without those that are covered', () => {
    const cell = (config: object, ...children: readonly object[]) => ({ __config__: { ...config, children } });
    const rows = [{ __config__: { children: [cell({ colspan: 2 }, field), cell({}), cell({ merged: true })] } }];
    expect(read(design('tableGrid', {}, { children: rows }))).toMatchObject({
      part: 'row',
      parts: [
        {
          part: 'row',
          span: 24,
          parts: [
            { span: 16, parts: [{ field: 'F_A', span: 24 }] },
            { span: 8, parts: [] },
          ],
        },
      ],
    });
  });
});

describe('a grid with a cell over two lines', () => {
  const cell = (key: string, config: object = {}) => ({
    __config__: { ...config, children: [{ ...design('comInput', {}, { label: key }), __vModel__: key }] },
  });
  const line = (...children: readonly object[]) => ({ __config__: { children } });
  const covered = { __config__: { merged: true, children: [] } };

  test.each([
    ['old', [line(cell('a', { rowspan: 2 }), cell('b', { colspan: 2 }), covered), line(covered, cell('c'), cell('d'))]],
    [
      'new, without the cells that are covered',
      [line(cell('a', { rowspan: '2' }), cell('b', { colspan: '2' })), line(cell('c'), cell('d'))],
    ],
  ])('has its cells in columns, each over what it covers: %s', (_, children) => {
    const field = (key: string) => [{ field: key, span: 24 }];
    expect(read(design('tableGrid', {}, { children }))).toMatchObject({
      part: 'row',
      isGrid: true,
      parts: [
        {
          parts: [
            { colspan: 1, rowspan: 2, parts: field('a') },
            { colspan: 2, rowspan: 1, parts: field('b') },
          ],
        },
        {
          parts: [
            { colspan: 1, rowspan: 1, parts: field('c') },
            { rowspan: 1, parts: field('d') },
          ],
        },
      ],
    });
  });
});

describe('a sub-table of a design', () => {
  const column = (key: string, kind: string, own: object = {}, config: object = {}) => ({ ...design(kind, own, config), __vModel__: key });
  const table = (own: object, ...children: readonly object[]) => ({ ...design('table', own, { children }), __vModel__: 'rows' });

  test('names what its columns read without its own name', () => {
    const parts = read(
      table(
        {},
        column('sum', 'calculate', { expression: ['rows.a', '*', 'rows-b', '+', 'c', 7] }),
        column('pick', 'userSelect', {}),
        column(
          'choice',
          'select',
          { templateJson: [{ field: 'p', relationField: 'rows-a' }] },
          { dataType: 'dynamic', propsUrl: 'i1', templateJson: [{ field: 'p', relationField: 'rows-a' }] },
        ),
      ),
    );
    expect(parts).toMatchObject({
      kind: 'table',
      columns: [
        { field: 'sum', expression: ['a', '×', 'b', '+', 'c', 7] },
        { kind: 'pick' },
        { kind: 'choice', options: { from: 'feed' } },
      ],
    });
  });

  test('adds up the columns it is asked to, and says what is no column', () => {
    const columns = [column('a', 'numInput'), column('b', 'numInput')];
    const sums = (own: object) =>
      (read(table(own, ...columns)) as { columns: readonly { isSummed?: boolean }[] }).columns.map(({ isSummed }) => isSummed);
    expect([sums({ showSummary: true, summaryField: ['a'] }), sums({ summaryField: ['a'] }), sums({ showSummary: true })]).toEqual([
      [true, undefined],
      [undefined, undefined],
      [undefined, undefined],
    ]);
    expect(read(table({}, design('card', {}, { children: [] })))).toEqual([expect.stringMatching(/jnpfKey notOneOf$/)]);
  });

  const CONFIG = {
    interfaceId: 'i1',
    interfaceName: '接口',
    popupTitle: '选择',
    columnOptions: [{ value: 'x', label: 'X' }],
    relationOptions: [{ field: 'rows-a', value: 'x', type: 1 }],
  };
  test('is filled from a dialog, alone or beside a button', () => {
    const choice = (own: object) =>
      (read(table({ actionText: '添加', ...own }, column('a', 'comInput'))) as { choice?: object; add?: string }).choice;
    expect(choice({ addType: 1, addTableConf: CONFIG })).toMatchObject({
      label: '选择',
      isOnly: true,
      config: { relationOptions: [{ field: 'a' }] },
    });
    const button = { value: 'select', label: '选', actionConfig: CONFIG };
    expect(choice({ footerBtnsList: [{ value: 'add', label: '加' }, button] })).toMatchObject({
      label: '选',
      config: { relationOptions: [{ field: 'a' }] },
    });
    expect(choice({ footerBtnsList: [button] })).not.toHaveProperty('isOnly');
    expect([
      choice({}),
      choice({ addType: 0, addTableConf: CONFIG }),
      choice({ footerBtnsList: [{ value: 'select', label: '选', actionConfig: {} }] }),
    ]).toEqual([undefined, undefined, undefined]);
  });
});

test.each<[string, readonly unknown[]]>([
  ['old', [{ __slot__: {} }]],
  ['old', [{ 'show-alpha': true }]],
  ['old', []],
  ['old', [7, null, { __config__: { jnpfKey: 'comInput' } }]],
  ['new', [{ options: [] }]],
  ['new', [{ __config__: { jnpfKey: 'datePicker' } }]],
  ['new', [{ __config__: { children: [{ __config__: { jnpfKey: 'inputNumber' } }] } }]],
  ['old', [{ options: [] }, { __config__: { children: [{ __slot__: {} }] } }]],
])('%s keys are those of %j', (dialect, controls) => expect(dialectOf(controls as Parameters<typeof dialectOf>[0])).toBe(dialect));

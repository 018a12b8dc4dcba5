import { describe, expect, test } from 'vitest';
import { codeOf, designed } from '../testing/codeOf.ts';

type Members = Readonly<Record<string, unknown>>;
const laidOut = (jnpfKey: string, children: readonly object[], more: Members = {}, config: Members = {}) => ({
  ...more,
  __config__: { jnpfKey, children, ...config },
});
const pane = (title: string, name: string, children: readonly object[]) => ({ title, name, __config__: { children } });

/** Call of a form in the code of a screen. */
const formCall = (screen: string) => /\nconst form = (.*?);\n\n/s.exec(screen)?.[1];
const formOf = (form: Members, fields: readonly object[] = [designed('a')]) => formCall(codeOf(fields, { form }).screen);
/** Parts of a form as they stand in the code, on one line. */
const partsOf = (...fields: readonly object[]) =>
  /parts: \[\s*(.*),\s*line\(\['z'\]\),?\s*\]/s
    .exec(codeOf([...fields, laidOut('row', [designed('z')])]).screen)?.[1]
    ?.replaceAll(/\s+/g, ' ')
    .replaceAll(/, ([}\]])/g, ' $1');

describe('a form says what differs from a dialog of 600 px with the usual words', () => {
  test.each<[string, Members, string]>([
    ['nothing', {}, "{ frame: 'dialog' }"],
    ['a narrower dialog', { generalWidth: '500px' }, "{ frame: 'dialog', width: 500 }"],
    ['a wide dialog', { generalWidth: '800px' }, "{ frame: 'wide' }"],
    ['a wider one', { generalWidth: '1000px' }, "{ frame: 'wide', width: 1000 }"],
    ['a share of the window', { generalWidth: '60%' }, "{ frame: 'wide', width: 'wide' }"],
    ['a drawer', { popupType: 'drawer', drawerWidth: '600px' }, "{ frame: 'drawer' }"],
    ['a wide drawer', { popupType: 'drawer', drawerWidth: '800px' }, "{ frame: 'drawer', width: 800 }"],
    ['a page, which has no width', { popupType: 'fullScreen', generalWidth: '800px' }, "{ frame: 'page' }"],
    ['one word of a button', { confirmButtonText: 'Go on' }, "{ frame: 'dialog', labels: { save: msg`Go on` } }"],
    [
      'words of both',
      { confirmButtonText: 'Go', cancelButtonText: 'Back' },
      "{ frame: 'dialog', labels: { save: msg`Go`, cancel: msg`Back` } }",
    ],
    ['going on after a save', { hasConfirmAndAddBtn: true }, "{ frame: 'dialog', addsMore: true }"],
    ['printing', { hasPrintBtn: true, printId: ['p1'] }, "{ frame: 'dialog', print: { label: '', templateIds: ['p1'] } }"],
  ])('%s', (_, form, code) => expect(formOf(form)).toBe(`records.form(${code})`));
});

describe('parts of a form stand in their order once it is no plain list of fields', () => {
  test('a plain list of fields has no parts', () => {
    expect(codeOf([designed('a'), designed('b')]).screen).not.toContain('parts');
  });

  test.each<[string, readonly object[], string]>([
    ['a field beside them', [designed('a')], "'a'"],
    ['a line', [laidOut('row', [designed('a'), designed('b')])], "line(['a', 'b'])"],
    ['a section', [laidOut('card', [designed('a')], { header: 'Head' })], "section(msg`Head`, ['a'])"],
    ['half of a section', [laidOut('card', [designed('a')], { header: '' }, { span: 12 })], "section('', ['a'], { span: 12 })"],
    [
      'a hidden section',
      [laidOut('card', [designed('a')], { header: 'Head' }, { noShow: true })],
      "section(msg`Head`, ['a'], { shown: never })",
    ],
    ['tabs', [laidOut('tab', [pane('One', '1', [designed('a')]), pane('', '2', [])])], "tabs('', [tab(msg`One`, ['a']), tab(msg`2`, [])])"],
    ['folds', [laidOut('collapse', [pane('One', '1', [designed('a')])])], "folds('', [tab(msg`One`, ['a'])], { openIds: ['0'] })"],
    [
      'folds of which one is open',
      [laidOut('collapse', [pane('One', '1', [designed('a')])], { accordion: true })],
      "folds('', [tab(msg`One`, ['a'])], { openIds: ['0'], isAccordion: true })",
    ],
    ['a line between', [designed('', 'divider', { content: 'Line' })], "display({ as: 'divider', text: msg`Line` })"],
    ['a line between without words', [designed('', 'divider', { content: '' })], "display({ as: 'divider', text: '' })"],
    [
      'a link',
      [designed('', 'link', { content: 'Map', href: 'https://a.b', target: '_blank' })],
      "display({ as: 'link', text: msg`Map`, href: 'https://a.b', target: 'blank' })",
    ],
    ['a code', [designed('', 'qrcode', { staticText: 'Q', dataType: 'static' })], "qrCode('', { text: { from: 'static', text: 'Q' } })"],
    ['bars', [designed('', 'barcode', { staticText: 'B' })], "barcode('', { text: { from: 'static', text: 'B' } })"],
  ])('%s', (_, fields, code) => expect(partsOf(...fields)).toBe(code));
});

test('a control nobody knows is a hole with what was there: in place of its field, or after the parts where it holds none', () => {
  const { screen, declaration } = codeOf([designed('a'), designed('x', 'hologram'), designed('', 'beam', {}, { label: 'Light' })]);
  expect(screen).toMatch(/ {2}\/\/ \{"part":"control","field":"x".*\n {2}x: hole\('hologram “x”'\),/);
  expect(screen).toContain(`  parts: [
    'a',
    'x',
    // {"__vModel__":"","__config__":{"jnpfKey":"beam","label":"Light"}}
    hole('beam “Light”'),
  ],`);
  expect(declaration.holes.map(({ place, key, what }) => [place, key, what])).toEqual([
    ['field', 'x', 'hologram “x”'],
    ['form', '', 'beam “Light”'],
  ]);
});

test('of two controls that hold the same the second is a hole, and what is there of a long one is cut', () => {
  const long = 'x'.repeat(1000);
  const { declaration } = codeOf([
    designed('a'),
    designed('a', 'numInput'),
    designed('y', 'hologram', { note: long }),
    designed('', 'beam', { note: long }),
  ]);
  expect(declaration.holes.every(({ was }) => was.length <= 401)).toBe(true);
  expect(declaration.holes.filter(({ was }) => was.endsWith('…')).map(({ what }) => what)).toEqual(['beam “”']);
});

test('columns of a table that nobody knows are holes in their place', () => {
  const table = designed('works', 'table', {}, { children: [designed('item'), designed('glow', 'hologram')] });
  const { screen, declaration } = codeOf([table]);
  expect(screen).toMatch(
    /works: rowsOf\(msg`works`, \{\n {4}item: text\(msg`item`\),\n {4}\/\/ .*\n {4}glow: hole\('hologram “glow”'\),\n {2}\}\),/,
  );
  expect(declaration.holes).toMatchObject([{ place: 'field', key: 'glow' }]);
});

test('what stays with the server, or is shown otherwise, is named', () => {
  const fields = [
    designed('', 'iframe', { href: 'https://a.b' }, { label: 'Map' }),
    designed('', 'button', {}, { label: 'Go' }),
    designed('a'),
  ];
  const { declaration, readme } = codeOf(fields, { flow: '{"nodes":1}', appList: {} });
  expect(declaration.notes).toEqual([
    { code: 'iframe', of: ['Map'] },
    { code: 'button', of: ['Go'] },
    { code: 'flow', of: [] },
    { code: 'appList', of: [] },
  ]);
  expect(readme).toContain(
    '- A frame is shown as a link: Map.\n- A button of the form is shown and does nothing, its script does not run: Go.\n',
  );
  expect(codeOf([designed('a')], { facts: { enableFlow: true } }).declaration.notes).toEqual([{ code: 'flow', of: [] }]);
  for (const flow of ['', '{}', ' {} ']) expect(codeOf([designed('a')], { flow }).declaration.notes).toEqual([]);
});

test('dictionaries and data interfaces of one installation are named, each once', () => {
  const dictionary = (key: string) => designed(key, 'select', {}, { dataType: 'dictionary', dictionaryType: 'd1' });
  const fields = [dictionary('a'), dictionary('b'), designed('c', 'select', {}, { dataType: 'dynamic', propsUrl: 'i1' })];
  const inTable = designed(
    'works',
    'table',
    {},
    { children: [designed('d', 'select', {}, { dataType: 'dictionary', dictionaryType: 'd2' })] },
  );
  const { declaration, screen } = codeOf([...fields, inTable]);
  expect(declaration.notes).toEqual([
    { code: 'dictionaryById', of: ['d1', 'd2'] },
    { code: 'interfaceById', of: ['i1'] },
  ]);
  expect(screen).toContain("a: choice(msg`a`, { options: dictionary('d1', 'id') }),");
  expect(screen).toContain("import { defineResource, dictionary, feed } from '../../features/resource/index.ts';");
});

test('a design without a form is a list of texts: each column once, by its label or its name', () => {
  const columnList = [{ prop: 'a', label: 'First' }, { prop: 'a', label: 'again' }, { prop: '', label: 'none' }, { prop: 'b' }];
  const { screen, test: written } = codeOf(null, { facts: { webType: 4 }, list: { columnList } });
  expect(screen).toContain("recordsOf('trial', { a: text(msg`First`), b: text(msg`b`) });");
  expect(screen).toContain("list: records.list({ columns: ['a', 'b'], isUnpaged: true, exports: false }),");
  expect(screen).not.toMatch(/form|detail/);
  expect(written.split('\n').slice(-3)).toEqual(['', 'describeRecords(trial);', '']);
  expect(codeOf(null, { facts: { webType: 4 } }).screen).toContain("recordsOf('trial', {});");
});

test('the list of a design that is a form alone is not part of it', () => {
  const list = { columnList: [{ prop: 'a' }], columnBtnsList: [{ value: 'detail', label: '' }] };
  const { screen } = codeOf([designed('a')], { facts: { webType: 1 }, list });
  expect(screen).toContain('list: records.list({ columns: [] }),');
  expect(screen).toContain('actions: { history: false },');
  expect(screen).not.toContain('detail');
});

test('the test of a screen names the fields that have to be filled in', () => {
  const { test: written, page } = codeOf([designed('a', 'comInput', {}, { required: true }), designed('b')]);
  expect(written).toContain("  expect(required).toEqual(['a']);");
  expect(page).toBe(`import { recordsPage } from '../../features/model/records/recordsPage.ts';

export const trialPage = recordsPage({ path: 'records/trial', code: 'trial', load: async () => (await import('./trial.ts')).trial });
`);
});

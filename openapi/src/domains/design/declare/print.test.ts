import fc from 'fast-check';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { createNodeIds, openDesign } from '../document.ts';
import { FACTS, NO_TEXTS, anyTexts } from '../testing/designs.ts';
import { constantNameOf, declare } from './declare.ts';
import { print } from './print.ts';

type Members = Readonly<Record<string, unknown>>;
const control = (key: string, label: string, jnpfKey = 'comInput', more: Members = {}, config: Members = {}) => ({
  __vModel__: key,
  __config__: { jnpfKey, label, ...config },
  ...more,
});
const designOf = (fields: readonly object[], form: Members = {}, columnData: object | null = null, enCode = 'trial') =>
  openDesign(
    { ...FACTS, enCode },
    { ...NO_TEXTS, formData: JSON.stringify({ ...form, fields }), columnData: columnData && JSON.stringify(columnData) },
    createNodeIds(),
  ).document;

/** Statements of a file; a file that is no TypeScript has problems instead. */
function parsed(text: string, name: string) {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const { parseDiagnostics = [] } = file as ts.SourceFile & { readonly parseDiagnostics?: readonly ts.Diagnostic[] };
  return {
    problems: parseDiagnostics.map(({ messageText }) => messageText),
    kinds: file.statements.map(({ kind }) => ts.SyntaxKind[kind]),
  };
}
const codeIn = (...of: Parameters<typeof print>) => print(...of).filter(({ path }) => path.endsWith('.ts') || path.endsWith('.tsx'));
const screenOf = (...of: Parameters<typeof print>) => print(...of)[0]?.text ?? '';

test('a control is a call of its builder with the members that differ from what the builder gives', () => {
  const text = screenOf(
    declare(
      designOf([
        control('place', '地点', 'comInput', { maxlength: 50 }, { required: true, span: 12 }),
        control('amount', '金额', 'numInput', { precision: 2, step: 1 }),
        control('state', '状态', 'select', { __slot__: { options: [{ id: '1', fullName: '开' }] }, multiple: true }),
      ]),
    ),
  );
  expect(text).toContain('place: text(msg`地点`, { required: true, maxChars: 50, span: 12 }),');
  expect(text).toContain('amount: decimal(msg`金额`, { precision: 2 }),');
  expect(text).toContain("state: choice(msg`状态`, { options: fixedOptions(['1', msg`开`]), isMany: true }),");
});

test('words stand in English where it is known, and are named where it is not', () => {
  const declaration = declare(designOf([control('place', '地点'), control('note', '备注')]));
  const [screen, , , readme] = print(declaration, { english: new Map([['地点', 'Place']]) });
  expect(screen?.text).toContain('place: text(msg`Place`)');
  expect(screen?.text).toContain('note: text(msg`备注`)');
  expect(readme?.text).toMatch(/No English yet.*备注/);
  expect(readme?.text).not.toContain('地点');
});

test('a button that runs a script is a hole, with the script in a comment; one that only says something says it', () => {
  const button = (value: string, func: string) => ({ value, label: value, event: { btnType: 2, func } });
  const list = { customBtnsList: [button('mark', "() => { onlineUtils.toast('ok'); }"), button('send', '() => fetch("x")')] };
  const text = screenOf(declare(designOf([control('place', '地点')], {}, list)));
  expect(text).toContain("effect: { kind: 'notify', notices: [{ text: 'ok', tone: 'info' }] }");
  expect(text).toMatch(/\/\/ .*fetch\(.*\n *hole\('button “send”'\)/);
});

test('a list without a button for it has no export; with one its notes say which export it has', () => {
  const codeWith = (btnsList: readonly object[]) => print(declare(designOf([control('place', '地点')], {}, { btnsList })));
  const [without, , , silent] = codeWith([]);
  const [list, , , notes] = codeWith([{ value: 'download', label: '导出' }]);
  expect([without?.text.includes('exports: false'), list?.text.includes('exports')]).toEqual([true, false]);
  expect([silent?.text.includes('export of the server'), notes?.text.includes('export of the server')]).toEqual([false, true]);
});

const NASTY = [
  '`${process.exit()}`',
  "'); alert(1); ('",
  '*/ alert(1) /*',
  'a\u2028b',
  '\\',
  '{name}',
  '<b>x</b>',
  '</script>',
  '"',
  '${x}',
  '换\n行',
  '`',
];

test.each(NASTY)('a design with %j in its names, words, scripts and options is code that says so and does nothing else', (text) => {
  const fields = [
    control('plain', text, 'comInput', { placeholder: text }, { tipLabel: text, regList: [{ pattern: text, message: text }] }),
    control('strange', text, 'hologram', { [text]: text }),
    control('', text, 'unknownPart', { [text]: text }),
    control('one', text, 'select', { __slot__: { options: [{ id: text, fullName: text }] } }),
  ];
  const list = {
    columnList: [{ prop: 'plain', label: text }],
    customBtnsList: [{ value: text, label: text, event: { btnType: 2 } }],
    funcs: { rowStyle: text },
  };
  const harmless = declare(designOf(fields.slice(0, 1).map(() => control('plain', 'x'))));
  const usual = codeIn(harmless).map((file) => parsed(file.text, file.path).kinds.filter((kind) => kind !== 'ImportDeclaration'));
  const declaration = declare(designOf(fields, { funcs: { onLoad: text } }, list, `code${text}`));
  codeIn(declaration).forEach((file, at) => {
    const { problems, kinds } = parsed(file.text, file.path);
    expect(problems).toEqual([]);
    expect(kinds.filter((kind) => kind !== 'ImportDeclaration')).toEqual(usual[at]);
  });
});

test('whatever a design holds, its code can be read, and is the same each time', () => {
  fc.assert(
    fc.property(anyTexts, (texts) => {
      const open = () => declare(openDesign(FACTS, texts, createNodeIds()).document);
      const files = codeIn(open());
      for (const file of files) expect(parsed(file.text, file.path).problems).toEqual([]);
      expect(codeIn(open())).toEqual(files);
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['roadPatrol', 'roadPatrol'],
  ['road.patrol-2', 'roadPatrol2'],
  ['RoadPatrol', 'roadPatrol'],
  ['class', 'classRecords'],
  ['text', 'textRecords'],
  ['3月', 'design3'],
  ['', 'design'],
])('the code %j is the name %s', (enCode, name) => expect(constantNameOf(enCode)).toBe(name));

test('a key that is no name stands in quotes, and one no record can have is a hole', () => {
  const text = screenOf(declare(designOf([control('字段 1', 'a'), control('__proto__', 'b')])));
  expect(text).toContain("'字段 1': text(");
  expect(text).toContain("hole('comInput “b”'),");
});

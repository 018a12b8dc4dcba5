import { expressionDoc, commented, isMessage, quoted } from './code.ts';
import type { EnglishWords } from './code.ts';
import { layOut } from './doc.ts';
import type { Doc } from './doc.ts';
import { group, indent, joined, newLine } from './doc.ts';
import { isHole } from './declaration.ts';
import type { Declaration, DeclaredField, Hole } from './declaration.ts';
import { call, list, named, namesIn, object, value, words } from './expression.ts';
import type { Expression, Member } from './expression.ts';
import { readmeOf } from './readme.ts';

/** A file of code. */
export interface PrintedFile {
  /** Path below the folder of pages. */
  readonly path: string;
  readonly text: string;
}

/** Facts code is printed with. */
export interface PrintAt {
  /** Folder of the page. @defaultValue the code of the design, as a folder is named */
  readonly folder?: string;
  /** Address of the page, without the slash at the start. @defaultValue `records/` and the folder */
  readonly path?: string;
  /** Words in English by the words of the design; those it lacks stand as the design has them. */
  readonly english?: EnglishWords;
}

const WIDTH = 140;
const RESOURCE_NAMES: ReadonlySet<string> = new Set(['defineResource', 'dictionary', 'feed']);

const hole = ({ what, was }: Hole): Expression => ({ is: 'hole', what, was });
/** Members of an object whose names may be any text of a design. */
const fieldMember = (field: DeclaredField | Hole): Member => [field.key, isHole(field) ? hole(field) : fieldCall(field)];

function fieldCall({ builder, label, members, columns }: DeclaredField): Expression {
  const of = [words(label), ...(columns ? [object(columns.map(fieldMember))] : []), ...(members.length > 0 ? [object(members)] : [])];
  return call(builder, ...of);
}

const holesAt = (declaration: Declaration, place: Hole['place']): readonly Hole[] => declaration.holes.filter((one) => one.place === place);

/** The form of a declaration as a call; null where it has none. */
function formCall(declaration: Declaration): Expression | null {
  const { form, rules, fields } = declaration;
  if (form === null) return null;
  const lost = holesAt(declaration, 'form').map(hole);
  const own = form.parts ?? (lost.length > 0 ? fields.map(({ key }) => value(key)) : null);
  const inRules = holesAt(declaration, 'rule').map(hole);
  const members: Member[] = [...form.members];
  if (own !== null) members.push(['parts', list([...own, ...lost])]);
  if (rules.length + inRules.length > 0) members.push(['rules', list([...rules.map((rule) => value(rule)), ...inRules])]);
  return call('records.form', object(members));
}

function listCall(declaration: Declaration): Expression {
  const { columns, filters, members } = declaration.list;
  const unread = holesAt(declaration, 'list').map(hole);
  return call(
    'records.list',
    object([
      ['columns', list(columns)],
      ...(filters.length > 0 ? [['filters', list(filters)] as const] : []),
      ...members,
      ...(unread.length > 0 ? [['scripts', list(unread)] as const] : []),
    ]),
  );
}

const importOf = (names: readonly string[], from: string): Doc =>
  names.length === 0
    ? []
    : [
        group(
          'import {',
          indent({ is: 'line', flat: ' ' }, joined(names, [',', { is: 'line', flat: ' ' }])),
          { is: 'ifBroken', text: ',' },
          { is: 'line', flat: ' ' },
          '} from ',
          quoted(from),
          ';',
        ),
        newLine,
      ];

/** Buttons of rows: those there is code for, and the holes of the others after them. */
function moreOf(made: readonly Expression[], lost: readonly Expression[]): readonly Member[] {
  const [buttons] = made;
  if (lost.length === 0) return buttons ? [['more', buttons]] : [];
  return [['more', list([...(buttons ? [{ is: 'spread', of: buttons } as const] : []), ...lost])]];
}

/** Everything the declaration of a screen says, as calls by their names. */
export function expressionsOf(declaration: Declaration) {
  const { fields, fullName, actions, hasDetail, enCode } = declaration;
  const lost = holesAt(declaration, 'button').map(hole);
  const made = declaration.buttons.length > 0 ? [call('records.buttons', list(declaration.buttons))] : [];
  const form = formCall(declaration);
  const records = call('recordsOf', value(enCode), object(fields.map(fieldMember)));
  const screen: readonly Member[] = [
    ['id', value(`records:${enCode}`)],
    ['source', value(`design ${enCode}`)],
  ];
  const more: readonly Member[] = [
    ['words', call('records.words', object([['many', words(fullName)], ...declaration.words]))],
    ['list', listCall(declaration)],
    ...(form ? [['form', named('form')] as const] : []),
    ...(hasDetail ? [['detail', call('records.detail', named('form'))] as const] : []),
    ['actions', object([...actions, ...moreOf(made, lost)])],
  ];
  return { records, form, screen, more };
}

function screenText(declaration: Declaration, english: EnglishWords): string {
  const { constant, enCode } = declaration;
  const { records, form, screen, more } = expressionsOf(declaration);
  const all = [records, ...(form ? [form] : []), ...more.map(([, of]) => of)].flatMap(namesIn);
  const used = [...new Set(all)].filter((name) => /^[a-zA-Z]\w*$/.test(name) && !['msg', 'form', 'undefined'].includes(name));
  const isWorded = layOut(
    [records, ...more.map(([, of]) => of), ...(form ? [form] : [])].map((of) => expressionDoc(of, english)),
    WIDTH,
  ).includes('msg`');
  const ours = used.filter((name) => !RESOURCE_NAMES.has(name)).toSorted();
  const engine = ['defineResource', ...used.filter((name) => RESOURCE_NAMES.has(name))].toSorted();
  const memberLines = (members: readonly Member[]): readonly Doc[] =>
    members.map(([name, of]): Doc => (of.is === 'name' && of.name === name ? [name, ','] : [`${name}: `, expressionDoc(of, english), ',']));
  const doc: Doc = [
    ...(isWorded ? ["import { msg } from '@lingui/core/macro';", newLine] : []),
    importOf(ours, '../../features/model/records/index.ts'),
    importOf(engine, '../../features/resource/index.ts'),
    newLine,
    ['const records = ', expressionDoc(records, english), ';', newLine],
    newLine,
    ...(form ? [['const form = ', expressionDoc(form, english), ';', newLine], newLine] : []),
    `/** Records of the design ${commented(enCode)}. What is particular is written here; all else is the engine's. */`,
    newLine,
    `export const ${constant} = defineResource({`,
    indent(newLine, joined([...memberLines(screen), '...records.calls,', ...memberLines(more)], newLine)),
    newLine,
    '});',
    newLine,
  ];
  return layOut(doc, WIDTH);
}

function pageText({ constant, enCode }: Declaration, path: string): string {
  const load = `async () => (await import('./${constant}.ts')).${constant}`;
  const page = call(
    'recordsPage',
    object([
      ['path', value(path)],
      ['code', value(enCode)],
      ['load', named(load)],
    ]),
  );
  return layOut(
    [
      "import { recordsPage } from '../../features/model/records/recordsPage.ts';",
      newLine,
      newLine,
      [`export const ${constant}Page = `, expressionDoc(page, new Map()), ';', newLine],
    ],
    WIDTH,
  );
}

/** True for a field that has to be filled in if no rule says otherwise. */
const isRequired = (field: DeclaredField | Hole): boolean =>
  !isHole(field) &&
  field.members.some(([name, of]) => {
    const own = of.is === 'list' ? of.items[0] : of;
    return name === 'required' && own?.is === 'value' && own.value === true;
  });

function testText(declaration: Declaration): string {
  const { constant, fields, form } = declaration;
  const required = fields.filter(isRequired).map(({ key }) => key);
  const head = [
    ...(form ? ["import { controlsOf } from '@milepost/kit/forms/grammar';", "import { expect, test } from 'vitest';"] : []),
    "import { describeRecords } from '../../features/design/testing/describeRecords.ts';",
    `import { ${constant} } from './${constant}.ts';`,
    '',
    `describeRecords(${constant});`,
  ];
  if (!form) return `${head.join('\n')}\n`;
  const asked = layOut(['  expect(required).toEqual(', expressionDoc(list(required.map((key) => value(key))), new Map()), ');'], WIDTH);
  return `${[
    ...head,
    '',
    "test('the form asks for what its design asks for', () => {",
    `  const controls = controlsOf({ parts: ${constant}.form?.fields ?? [] });`,
    '  const required = controls.flatMap(({ control }) => (control.required === true ? [control.field] : []));',
    asked,
    '});',
  ].join('\n')}\n`;
}

/** Folder of a page by the code of a design: `roadPatrol` is `road-patrol`. */
export const folderNameOf = (constant: string): string =>
  constant
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();

/** Words of a design that people read, each once, in the order they stand. */
export function wordsOf(declaration: Declaration): readonly string[] {
  const found: string[] = [];
  const walk = (of: Expression): void => {
    if (of.is === 'words') found.push(of.text);
    if (of.is === 'call') of.of.forEach(walk);
    if (of.is === 'list') of.items.forEach(walk);
    if (of.is === 'object') for (const [, member] of of.members) walk(member);
  };
  const { records, form, more } = expressionsOf(declaration);
  for (const one of [records, ...(form ? [form] : []), ...more.map(([, of]) => of)]) walk(one);
  return [...new Set(found)];
}

/** Words of a design without English: they stand in the code as the design has them. */
export const withoutEnglish = (declaration: Declaration, english: EnglishWords = new Map()): readonly string[] =>
  wordsOf(declaration).filter((text) => !english.has(text) && isMessage(text) && /\P{ASCII}/u.test(text));

/**
 * Files of a declaration: the screen, its page, its test, and what did not come along. The same bytes wherever they are made.
 * @source designer §16 @reading R-938
 */
export function print(declaration: Declaration, { folder, path, english = new Map() }: PrintAt = {}): readonly PrintedFile[] {
  const { constant } = declaration;
  const at = folder ?? folderNameOf(constant);
  return [
    { path: `${at}/${constant}.ts`, text: screenText(declaration, english) },
    { path: `${at}/page.ts`, text: pageText(declaration, path ?? `records/${at}`) },
    { path: `${at}/${constant}.test.tsx`, text: testText(declaration) },
    { path: `${at}/README.part.md`, text: readmeOf(declaration, withoutEnglish(declaration, english)) },
  ];
}

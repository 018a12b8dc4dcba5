import { describe, expect, test } from 'vitest';
import { camel, constant, kebab, pascal, plural, withArticle } from './names.ts';
import { nearest } from './nearest.ts';
import { pruneImports } from './pruneImports.ts';
import { partsOf, render, type Scope } from './render.ts';

const scope: Scope = {
  flags: new Set(['canSave', 'paged']),
  values: { route: 'system/area', lines: 'a,\nb,' },
  words: { thing: 'bill rule' },
  names: { Specimen: 'Area', specimen: 'area', SpecimenRow: 'AreaNode' },
};
const fill = (text: string) => render('page.ts', text, scope);

describe('a template', () => {
  test.each([
    ['a value', "path: '$route'", "path: 'system/area'"],
    ['words', 't`New «thing»`', 't`New bill rule`'],
    ['names, the longest first', 'specimenPage: SpecimenRow', 'areaPage: AreaNode'],
    ['a template string of the page itself', 't`${count} of $route`', 't`${count} of system/area`'],
    ['a block that holds', '//- if canSave\nyes\n//- end', 'yes'],
    ['a block in JSX', '{/*- if canSave */}\n<Form />\n{/*- end */}', '<Form />'],
    ['a block that does not hold', 'a\n//- if canEdit\nno\n//- end\nb', 'a\nb'],
    ['both conditions', '//- if canSave & !paged\nno\n//- end', ''],
    ['the other way, which is a comment', '//- if canEdit\nno\n//- else\n//: const a = 1;\n//- end', 'const a = 1;'],
    ['the other way in JSX', '{/*- if canEdit */}\nno\n{/*- else */}\n{/*: <Form /> */}\n{/*- end */}', '<Form />'],
    ['a block in one that does not hold', '//- if canEdit\n//- if canSave\nno\n//- else\nno\n//- end\n//- end', ''],
    ['lines to insert', '[\n  //- insert lines\n]', '[\na,\nb,\n]'],
  ])('fills in %s', (_, text, filled) => expect(fill(text)).toBe(filled));

  test('a file whose condition does not hold is none', () => {
    expect(fill('//- file canEdit\nconst a = 1;')).toBeNull();
    expect(fill('//- file canSave\nconst a = 1;')).toBe('const a = 1;');
  });

  test.each([
    ['$nothing', 'page.ts:1: nobody says what "nothing" is'],
    ['«nothing»', 'page.ts:1: nobody says what "nothing" is'],
    ['$constructor', 'nobody says what "constructor" is'],
    ['\n//- unless a', 'page.ts:2: nobody knows the order "unless"'],
    ['//- if a', '1 blocks have no end'],
    ['//- end', 'end without if'],
  ])('%j is refused with its place', (text, message) => expect(() => fill(text)).toThrow(message));

  test('parts are the blocks between part and end', () => {
    expect([...partsOf('[\n//- part one\n1,\n//- end\n//- part two\n2,\n2,\n//- end\n]')]).toEqual([
      ['one', '1,'],
      ['two', '2,\n2,'],
    ]);
  });
});

test.each([
  ['unused names go', "import { a, b } from 'x';\nb();\n", "import { b } from 'x';\nb();\n"],
  ['an import without names goes', "import type { A } from 'x';\nconst b = 1;\n", 'const b = 1;\n'],
  ['a name twice stays once', "import { a, a } from 'x';\na();\n", "import { a } from 'x';\na();\n"],
  ['a member of the same name is no use', "import { id } from 'x';\nrow.id;\n", 'row.id;\n'],
  ['spreading is a use', "import { id } from 'x';\n[...id];\n", "import { id } from 'x';\n[...id];\n"],
])('%s', (_, text, pruned) => expect(pruneImports(text)).toBe(pruned));

test('a name in every case', () => {
  expect(['bill-rule', 'billRule', 'BillRule'].map(kebab)).toEqual(['bill-rule', 'bill-rule', 'bill-rule']);
  expect([camel('bill-rule'), pascal('bill-rule'), constant('startNumber')]).toEqual(['billRule', 'BillRule', 'START_NUMBER']);
  expect(['area', 'category', 'address', 'BillRule'].map(plural)).toEqual(['areas', 'categories', 'addresses', 'BillRules']);
  expect(['area', 'rule', 'digits', 'status'].map(withArticle)).toEqual(['an area', 'a rule', 'digits', 'a status']);
});

test.each([
  ['listArea', ['listAreas']],
  ['lsitAreas', ['listAreas']],
  ['areas', ['listAreas']],
  ['somethingElse', []],
])('somebody who types %s may mean %j', (typed, names) => {
  expect(nearest(typed, ['listAreas', 'listBillRules', 'createArea'])).toEqual(names);
});

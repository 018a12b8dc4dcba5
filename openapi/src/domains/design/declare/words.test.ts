import { expect, test } from 'vitest';
import { codeOf, designed } from '../testing/codeOf.ts';
import { folderNameOf, print, withoutEnglish, wordsOf } from './print.ts';

const { declaration } = codeOf(
  [
    designed('地点', 'comInput', { placeholder: '请填写' }),
    designed('note', 'select', {
      __slot__: {
        options: [
          { id: '1', fullName: '开' },
          { id: '2', fullName: '{坏}' },
        ],
      },
    }),
  ],
  {
    form: { confirmButtonText: '提交' },
    list: { columnList: [{ prop: 'note', label: '说明' }], btnsList: [{ value: 'add', label: '上报' }] },
    facts: { fullName: '事故' },
  },
);

test('words people read are found once, in the order they stand', () => {
  expect(wordsOf(declaration)).toEqual(['地点', '请填写', 'note', '开', '{坏}', '提交', '事故', '上报', '说明']);
});

test('words without English are those a message can hold, that are no English and that nobody has translated', () => {
  expect(withoutEnglish(declaration)).toEqual(['地点', '请填写', '开', '提交', '事故', '上报', '说明']);
  expect(
    withoutEnglish(
      declaration,
      new Map([
        ['地点', 'Place'],
        ['开', 'On'],
      ]),
    ),
  ).toEqual(['请填写', '提交', '事故', '上报', '说明']);
});

test.each([
  ['roadPatrol', 'road-patrol'],
  ['roadPatrol2Lane', 'road-patrol2-lane'],
  ['road_patrol', 'road-patrol'],
  ['GPS', 'gps'],
])('the folder of %s is %s', (constant, folder) => expect(folderNameOf(constant)).toBe(folder));

test('files stand in the folder of the page, which is at its address', () => {
  const paths = (at: Parameters<typeof print>[1]) => print(declaration, at).map(({ path }) => path);
  expect(paths({})).toEqual(['trial/trial.ts', 'trial/page.ts', 'trial/trial.test.tsx', 'trial/README.part.md']);
  expect(paths({ folder: 'road' })[0]).toBe('road/trial.ts');
  expect(print(declaration, { folder: 'road' })[1]?.text).toContain("path: 'records/road',");
  expect(print(declaration, { path: 'system/road' })[1]?.text).toContain("path: 'system/road',");
});

test('a screen without a word to translate imports no messages', () => {
  const plain = codeOf([designed('a', 'comInput', {}, { label: '{a}' })], { facts: { fullName: '{b}' } }).screen;
  expect(plain).not.toContain('msg');
  expect(codeOf([designed('a')]).screen).toMatch(/^import \{ msg \} from '@lingui\/core\/macro';\n/);
});

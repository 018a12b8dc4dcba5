import { describe, expect, test } from 'vitest';
import { answered } from './answers.ts';
import { readNewPageInput, type NewPageFlags } from './input.ts';

const GOOD: NewPageFlags = { type: '2', resource: 'listBillRules' };
const problemsOf = (name: string, flags: NewPageFlags) => {
  const read = readNewPageInput(name, flags);
  return 'problems' in read ? read.problems : [];
};

describe('input', () => {
  test('good flags are read', () => {
    const flags = {
      columns: 'enCode, fullName',
      hide: 'example',
      control: ['category=dictionary:businessType:id'],
      label: ['prefix=前缀,前綴'],
    };
    expect(readNewPageInput('bill-rule', { ...GOOD, ...flags })).toMatchObject({
      input: {
        columns: ['enCode', 'fullName'],
        fields: null,
        hide: ['example'],
        controls: new Map([['category', 'dictionary:businessType:id']]),
        labels: new Map([['prefix', { zh: '前缀', zhtw: '前綴', en: null }]]),
      },
    });
  });

  test.each(['weather.heavy rain', "weather.o'clock", 'weather.晴', 'weather.a-b'])('a value of a choice may be any text: %s', (value) => {
    const read = readNewPageInput('area', { ...GOOD, label: [`${value}=晴,晴`] });
    expect('input' in read && [...read.input.labels.keys()]).toEqual([value]);
  });

  test('all problems are said at once', () => {
    expect(problemsOf('../Area', { path: '/system', zh: ' ' })).toEqual([
      expect.stringContaining('"../Area" is no name for a folder'),
      expect.stringContaining('--type is missing'),
      expect.stringContaining('--resource is missing'),
      expect.stringContaining('--path is "/system"'),
      expect.stringContaining('--zh is empty'),
    ]);
  });

  test.each([
    ['con', {}, 'Windows gives no folder to'],
    ['a'.repeat(51), {}, 'has 51 characters, and a code of the menu has at most 50'],
    ['area', { path: `system/${'a'.repeat(44)}` }, '--path has 51 characters'],
    ['area', { zh: '区'.repeat(51) }, '--zh has 51 characters, and a name in the menu has at most 50'],
    ['area', { columns: 'a b' }, '--columns is "a b"'],
    ['area', { control: ['organizeId'] }, '--control is "organizeId". Give it as --control organizeId=organizationId'],
    ['area', { label: ['prefix=前缀'] }, 'Give Simplified and Traditional Chinese'],
    ['area', { label: ['prefix={a},b'] }, '--label is "prefix={a},b"'],
    ['area', { zhtw: '<b>' }, '--zhtw is empty or holds {, }, < or >'],
  ] as const)('%s with %j is refused', (name, flags, words) => {
    expect(problemsOf(name, { ...GOOD, ...flags })).toEqual([expect.stringContaining(words)]);
  });

  test.each([
    ['9', 'no type of a menu entry'],
    ['constructor', 'no type of a menu entry'],
  ])('type %s is refused for what it is', (type, words) => {
    expect(problemsOf('area', { type, resource: 'listAreas' })[0]).toContain(words);
  });
});

describe('at a terminal', () => {
  const question = (flag: string, isNeeded: boolean) => ({ flag, says: `What is ${flag}?`, offers: ['user'], isNeeded });

  test('each question is asked once, and what nobody needs and nobody answers is hidden', async () => {
    const asked: string[] = [];
    const answers = ['班组', '班組', 'user', '', '无,無'];
    const flags = await answered(
      { type: '2', hide: 'example' },
      [
        question('--zh ', true),
        question('--zhtw ', true),
        question('--control managerId=', true),
        question('--label kind.own=', false),
        question('--label dateFormat.no=', true),
      ],
      (text) => {
        asked.push(text);
        return Promise.resolve(answers[asked.length - 1] ?? null);
      },
    );
    expect(flags).toEqual({
      type: '2',
      hide: 'example,kind',
      zh: '班组',
      zhtw: '班組',
      control: ['managerId=user'],
      label: ['dateFormat.no=无,無'],
    });
    expect(asked[2]).toBe('What is --control managerId=? (user) ');
    expect(asked[3]).toContain('Enter leaves it out.');
  });

  test('a needed answer that does not come ends it', async () => {
    expect(await answered({}, [question('--zh ', true)], () => Promise.resolve(null))).toBeNull();
  });
});

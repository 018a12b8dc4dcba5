import { expect, test } from 'vitest';
import { MAX_CELL_CHARS, cellText, columnValue, dataNodes, filledParameters } from './index.ts';

const endless: unknown[] = [];
endless.push(endless);

test.each<[string, unknown, string]>([
  ['a text', '波形梁护栏', '波形梁护栏'],
  ['a figure', 0, '0'],
  ['a yes or no', false, 'false'],
  ['nothing', null, ''],
  ['what is not there', undefined, ''],
  ['a list', ['云阳', '青溪', null, ''], '云阳、青溪'],
  ['a thing with a name', { id: '1', fullName: '养护一公司' }, '养护一公司'],
  ['a thing without one', { a: 1 }, ''],
  ['markup stays text', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['lines become one', 'a\r\nb\tc', 'a b c'],
  ['marks that turn the direction are left out', 'K98\u202E005+', 'K98 005+'],
  ['blanks around it', ' a ', 'a'],
  ['a thing whose first name is empty', { fullName: '', label: '养护', name: 'x' }, '养护'],
  ['a thing whose name is a figure', { fullName: 7, name: 'x' }, 'x'],
  ['a list of things', [{ name: 'a' }, { label: 'b' }, {}], 'a、b'],
  ['a large number', 12345678901234567890n, '12345678901234567890'],
  ['as long a text as is shown', 'a'.repeat(MAX_CELL_CHARS), 'a'.repeat(MAX_CELL_CHARS)],
  ['more things than are put into a cell', Array.from({ length: 60 }, () => 'a'), Array.from({ length: 50 }, () => 'a').join('、')],
  ['a list within lists', [['a']], ''],
  ['a list in itself', endless, ''],
  ['a function', () => 'x', ''],
  ['a member of the prototype is no name', JSON.parse('{"__proto__":{"fullName":"x"}}'), ''],
])('%s in a cell', (_, value, text) => {
  expect(cellText(value)).toBe(text);
});

test('a text of a million characters is cut between characters', () => {
  expect(cellText(`a${'𠮷'.repeat(1_000_000)}`)).toBe(`a${'𠮷'.repeat(MAX_CELL_CHARS / 2 - 1)}…`);
  const text = cellText('𠮷'.repeat(1_000_000));
  expect(text).toBe(`${'𠮷'.repeat(MAX_CELL_CHARS / 2)}…`);
});

test('a column is found whatever case the database writes it in, the exact one first', () => {
  expect(columnValue({ FULLNAME: 'b', fullName: 'a' }, 'fullName')).toBe('a');
  expect(columnValue({ FULLNAME: 'b' }, 'fullName')).toBe('b');
});

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('%s is no column of a row', (name) => {
  expect(columnValue({ id: '1' }, name)).toBeUndefined();
});

const columns = { propsValue: 'id', relationField: 'fullName' };

test('rows become choices by the stored and the shown column', () => {
  expect(dataNodes([{ id: 'A01', fullName: '云阳收费站' }, { id: 12 }], columns)).toMatchObject([
    { id: 'A01', fullName: '云阳收费站', value: 'A01', fault: null },
    { id: '12', fullName: '12', value: 12, fault: null },
  ]);
});

test('a value that comes twice is one choice, a text and a figure alike', () => {
  expect(dataNodes([{ id: '1', fullName: 'a' }, { id: 1, fullName: 'b' }, { id: '1' }], columns)).toHaveLength(1);
});

test.each([
  ['no value', { id: undefined }, 'noValue'],
  ['an empty value', { id: '' }, 'noValue'],
  ['a value that is a list', { id: ['1'] }, 'noValue'],
  ['a value that is a truth', { id: true }, 'noValue'],
  ['a number JavaScript has changed', { id: Number('9007199254740993') }, 'unsafeNumber'],
])('a row with %s is shown and cannot be chosen', (_, record, fault) => {
  const nodes = dataNodes([record, record], columns);
  expect(nodes.map((node) => node.fault)).toEqual([fault, fault]);
  expect(nodes.map(({ value }) => value)).toEqual(fault === 'noValue' ? ['', ''] : [record.id, record.id]);
  expect(new Set(nodes.map(({ id }) => id)).size).toBe(2);
});

test('parameters take the values the form has now and are else sent as they are designed', () => {
  const parameters = [
    { id: '7', field: 'roadNumber', relationField: 'F_Section', defaultValue: 'S26' },
    { id: '8', field: 'kind', relationField: '', defaultValue: 'toll' },
  ];
  const valueOf = (field: string) => (field === 'F_Section' ? 'G5' : 'wrong');
  expect(filledParameters(parameters, valueOf)).toEqual([
    { id: '7', field: 'roadNumber', relationField: 'F_Section', defaultValue: 'G5' },
    parameters[1],
  ]);
  expect(filledParameters(parameters, undefined)).toEqual(parameters);
});

test.each<[string, unknown, unknown]>([
  ['nothing', null, ''],
  ['what is not there', undefined, ''],
  ['zero', 0, 0],
  ['a list in itself', endless, ''],
  ['a function', () => 1, ''],
])('%s in a form field is sent safely', (_, value, sent) => {
  expect(filledParameters([{ relationField: 'a', defaultValue: 'b' }], () => value)).toEqual([{ relationField: 'a', defaultValue: sent }]);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anything,
  choice,
  commaList,
  count,
  flag,
  flagText,
  from,
  id,
  jsonText,
  jsonValue,
  list,
  listed,
  moment,
  nullableText,
  number,
  numberText,
  oneWay,
  optional,
  optionalId,
  paged,
  parentId,
  record,
  text,
  tree,
  truth,
} from './index.ts';

describe('one value', () => {
  test.each([
    ['an id that is a number', id, 7, '7'],
    ['an absent id', optionalId, undefined, null],
    ['an empty id', optionalId, '', null],
    ['no text', text, null, ''],
    ['no nullable text', nullableText, null, ''],
    ['a flag that is a number', flag, 1, true],
    ['a flag that is a text', flag, '0', false],
    ['a flag that is a truth', flag, true, true],
    ['no flag', flag, null, false],
    ['a flag with another number', flag, 2, false],
    ['a flag in a word', flag, 'true', true],
    ['a flag in another word', flag, 'yes', false],
    ['a flag as text', flagText, '1', true],
    ['no truth', truth, undefined, false],
    ['a number as text', number, '12.5', 12.5],
    ['a text that is no number', number, 'twelve', null],
    ['an empty number', number, '', null],
    ['blanks for a number', number, ' ', null],
    ['a number without an end', number, Infinity, null],
    ['a text of a number without an end', number, 'Infinity', null],
    ['a truth for a number', number, true, null],
    ['a missing count', count, null, 0],
    ['a count', count, '3', 3],
    ['a text that is a number', text, 7, '7'],
    ['a nullable text', nullableText, '甲', '甲'],
    ['an id', optionalId, 7, '7'],
    ['a missing id', optionalId, null, null],
    ['no text at all', text, undefined, ''],
    ['nothing that may be missing', optional(number), undefined, null],
    ['something that may be missing', optional(number), '5', 5],
    ['a number that travels as text', numberText, '6', 6],
    ['a moment in milliseconds', moment, 1_763_600_000_000, 1_763_600_000_000],
    ['a moment in milliseconds as text', moment, '1763600000000', 1_763_600_000_000],
    ['a moment as text is the clock of the office', moment, '2026-11-19 08:00:00', Date.parse('2026-11-19T00:00:00Z')],
    ['a moment with a zone', moment, '2026-11-19T08:00:00Z', Date.parse('2026-11-19T08:00:00Z')],
    ['a moment with a zone of hours', moment, '2026-11-19T08:00:00+0800', Date.parse('2026-11-19T00:00:00Z')],
    ['a moment with a part of a second', moment, '2026-11-19 08:00:00.25', Date.parse('2026-11-19T00:00:00.250Z')],
    ['a moment with blanks around it', moment, ' 2026-11-19 08:00 ', Date.parse('2026-11-19T00:00:00Z')],
    ['no moment', moment, null, null],
    ['a moment with a zone on a day that does not exist', moment, '2026-13-40T08:00:00Z', null],
    ['a day', moment, '2026-11-19', Date.parse('2026-11-18T16:00:00Z')],
    ['a moment nobody can read', moment, '19/11/2026', null],
    ['a day that does not exist', moment, '2026-13-40', null],
    ['ids joined by commas', commaList, 'a,b', ['a', 'b']],
    ['ids with a comma too many', commaList, 'a,,b,', ['a', 'b']],
    ['no ids', commaList, null, []],
  ])('%s', (_, codec, wire, model) => {
    expect((codec as { decode(wire: unknown): unknown }).decode(wire)).toEqual(model);
  });

  test.each([
    ['an id', id, '7', '7'],
    ['no id', optionalId, null, null],
    ['a text', text, '', ''],
    ['an empty nullable text', nullableText, '', null],
    ['a nullable text', nullableText, '甲', '甲'],
    ['a parent', parentId('0'), '7', '7'],
    ['yes', flag, true, 1],
    ['no', flag, false, 0],
    ['yes as text', flagText, true, '1'],
    ['no as text', flagText, false, '0'],
    ['a truth', truth, true, true],
    ['a number', number, 0, 0],
    ['a count', count, 3, 3],
    ['a number as text', numberText, 6, '6'],
    ['no number as text', numberText, null, null],
    ['a moment', moment, 1_763_600_000_000, 1_763_600_000_000],
    ['ids', commaList, ['a', 'b'], 'a,b'],
    ['nothing', optional(flag), null, null],
    ['something', optional(flag), false, 0],
    ['anything', anything, { a: [1] }, { a: [1] }],
  ])('%s is sent in the spelling of the contract', (_, codec, model, wire) => {
    expect((codec as { encode(model: unknown): unknown }).encode(model)).toEqual(wire);
  });

  test('what nobody reads is as it came', () => {
    const wire = { a: [1] };
    expect(anything.decode(wire)).toBe(wire);
  });

  test('what is only read cannot be sent', () => {
    const name = oneWay((wire: { readonly name: string }) => wire.name);
    expect([name.isOneWay, name.decode({ name: '甲' })]).toEqual([true, '甲']);
    expect(() => name.encode('甲')).toThrow('only read');
  });

  test.each([
    ['7', '7'],
    ['1', '1'],
  ])('the parent %j is itself', (wire, parent) => expect(parentId('-1').decode(wire)).toBe(parent));

  test.each([['-1'], ['0'], [''], [null]])('the parent %j is the top', (wire) => {
    expect([parentId('-1').decode(wire), parentId('-1').encode(null), parentId('0').encode(null)]).toEqual([null, '-1', '0']);
  });

  test('a choice has a name for each number, and one for what it does not know', () => {
    const urgency = choice({ normal: 1, important: 2, urgent: 3 }, 'normal');
    expect([urgency.decode(2), urgency.decode('3'), urgency.decode(9), urgency.decode(null), urgency.encode('urgent')]).toEqual([
      'important',
      'urgent',
      'normal',
      'normal',
      3,
    ]);
  });
});

describe('an object', () => {
  const role = record({ id, fullName: text, isEnabled: from('enabledMark', flag), sortCode: count });

  test('has our names inside and the names of the wire outside', () => {
    const model = role.decode({ id: '1', fullName: '调度主管', enabledMark: 1, sortCode: null });
    expect(model).toEqual({ id: '1', fullName: '调度主管', isEnabled: true, sortCode: 0 });
    expect(role.encode(model)).toEqual({ id: '1', fullName: '调度主管', enabledMark: 1, sortCode: 0 });
  });

  test('reads own members only: a prototype grants nothing', () => {
    const odd: { constructor?: string } = JSON.parse('{}');
    expect(record({ constructor: text }).decode(odd)).toEqual({ constructor: '' });
  });
});

describe('lists, pages and trees', () => {
  const node = tree({ id, fullName: text });

  test('no data is an empty list everywhere', () => {
    expect([list(id).decode(null), listed(id).decode(undefined), listed(id).decode({ list: null }), paged(id).decode(null).rows]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });

  test('the number of the page is read by either name, and needed by nobody', () => {
    const pagination = { pageSize: 20, total: 41 };
    expect(paged(id).decode({ list: ['a'], pagination: { ...pagination, pageIndex: 3 } })).toEqual({
      rows: ['a'],
      total: 41,
      pageSize: 20,
      currentPage: 3,
    });
    expect(paged(id).decode({ list: ['a'], pagination }).currentPage).toBe(1);
  });

  test.each([
    [-1, 1],
    [3, 3],
    [Number.NaN, 1],
    [null, 1],
  ])('a list of %s rows in all has %s', (said, total) => {
    expect(paged(id).decode({ list: ['a'], pagination: { pageSize: 20, total: said as number } }).total).toBe(total);
  });

  test('a leaf has an empty list inside and null outside', () => {
    const model = node.decode({ id: '1', fullName: '重庆', hasChildren: true, children: [{ id: '2', fullName: '云阳', children: null }] });
    expect(model.children[0]?.children).toEqual([]);
    expect(node.encode(model)).toEqual({
      id: '1',
      fullName: '重庆',
      hasChildren: true,
      children: [{ id: '2', fullName: '云阳', hasChildren: false, children: null }],
    });
  });

  test('a tree that holds itself is read once instead of breaking the page', () => {
    type Endless = { id: string; fullName: string; children: Endless[] };
    const endless: Endless = { id: '1', fullName: '', children: [] };
    endless.children.push(endless);
    let depth = 0;
    for (let at = [node.decode(endless)]; at[0]; at = at[0].children) depth += 1;
    expect(depth).toBe(1);
  });
});

describe('JSON in a text', () => {
  const files = jsonText(list(record({ fileId: text, name: text })));

  test('is opened, and closed again', () => {
    const model = files.decode('[{"fileId":"1","name":"合同.pdf"}]');
    expect(jsonValue(model, [])).toEqual([{ fileId: '1', name: '合同.pdf' }]);
    expect(files.encode(model)).toBe('[{"fileId":"1","name":"合同.pdf"}]');
  });

  test.each([['{"fileId"'], ['{"a":1}'], ['7'], [`["${'x'.repeat(1_048_577)}"]`]])(
    'that cannot be read is kept and goes back as it came',
    (broken) => {
      const model = files.decode(broken);
      expect([model.kind, jsonValue(model, []), files.encode(model)]).toEqual(['broken', [], broken]);
    },
  );

  test.each([[''], [null], [undefined]])('%j is none', (wire) => {
    expect([files.decode(wire), files.encode({ kind: 'none' }), jsonText(id, '').encode({ kind: 'none' })]).toEqual([
      { kind: 'none' },
      null,
      '',
    ]);
  });
});

test('what is decoded, encoded and decoded again is what was decoded', () => {
  const codec = record({
    id,
    parentId: parentId('0'),
    isEnabled: from('enabledMark', flag),
    at: from('creatorTime', moment),
    amount: optional(number),
    ids: list(optionalId),
    note: jsonText(record({ label: text }), ''),
  });
  const wire = fc.record({
    id: fc.oneof(fc.string(), fc.integer()),
    parentId: fc.option(fc.string()),
    enabledMark: fc.oneof(fc.integer(), fc.boolean(), fc.string(), fc.constant(null)),
    creatorTime: fc.oneof(fc.integer(), fc.string(), fc.constant(null)),
    amount: fc.option(fc.oneof(fc.double(), fc.string())),
    ids: fc.option(fc.array(fc.option(fc.string()))),
    note: fc.option(fc.oneof(fc.string(), fc.json())),
  });
  fc.assert(
    fc.property(wire, (value) => {
      const model = codec.decode(value);
      expect(codec.decode(codec.encode(model))).toEqual(model);
    }),
    { numRuns: 2_000 },
  );
});

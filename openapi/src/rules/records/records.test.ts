import type { ValueRefusal } from '@milepost/kit/forms/values';
import { describe, expect, test } from 'vitest';
import { controlOf, freedFields, isSeveral, problemOfRefusal, recordProblems, recordSentence, valueSentence } from './index.ts';
import type { Language, ProblemOfValue, RecordContext, RecordField, RecordProblem } from './index.ts';

const field = (kind: string, config: object = {}, control: object = {}, more: Partial<RecordField> = {}): RecordField => ({
  key: 'a',
  kind,
  label: '甲',
  config: { ...config },
  control: { ...control },
  children: [],
  ...more,
});
const REQUIRED = { required: true };
const problemOf = (one: RecordField, value: unknown, context?: RecordContext, others: object = {}) =>
  recordProblems([one], { ...others, a: value }, context)[0]?.problem.kind ?? null;

describe('a field of a record', () => {
  test.each<[string, RecordField, unknown, string | null]>([
    ['is missing where the design asks for it', field('comInput', REQUIRED), '', 'required'],
    ['is missing where it holds a blank', field('comInput', REQUIRED), ' ', 'required'],
    ['may be missing elsewhere', field('comInput'), '', null],
    ['is asked for in each way a design says yes', field('comInput', { required: '1' }), null, 'required'],
    ['is not asked for by another word', field('comInput', { required: 'yes' }), null, null],
    ['is filled in', field('comInput', REQUIRED), 'x', null],
    ['is hidden', field('comInput', { ...REQUIRED, noShow: true }), '', null],
    ['stands in a hidden layout', field('comInput', REQUIRED, {}, { isWithinHidden: true }), '', null],
    ['is out of use', field('comInput', REQUIRED, { disabled: true }), '', null],
    ['is for phones alone', field('comInput', { ...REQUIRED, visibility: ['app'] }), '', null],
    ['is for desks and phones', field('comInput', { ...REQUIRED, visibility: ['pc', 'app'] }), '', 'required'],
    ['of one line is only read', field('comInput', REQUIRED, { readonly: true }), '', null],
    ['of several lines is only read', field('textarea', REQUIRED, { readonly: true }), '', null],
    ['of another kind has no such mark', field('numInput', REQUIRED, { readonly: true }), null, 'required'],
    ['is filled in by the server', field('billRule', REQUIRED), '', null],
    ['is too long', field('comInput', {}, { maxlength: 2 }), 'abc', 'tooLong'],
    ['is as long as it may be', field('comInput', {}, { maxlength: '2' }), 'ab', null],
    ['is beyond its ends', field('numInput', {}, { max: 5 }), 6, 'range'],
    ['is at its end', field('numInput', {}, { min: '5' }), 5, null],
    [
      'lies before the field that gives its start',
      field('date', { startTimeRule: true, startTimeType: 2, startRelationField: 'b' }),
      1000,
      'range',
    ],
    ['is no text', field('comInput'), { x: 1 }, 'invalid'],
    ['is no formatted text', field('editor'), ['x'], 'invalid'],
    ['is a figure in a field of text', field('comInput'), 7, null],
    ['is no span', field('numRange'), 5, 'invalid'],
    ['is half a span', field('numRange'), [5], 'invalid'],
    ['is a span', field('numRange'), [1, 5], null],
    ['is a turned span', field('numberRange'), [5, 1], 'range'],
    ['is no list of files', field('uploadFz'), 5, 'invalid'],
    ['is a list of files', field('uploadFz'), [{ name: 'a' }], null],
    ['is a list of files as text', field('uploadImg'), '[]', null],
    ['is a switch', field('switch'), '0', null],
    ['is a switch with words of its own', field('switch', {}, { 'active-value': 'on' }), 'on', null],
    ['is no switch', field('switch'), 'on', 'invalid'],
    ['is one choice', field('select'), 'x', null],
    ['is several choices where one is chosen', field('select'), ['x'], 'invalid'],
    ['is several choices', field('select', {}, { multiple: true }), ['x'], null],
    ['is a way from the top down', field('cascader'), ['x', 'y'], null],
    ['is several people', field('usersSelect'), ['x'], null],
    ['is a thing where an id is kept', field('userSelect'), { id: 'x' }, 'invalid'],
    ['is a list of things where ids are kept', field('usersSelect'), [{ id: 'x' }], 'invalid'],
    ['is a list of files', field('uploadFz'), [{ name: 'a.pdf', url: '/a' }], null],
    ['is files as a text', field('uploadFz'), '/a.pdf', null],
    ['is no list of files', field('uploadFz'), [5], 'invalid'],
    ['is one file too many', field('uploadFz', {}, { limit: '1' }), [{}, {}], 'tooMany'],
    ['is as many files as may be', field('uploadFz', {}, { limit: 2 }), [{}, {}], null],
    ['is more files than a form takes by itself', field('uploadFz'), [{}, {}, {}, {}, {}, {}], 'tooMany'],
    ['is any number of files', field('uploadFz', {}, { limit: 0 }), [{}, {}, {}, {}, {}, {}], null],
    ['is more images than its own number', field('uploadImg', {}, { limit: 1 }), [{}, {}], 'tooMany'],
    ['is many images without a number', field('uploadImg'), [{}, {}, {}, {}, {}, {}], null],
    ['is no table', field('table'), 'x', 'invalid'],
    ['is a table of no rows', field('table'), ['x'], 'invalid'],
  ])('%s', (_what, one, value, problem) => expect(problemOf(one, value, {}, { b: 200_000_000 })).toBe(problem));

  test('that a rule may free is not asked for', () => {
    expect(problemOf(field('comInput', REQUIRED), '', { freed: new Set(['a']) })).toBeNull();
    expect(problemOf(field('comInput', REQUIRED), '', { freed: new Set(['b']) })).toBe('required');
  });

  test('of a record that is changed is judged where it is sent, its choice where it changes', () => {
    const context = { before: { a: 'gone', b: '' }, exists: () => false };
    const fields = [field('select'), field('comInput', REQUIRED, {}, { key: 'b' })];
    expect(recordProblems(fields, { a: 'gone' }, context)).toEqual([]);
    expect(recordProblems(fields, { a: 'other' }, context).map(({ problem }) => problem.kind)).toEqual(['noOption']);
    expect(recordProblems(fields, { b: '' }, context).map(({ field: { key } }) => key)).toEqual(['b']);
    expect(recordProblems(fields, { a: 'x' }, { before: null, exists: () => false }).map(({ problem }) => problem.kind)).toEqual([
      'noOption',
      'required',
    ]);
    expect(problemOf(field('select'), 'x', { exists: () => true })).toBeNull();
    const files = field('uploadFz', {}, { limit: 1 });
    expect(recordProblems([files], { a: [{}, {}] }, { before: { a: [{}, {}] } })).toEqual([]);
    expect(recordProblems([files], { a: [{}, {}] }, { before: { a: [{}] } }).map((one) => recordSentence(one))).toEqual([
      '甲：当前限制最多可以上传1个文件',
    ]);
  });

  test.each<[string, unknown, unknown, string | null]>([
    ['does not fit', [{ pattern: '^\\d+$', message: '只能是数字' }], 'x', 'pattern'],
    ['fits', [{ pattern: '^\\d+$' }], '12', null],
    ['does not fit one written between slashes', [{ pattern: '/^\\d+$/g' }], 'x', 'pattern'],
    ['does not fit the second', [{ pattern: '' }, { pattern: '^\\d+$' }], 'x', 'pattern'],
    ['meets one that is no pattern', [{ pattern: '(' }, { pattern: '^\\d+$' }], 'x', 'pattern'],
    ['meets one that could take for ever', [{ pattern: '(a+)+$' }], 'x', null],
    ['meets one that is too long', [{ pattern: `^${'a'.repeat(200)}$` }], 'x', null],
    ['meets one as long as may be', [{ pattern: `^${'a'.repeat(198)}$` }], 'x', 'pattern'],
    ['is too long to be tried', [{ pattern: '^\\d+$' }], 'x'.repeat(10_001), null],
    ['is as long as may be', [{ pattern: '^\\d+$' }], 'x'.repeat(10_000), 'pattern'],
    ['meets what is no list', 'x', 'x', null],
  ])('that %s, of patterns of its design', (_what, regList, value, problem) =>
    expect(problemOf(field('comInput', { regList }), value)).toBe(problem),
  );

  test('is told with the sentence of its pattern, or with one of ours', () => {
    const told = (message?: string) =>
      recordProblems([field('comInput', { regList: [{ pattern: '^\\d+$', message }] })], { a: 'x' }).map((one) => recordSentence(one));
    expect([told('甲只能是数字'), told('只能是数字'), told()]).toEqual([['甲只能是数字'], ['甲：只能是数字'], ['甲：格式不正确']]);
  });
});

describe('cells of a sub-table', () => {
  const table = field(
    'table',
    REQUIRED,
    {},
    {
      children: [
        field('comInput', REQUIRED, { maxlength: 2 }, { key: 'b', label: '乙' }),
        field('select', {}, {}, { key: 'c', label: '丙' }),
        field('comInput', { required: true, noShow: true }, {}, { key: 'd', label: '丁' }),
      ],
    },
  );
  const found = (rows: unknown, context?: RecordContext) =>
    recordProblems([table], { a: rows }, context).map(({ field: { key }, problem, cell }) => [key, problem.kind, cell?.row ?? null]);

  test('are judged row by row; a blank is something', () => {
    expect(found([{ b: 'x' }, { b: '' }, { b: ' ' }, { b: 'xyz', c: 'x' }])).toEqual([
      ['b', 'required', 1],
      ['b', 'tooLong', 3],
    ]);
    expect(found([{ b: 'x', c: ['y'] }, { b: null }, { b: [] }, {}])).toEqual([
      ['c', 'invalid', 0],
      ['b', 'required', 1],
      ['b', 'required', 2],
      ['b', 'required', 3],
    ]);
    expect(found([])).toEqual([['a', 'required', null]]);
  });

  test('of rows that were there before are no choices anew', () => {
    const context = { before: { a: [{ b: 'x', c: 'gone' }] }, exists: ({ key }: RecordField) => key !== 'c' };
    expect(
      found(
        [
          { b: 'x', c: 'gone' },
          { b: 'y', c: 'gone' },
        ],
        context,
      ),
    ).toEqual([['c', 'noOption', 1]]);
    expect(found([{ b: 'x', c: 'gone' }], { ...context, before: {} })).toEqual([['c', 'noOption', 0]]);
  });
});

describe('a control of a design', () => {
  test.each<[string, RecordField, object]>([
    ['a text', field('comInput', {}, { maxlength: '50' }), { kind: 'text', field: 'a', label: '甲', maxChars: 50 }],
    ['a text without a limit', field('comInput', {}, { maxlength: ' ' }), { kind: 'text', maxChars: undefined }],
    ['a text of several lines', field('textarea', {}, { maxlength: 9 }), { kind: 'text', rows: 4, maxChars: 9 }],
    [
      'a number',
      field('numInput', {}, { min: '1', max: 9, precision: 2, thousands: true, addonBefore: '约', addonAfter: '吨' }),
      { kind: 'number', storedAs: 'number', min: 1, max: 9, precision: 2, hasThousands: true, prefix: '约', suffix: '吨' },
    ],
    [
      'a number of old designs',
      field('numInput', {}, { min: 'x', __slot__: { prepend: 'K', append: 'm' } }),
      { kind: 'number', min: undefined, hasThousands: false, prefix: 'K', suffix: 'm' },
    ],
    ['a span of numbers', field('numRange', {}, { max: 9 }), { kind: 'numberRange', max: 9 }],
    ['a span of numbers of old designs', field('numberRange'), { kind: 'numberRange', prefix: undefined, suffix: undefined }],
    ['stars', field('rate', {}, { count: 7, allowHalf: true }), { kind: 'rate', count: 7, hasHalves: true }],
    ['stars of old designs', field('rate', {}, { max: 7, 'allow-half': true }), { kind: 'rate', count: 7, hasHalves: true }],
    ['a slider', field('slider', {}, { min: 1, max: 9, step: '2' }), { kind: 'slider', min: 1, max: 9, step: 2 }],
    ['a switch', field('switch'), { kind: 'switch', storedAs: 'number', onText: '开', offText: '关' }],
    ['a colour', field('colorPicker', {}, { showAlpha: true }), { kind: 'color', hasAlpha: true }],
    ['a colour of old designs', field('colorPicker', {}, { 'show-alpha': false, showAlpha: true }), { kind: 'color', hasAlpha: false }],
    ['a month', field('date', {}, { format: 'yyyy-MM' }), { kind: 'date', storedAs: 'ms', precision: 'month' }],
    ['a date without a format', field('dateRange'), { kind: 'dateRange', precision: 'day' }],
    ['a time', field('time', {}, { format: 'HH:mm' }), { kind: 'time', precision: 'minute' }],
    ['a time without a format', field('timeRange'), { kind: 'timeRange', precision: 'second' }],
    ['a choice', field('select', {}, { multiple: 1 }), { kind: 'choice', isMany: true, options: { from: 'feed', id: 'select' } }],
    ['a choice of one', field('radio'), { kind: 'choice', isMany: false }],
    ['what nobody knows', field('unknownKind', {}, { maxlength: 5 }), { kind: 'text' }],
  ])('is %s', (_what, one, control) => expect(controlOf(one)).toMatchObject({ part: 'control', ...control }));

  test('that nobody knows has no limit', () =>
    expect(controlOf(field('unknownKind', {}, { maxlength: 5 }))).not.toHaveProperty('maxChars'));

  const first = { startTimeRule: true, startTimeType: 1 };
  test.each<[string, object, object]>([
    ['a day', { ...first, startTimeValue: '2026-01-01' }, { min: { from: 'fixed', at: '2026-01-01' } }],
    ['a moment', { ...first, startTimeValue: 1_767_196_800_000 }, { min: { from: 'fixed', at: 1_767_196_800_000 } }],
    ['a moment as text', { ...first, startTimeValue: '1767196800000' }, { min: { from: 'fixed', at: 1_767_196_800_000 } }],
    ['one of no kind, which is fixed', { startTimeRule: true, startTimeValue: '08:00' }, { min: { from: 'fixed', at: '08:00' } }],
    ['a field', { endTimeRule: true, endTimeType: '2', endRelationField: 'b' }, { max: { from: 'field', field: 'b' } }],
    ['a field that is not said', { endTimeRule: true, endTimeType: '2' }, {}],
    ['nothing that is said', first, {}],
    ['a rule that is off', { ...first, startTimeRule: false, startTimeValue: '2026-01-01' }, {}],
    ['the clock, which is for whoever fills it in', { endTimeRule: true, endTimeType: 3, endTimeValue: 5 }, {}],
  ])('of a date ends with %s', (_what, ends, limits) => {
    const limitsOf = (one: RecordField) => {
      const { min, max }: { readonly min?: unknown; readonly max?: unknown } = controlOf(one) as object;
      return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
    };
    expect(limitsOf(field('date', ends))).toEqual(limits);
    expect(limitsOf(field('time', {}, ends))).toEqual(limits);
  });

  test.each([
    ['checkbox', {}, true],
    ['select', { multiple: true }, true],
    ['select', {}, false],
    ['cascader', { props: { props: { multiple: true } } }, true],
    ['cascader', { props: { multiple: true } }, false],
  ])('%s %j takes several: %j', (kind, control, several) => expect(isSeveral(field(kind, {}, control))).toBe(several));
});

test('fields that rules and scripts may hide, free or close', () => {
  const rules: unknown = JSON.parse(
    `[{"then":[{"do":"show","field":"a"},{"do":"set","field":"x"},"nothing"],"otherwise":[{"do":"require","field":"b"}]},
      {"then":[{"do":"disable","field":"c"}]},"nothing"]`,
  );
  const form = {
    milepostRules: rules,
    funcs: { onLoad: "setShowOrHide('d', false); setRequired( `e`, true)" },
    fields: [{ on: { change: 'setDisabled("f", 1); setFormData("y", 1)' } }, null, 7],
    other: "setRequired('z')",
  };
  expect([...freedFields(form)].toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect([...freedFields({})]).toEqual([]);
});

test.each<[ValueRefusal, string, ProblemOfValue | null]>([
  [{ kind: 'belowMin' }, 'numInput', { kind: 'range' }],
  [{ kind: 'aboveMax' }, 'numInput', { kind: 'range' }],
  [{ kind: 'tooPrecise' }, 'numInput', { kind: 'invalid' }],
  [{ kind: 'notDate' }, 'date', { kind: 'invalid' }],
  [{ kind: 'turned' }, 'numRange', { kind: 'range' }],
  [{ kind: 'turned' }, 'dateRange', { kind: 'invalid' }],
  [{ kind: 'turned' }, 'timeRange', { kind: 'invalid' }],
  [{ kind: 'noOption', name: 'x' }, 'select', { kind: 'noOption' }],
  [{ kind: 'notWritten' }, 'userSelect', null],
])('a text that is refused with %j in %s', (refusal, ofKind, problem) => expect(problemOfRefusal(refusal, ofKind)).toEqual(problem));

describe('a sentence', () => {
  const sentences = (one: RecordField, problem: ProblemOfValue) =>
    (['zh', 'zhtw', 'en'] as const satisfies readonly Language[]).map((language) => valueSentence(one, problem, language));
  test.each<[RecordField, ProblemOfValue['kind'], readonly string[]]>([
    [field('comInput'), 'required', ['请输入甲', '請輸入甲', 'Fill in: 甲']],
    [field('select'), 'required', ['请选择甲', '請選擇甲', 'Choose: 甲']],
    [field('comInput', {}, { maxlength: 5 }), 'tooLong', ['最多 5 个字符', '最多 5 個字元', 'Write at most 5 characters']],
    [
      field('numInput', {}, { min: 1, max: 9 }),
      'range',
      ['请填写 1 到 9 之间的数字', '請填寫 1 到 9 之間的數字', 'Enter a number from 1 to 9'],
    ],
    [field('numInput', {}, { min: 1 }), 'range', ['不能小于 1', '不能小於 1', 'Enter 1 or more']],
    [field('numInput', {}, { max: 9 }), 'range', ['不能大于 9', '不能大於 9', 'Enter 9 or less']],
    [field('numRange'), 'range', ['最小值不能大于最大值', '最小值不能大於最大值', 'The minimum must not be larger than the maximum']],
    [
      field('date'),
      'range',
      ['超出了可选的范围，请重新选择', '超出了可選的範圍，請重新選擇', 'This is beyond what may be chosen; choose another'],
    ],
    [field('numInput'), 'invalid', ['请填写数字，例如 1234.5', '請填寫數字，例如 1234.5', 'Enter a number, such as 1234.5']],
    [
      field('numInput', {}, { precision: 2 }),
      'invalid',
      ['请填写数字，例如 1234.50', '請填寫數字，例如 1234.50', 'Enter a number, such as 1234.50'],
    ],
    [field('numInput', {}, { precision: 0 }), 'invalid', ['请填写整数', '請填寫整數', 'Enter a whole number']],
    [field('numInput', {}, { precision: 0, min: 1 }), 'invalid', ['请填写整数', '請填寫整數', 'Enter a whole number']],
    [
      field('numInput', {}, { precision: 0, min: 1, max: 9 }),
      'invalid',
      ['请填写 1 到 9 之间的整数', '請填寫 1 到 9 之間的整數', 'Enter a whole number from 1 to 9'],
    ],
    [
      field('slider', {}, { step: 5 }),
      'invalid',
      ['请填写 0 到 100 之间的数字，每 5 一档', '請填寫 0 到 100 之間的數字，每 5 一檔', 'Enter a number from 0 to 100 in steps of 5'],
    ],
    [field('comInput'), 'taken', ['甲已存在，请修改后重试', '甲已存在，請修改後重試', '甲 already exists. Change it and try again']],
    [field('select'), 'noOption', ['没有这个选项', '沒有這個選項', 'This is none of the choices']],
    [field('comInput'), 'invalid', ['请检查填写的内容', '請檢查填寫的內容', 'Check what you entered']],
    [field('switch'), 'invalid', ['请填写是或否', '請填寫是或否', 'This is neither yes nor no']],
  ])('about %j: %s', (one, kind, texts) => expect(sentences(one, { kind } as ProblemOfValue)).toEqual(texts));

  test.each(['date', 'time', 'dateRange', 'colorPicker'])('about what is no value of %s has an example', (kind) => {
    const all = sentences(field(kind), { kind: 'invalid' });
    expect(new Set(all).size).toBe(3);
    for (const one of all) expect(one).toMatch(/\d/);
  });

  test('about a cell names its table and its row', () => {
    const table = field('table', {}, {}, { label: '明细' });
    const of = (problem: ProblemOfValue, language: Language): string =>
      recordSentence(
        { field: field('comInput', {}, { maxlength: 2 }), problem, cell: { table, row: 1 } } satisfies RecordProblem,
        language,
      );
    expect(of({ kind: 'required' }, 'zh')).toBe('明细，第 2 行，请输入甲');
    expect(of({ kind: 'tooLong' }, 'zhtw')).toBe('明细，第 2 列，甲：最多 2 個字元');
    expect(of({ kind: 'taken' }, 'zh')).toBe('明细，第 2 行，甲已存在，请修改后重试');
    expect(of({ kind: 'repeated', row: 0 }, 'zhtw')).toBe('明细，第 2 列，甲與第 1 列重複，請修改後重試');
    expect(of({ kind: 'repeated', row: 0 }, 'en')).toBe('明细, row 2, 甲 is a duplicate of row 1. Change it and try again');
    expect(of({ kind: 'tooLong' }, 'en')).toBe('明细, row 2, 甲: Write at most 2 characters');
  });
});

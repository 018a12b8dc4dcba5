import { expect, test } from 'vitest';
import { CONFIGURED, configuredField } from './index.ts';

/** A control as a design has it. */
const design = (jnpfKey: string, own: object = {}, config: object = {}) => ({
  __vModel__: 'F_A',
  __config__: { jnpfKey, label: '甲', ...config },
  ...own,
});
const OPTIONS = [{ id: '1', fullName: '一般' }];

test.each<[string, unknown, object]>([
  [
    'an input with its words',
    design(
      'comInput',
      { maxlength: 50, 'show-password': true, __slot__: { prepend: 'K', append: '' } },
      { required: true, tipLabel: '按桩号' },
    ),
    { kind: 'text', field: 'F_A', label: '甲', required: true, help: '按桩号', maxChars: 50, isSecret: true, prefix: 'K' },
  ],
  ['a new input', design('input', { addonAfter: '米', maxlength: null }), { kind: 'text', suffix: '米', isSecret: false }],
  ['lines', design('textarea', { autosize: { minRows: 6, maxRows: 6 } }), { kind: 'text', rows: 6 }],
  ['lines whose height nobody gave', design('textarea', { autosize: true }), { kind: 'text', rows: 4 }],
  [
    'an amount',
    design('numInput', { min: '0', max: 10, precision: 2, thousands: true, isAmountChinese: true }),
    { kind: 'number', min: 0, max: 10, precision: 2, hasThousands: true, hasCapital: true, storedAs: 'number' },
  ],
  ['a list', design('select', { __slot__: { options: OPTIONS }, multiple: true }), { kind: 'choice', isMany: true }],
  ['buttons of a list', design('radio', { options: OPTIONS }), { kind: 'choice', look: 'radio', isMany: false }],
  ['a text whose hint is its name', design('input', { placeholder: '请输入甲' }), { kind: 'text', placeholder: undefined }],
  [
    'a list whose hint says nothing',
    design('select', { options: OPTIONS, placeholder: '请选择' }),
    { kind: 'choice', placeholder: undefined },
  ],
  [
    'a text whose hint is its name, in English',
    design('input', { placeholder: 'Please enter 甲' }),
    { kind: 'text', placeholder: undefined },
  ],
  ['a hint of its own', design('input', { placeholder: '例如 K12+300' }), { kind: 'text', placeholder: '例如 K12+300' }],
  ['boxes to tick', design('checkbox', { options: OPTIONS }), { kind: 'choice', look: 'radio', isMany: true }],
  ['a month', design('datePicker', { format: 'yyyy-MM' }), { kind: 'date', precision: 'month', storedAs: 'ms' }],
  ['a time', design('time', { format: 'HH:mm' }), { kind: 'time', precision: 'minute' }],
  ['images', design('uploadImg', { limit: 3 }), { kind: 'files', look: 'images', maximum: 3 }],
  ['files without end', design('uploadFz', { limit: 0 }), { kind: 'files', look: 'files', maximum: 0 }],
  ['files of a form', design('uploadFile'), { kind: 'files', maximum: undefined, maxSize: undefined, accept: undefined }],
  [
    'small workbooks',
    design('uploadFile', { limit: '9', fileSize: '500', sizeUnit: 'KB', accept: '.xls,.xlsx' }),
    { maximum: 9, maxSize: { size: 500, unit: 'KB' }, accept: ['excel'] },
  ],
  ['films of any size', design('uploadFz', { fileSize: 0, accept: 'video/*' }), { maxSize: { size: 0, unit: 'MB' }, accept: ['video'] }],
  ['a colour', design('colorPicker', { 'show-alpha': true }), { kind: 'color', hasAlpha: true }],
  [
    'stars',
    design('rate', { max: 10, 'allow-half': true }, { defaultValue: 3.5 }),
    { kind: 'rate', count: 10, hasHalves: true, initial: 3.5 },
  ],
  ['stars of a new design', design('rate', { count: 6, allowHalf: false }), { kind: 'rate', count: 6, hasHalves: false }],
  ['a slider', design('slider', { min: 10, max: '120', step: 5 }), { kind: 'slider', min: 10, max: 120, step: 5 }],
  ['formatted text', design('editor'), { kind: 'html' }],
  ['a sum', design('calculate', { expression: ['F_B', '+', '1'] }), { kind: 'calculate', expression: ['F_B', '+', '1'], precision: 2 }],
  ['a switch', design('switch', { activeTxt: '是' }), { kind: 'switch', storedAs: 'number', onText: '是', offText: '' }],
  ['a range of numbers', design('numRange', { precision: 1 }), { kind: 'numberRange', precision: 1, storedAs: 'number' }],
  ['a range of days', design('dateRange', { format: 'yyyy-MM' }), { kind: 'dateRange', precision: 'month', storedAs: 'ms' }],
  ['a range of times', design('timeRange'), { kind: 'timeRange', precision: 'second' }],
  [
    'days between a field and next year',
    design('datePicker', {
      startTimeRule: true,
      startTimeType: 2,
      startRelationField: 'F_B',
      endTimeRule: true,
      endTimeType: '5',
      endTimeTarget: 1,
      endTimeValue: '1',
    }),
    { min: { from: 'field', field: 'F_B' }, max: { from: 'now', by: 1, unit: 'year' } },
  ],
  [
    'times from a fixed one to one hour ago',
    design('time', {
      startTimeRule: 'true',
      startTimeType: 1,
      startTimeValue: '08:30',
      endTimeRule: true,
      endTimeType: 4,
      endTimeTarget: 1,
      endTimeValue: 1,
    }),
    { min: { from: 'fixed', at: '08:30' }, max: { from: 'now', by: -1, unit: 'hour' } },
  ],
  ['a limit that is switched off', design('date', { startTimeRule: false, startTimeType: 3 }), { kind: 'date', storedAs: 'ms' }],
  [
    'options of a dictionary by their codes',
    design('select', {}, { dataType: 'dictionary', dictionaryType: 'D1', props: { value: 'enCode', label: 'fullName' } }),
    { kind: 'choice', options: { from: 'feed', id: 'dictionary.code:D1' } },
  ],
  [
    'options of an interface that follow a field',
    design('radio', {}, { dataType: 'dynamic', propsUrl: 'I1', templateJson: [{ field: 'road', relationField: 'F_B' }] }),
    { options: { from: 'feed', id: 'interface:I1?id&fullName', parameters: { road: 'F_B' } } },
  ],
  [
    'options with levels',
    design('treeSelect', { options: [{ id: 1, fullName: '路', children: [{ id: 2, fullName: '桥' }] }] }),
    {
      options: {
        from: 'static',
        options: [
          { id: '1', label: '路' },
          { id: '2', label: '桥', depth: 1 },
        ],
      },
    },
  ],
  ['the entries of a dictionary', design('dicSelect', {}, { dictionaryType: 'D2' }), { options: { from: 'feed', id: 'dictionary.id:D2' } }],
  [
    'several ways down',
    design('cascader', { options: OPTIONS, props: { props: { multiple: true, checkStrictly: true } } }),
    { kind: 'cascade', isMany: true, chooses: 'any' },
  ],
  [
    'people of some departments',
    design('userSelect', { selectType: 'custom', ableDepIds: ['1'], multiple: true }),
    { kind: 'pick', picker: 'user', isMany: true, limits: { departIds: ['1'] } },
  ],
  [
    'people of the department of another field',
    design('userSelect', { selectType: 'dep', relationField: 'F_B' }),
    { kind: 'pick', parameters: { dep: 'F_B' } },
  ],
  [
    'members of one kind, which follow nothing',
    design('usersSelect', { selectType: 'role' }),
    { kind: 'pick', picker: 'member', limits: { selectType: 'role' } },
  ],
  ['a name that is there once', design('input', {}, { unique: true }), { kind: 'text', isUnique: true }],
  ['an address down to streets', design('areaSelect', { level: 3 }), { kind: 'pick', picker: 'area', limits: { level: 3 } }],
  [
    'a related form',
    design('relationForm', { modelId: 'M1', relationField: 'name' }),
    { kind: 'record', source: { widget: 'relation', config: { modelId: 'M1', relationField: 'name' } } },
  ],
  ['rows of an interface', design('popupSelect', { interfaceId: 'I1' }), { kind: 'record', source: { widget: 'popup' } }],
  ['who made a record', design('createUser', {}, { required: true }), { kind: 'shown', as: 'server', required: false }],
  ['a signature', design('sign'), { kind: 'shown', as: 'picture' }],
  ['a place', design('location'), { kind: 'shown', as: 'place' }],
  ['a field nobody may see', design('input', {}, { noShow: true }), { kind: 'text', shown: expect.any(Function) }],
  ['a heading', design('groupTitle', { content: '费用' }), { part: 'display', display: { as: 'title', text: '费用' } }],
  ['a warning', design('alert', { title: '注意', type: 'error' }), { part: 'display', display: { as: 'alert', tone: 'danger' } }],
  [
    'a frame, as the way there',
    design('iframe', { href: 'https://a.test' }),
    { part: 'display', display: { as: 'link', target: 'blank', href: 'https://a.test' } },
  ],
  [
    'a barcode of a field, without colours that are none',
    design('barcode', { dataType: 'relation', relationField: 'F_B', lineColor: 'red;background:url(//evil.test)', width: '100%;}' }),
    { part: 'barcode', label: '甲', text: { from: 'field', field: 'F_B' } },
  ],
  ['a code of the record', design('qrcode', { dataType: 'dynamic' }), { part: 'qr', text: { from: 'record' } }],
  [
    'a card with what stands in it',
    { __config__: { jnpfKey: 'card', children: [design('input')] }, header: '客户' },
    { part: 'section', title: '客户', parts: [{ kind: 'text', field: 'F_A' }] },
  ],
  [
    'tabs',
    { __config__: { jnpfKey: 'tab', children: [{ title: '一', __config__: { children: [design('rate')] } }] } },
    { part: 'tabs', tabs: [{ id: '0', label: '一', parts: [{ kind: 'rate' }] }] },
  ],
  [
    'a sub-table with rules and sums',
    design(
      'table',
      { showSummary: true, summaryField: ['F_B'] },
      {
        children: [{ ...design('inputNumber', {}, { regList: [{ pattern: '^1', message: '以1开头' }] }), __vModel__: 'F_B' }],
      },
    ),
    { kind: 'table', columns: [{ kind: 'number', field: 'F_B', isSummed: true, rules: [{ pattern: '^1', message: '以1开头' }] }] },
  ],
  [
    'a control nobody knows, which keeps what it holds',
    design('hologram', {}, { required: true }),
    { kind: 'unknown', name: 'hologram', field: 'F_A', required: false },
  ],
  ['a control with a name of every object', design('constructor'), { kind: 'unknown', name: 'constructor' }],
  ['the text of one', JSON.stringify(design('editor')), { kind: 'html', field: 'F_A' }],
])('%s is read as a control', (_, raw, control) => expect(configuredField(raw)).toMatchObject({ kind: 'parsed', config: control }));

test.each([
  ['a field without a name', { __config__: { jnpfKey: 'editor' } }, '__vModel__'],
  ['an end that is no number', design('slider', { max: 'many' }), 'max'],
  ['too many stars', design('rate', { max: 1_000_000 }), 'max'],
  ['a unit that is none', design('uploadFz', { fileSize: 1, sizeUnit: 'TB' }), 'sizeUnit'],
  ['a size below nothing', design('uploadFz', { fileSize: -1 }), 'fileSize'],
  ['kinds nobody knows', design('uploadFz', { accept: '.exe' }), 'accept'],
  ['a format that is none', design('date', { format: 'dd.MM' }), 'format'],
  ['options of an interface without a name', design('select', {}, { dataType: 'dynamic' }), '__config__.propsUrl'],
  ['options of nowhere', design('select', {}, { dataType: 'cloud' }), '__config__.dataType'],
  ['a popup without its interface', design('popupSelect'), 'interfaceId'],
  ['an address below streets', design('address', { level: 9 }), 'level'],
  [
    'a table in a table',
    design('table', {}, { children: [design('table', {}, { children: [design('input')] })] }),
    '__config__.children[0].__config__.jnpfKey',
  ],
  ['a member of every object', '{"__config__":{"jnpfKey":"editor"},"__vModel__":"constructor"}', '__vModel__'],
])('%s is refused at its place', (_, raw, path) => {
  const parsed = configuredField(raw);
  expect(parsed.kind === 'refused' ? parsed.problems.map((problem) => problem.path) : []).toContain(path);
});

const NAMES =
  'comInput input textarea numInput inputNumber switch radio select checkbox cascader treeSelect dicSelect date datePicker time timePicker ' +
  'dateRange timeRange uploadFz uploadFile uploadImg colorPicker rate slider editor comSelect organizeSelect depSelect posSelect ' +
  'roleSelect groupSelect userSelect usersSelect address areaSelect relationForm popupSelect popupTableSelect relationFormAttr popupAttr ' +
  'autoComplete calculate createUser createTime modifyUser modifyTime currOrganize currDept currPosition billRule sign signature location ' +
  'text alert divider groupTitle link button iframe qrcode barcode row card tab collapse tableGrid table';
/** Members without which a control of some kinds is none. */
const NEEDED = { interfaceId: 'I1', modelId: 'M1', relationField: 'F_B', showField: 'name', title: '甲' };

test.each(NAMES.split(' '))('a design may name %s, and it is no unknown control', (name) => {
  const parsed = configuredField(design(name, NEEDED, { dictionaryType: 'D1' }));
  const part = parsed.kind === 'parsed' ? parsed.config : parsed.problems;
  expect(part).toHaveProperty('part');
  expect(part).not.toMatchObject({ kind: 'unknown' });
  expect(CONFIGURED).toContain(name);
});

import { workflowCodecs } from '@milepost/openapi/domains/workflow';
import { describe, expect, test } from 'vitest';
import { filesOf, readForm, readRights } from './readForm.ts';
import { momentText } from './valueText.ts';

const WORDS = {
  yes: '是',
  no: '否',
  span: (from: string, to: string) => `${from} 至 ${to}`,
  row: (texts: readonly string[]) => texts.join('、'),
};
const AT = new Date(2026, 10, 23, 22, 0).getTime();

const control = (jnpfKey: string, vModel: string, label: string, more: object = {}) => ({
  __vModel__: vModel,
  __config__: { jnpfKey, label, layout: 'colFormItem' },
  ...more,
});
const holder = (jnpfKey: string, children: readonly object[], more: object = {}) => ({
  __config__: { jnpfKey, label: '', layout: 'rowFormItem', children },
  ...more,
});

/** A process with these controls and values, as the page reads it. */
function process(fields: readonly object[], formData: object, formOperates: readonly object[] = []) {
  const detail = workflowCodecs.getFlowTask.data.decode({
    flowFormInfo: { formType: 2, propertyJson: JSON.stringify({ fields }) },
    formData: formData as Record<string, never>,
    formOperates: [...formOperates] as never,
  });
  const design = detail.form?.design;
  if (design?.kind !== 'value') throw new Error('the design of the test cannot be read');
  return { design: design.value, values: detail.formData ?? {}, rights: detail.rights };
}
const read = (...args: Parameters<typeof process>) => {
  const { design, values, rights } = process(...args);
  return readForm(design, values, rights, WORDS);
};
/** The text of the one field of a form. */
const textOf = (kind: object, value: unknown) => {
  const [part] = read([kind], { field: value })[0]?.parts ?? [];
  return part?.kind === 'field' ? part.text : undefined;
};

describe('a field says its value as its control writes it', () => {
  const options = {
    __slot__: {
      options: [
        { id: 'lane2', fullName: '第二车道' },
        { id: 3, fullName: '应急车道' },
      ],
    },
  };
  const cascade = { options: [{ id: 'a', fullName: '重庆', children: [{ id: 'b', fullName: '云阳' }] }] };
  const format = { format: 'yyyy-MM-dd HH:mm' };
  test.each([
    ['comInput', {}, '桥面铺装', '桥面铺装'],
    ['select', options, 'lane2', '第二车道'],
    ['checkbox', options, ['lane2', 3], '第二车道、应急车道'],
    ['radio', options, 'gone', 'gone'],
    ['cascader', cascade, [['a', 'b']], '重庆 / 云阳'],
    ['numInput', { precision: 2, thousands: true, __slot__: { append: '元' } }, 218_760, '218,760.00 元'],
    ['numInput', {}, '16', '16'],
    ['numInput', {}, 'x', 'x'],
    ['date', format, AT, '2026-11-23 22:00'],
    ['date', { format: 'YYYY-MM-DD' }, String(AT), '2026-11-23'],
    ['date', format, 'soon', 'soon'],
    ['dateRange', format, [AT, AT + 3_600_000], '2026-11-23 22:00 至 2026-11-23 23:00'],
    ['timeRange', {}, ['08:00', '18:00'], '08:00 至 18:00'],
    ['switch', {}, 1, '是'],
    ['switch', { 'active-value': '0' }, 1, '否'],
    ['editor', {}, '<p>已<b>核</b></p><script>x</script>', '已 核 x'],
    ['comInput', { 'show-password': true }, 'secret', '••••••'],
    ['userSelect', {}, [{ fullName: '何俊杰' }], '何俊杰'],
    ['comInput', {}, null, ''],
    ['comInput', {}, { toString: 'x' }, ''],
  ])('%s %j of %j: %s', (kind, more, value, text) => expect(textOf(control(kind, 'field', '字段', more), value)).toBe(text));

  test('an amount has its capitals under it', () => {
    const [section] = read([control('numInput', 'budget', '预算金额', { isAmountChinese: true, precision: 2 })], { budget: 218_760 });
    expect(section?.parts).toMatchObject([{ text: '218760.00', capitals: '贰拾壹万捌仟柒佰陆拾元整' }]);
  });

  test('a moment without a format is a day', () => expect(momentText(AT, '', WORDS)).toBe('2026-11-23'));
});

describe('a form is read in the order it stands', () => {
  test('under its headings, through every layout, without what may not be seen', () => {
    const sections = read(
      [
        control('comInput', 'route', '路线'),
        { ...control('groupTitle', '', ''), content: '施工信息' },
        holder('row', [control('comInput', 'work', '作业内容')]),
        holder('tab', [holder('', [control('comInput', 'lane', '车道')])]),
        control('comInput', 'secret', '内部意见'),
        control('comInput', 'gone', '隐藏', { __config__: { jnpfKey: 'comInput', label: '隐藏', noShow: true } }),
        control('divider', '', ''),
        control('uploadFz', 'files', '附件'),
      ],
      { route: 'S26', work: '修复', lane: '二', secret: 'x' },
      [{ id: 'secret', name: '内部意见', read: false }],
    );
    expect(sections.map(({ title, parts }) => [title, parts.map(({ label }) => label)])).toEqual([
      [null, ['路线']],
      ['施工信息', ['作业内容', '车道']],
    ]);
  });

  test('a sub-table has its rows, and sums of the columns that are summed', () => {
    const children = [
      control('comInput', 'plate', '车牌号'),
      control('numInput', 'load', '核载', { precision: 1 }),
      control('numInput', 'count', '数量'),
    ];
    const table = {
      __vModel__: 'vehicles',
      __config__: { jnpfKey: 'table', label: '作业车辆', layout: 'rowFormItem', children },
      showSummary: true,
      summaryField: ['load', 'count'],
    };
    const rows = [
      { plate: '皖A·D7315', load: 12, count: 0.126 },
      { plate: '皖A·30826', load: '38.5', count: null },
    ];
    const [section] = read([table], { vehicles: rows });
    expect(section?.parts).toMatchObject([
      {
        kind: 'table',
        label: '作业车辆',
        columns: [{ label: '车牌号', isFigure: false }, { label: '核载', isFigure: true }, { isFigure: true }],
        rows: [
          ['皖A·D7315', '12.0', '0.126'],
          ['皖A·30826', '38.5', ''],
        ],
        sums: ['', '50.5', '0.13'],
      },
    ]);
    expect(read([table], { vehicles: 'x' })[0]?.parts).toMatchObject([{ rows: [], sums: null }]);
  });

  test('the files of its fields are attachments; what is none is left out', () => {
    const fields = [holder('card', [control('uploadFz', 'files', '附件'), control('uploadImg', 'photos', '照片')])];
    const file = { name: '方案.pdf', fileId: 'plan.pdf', url: '/api/file/Image/annex/plan.pdf', fileSize: 12 };
    const { design, values, rights } = process(fields, { files: [file, null, { name: 'x' }], photos: 'none' });
    expect(filesOf(design, values, rights)).toMatchObject([{ name: '方案.pdf', fileId: 'plan.pdf', fileSize: 12 }]);
    expect(filesOf(design, values, process([], {}, [{ id: 'files', read: false }]).rights)).toEqual([]);
  });

  test('without a design the rights name the fields', () => {
    const { rights } = process([], {}, [
      { id: 'reason', name: '占道原因', read: true },
      { id: 'hidden', read: false },
    ]);
    expect(readRights({ reason: '边坡清理', hidden: 'x' }, rights, WORDS)).toMatchObject([
      { parts: [{ label: '占道原因', text: '边坡清理' }] },
    ]);
  });
});

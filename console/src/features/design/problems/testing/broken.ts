import { createNodeIds, openDesign } from '@milepost/openapi/domains/design';
import type { DesignDocument, Json, OwnCode } from '@milepost/openapi/domains/design';
import { SAMPLE_FACTS } from '../../testing/sampleFacts.ts';

type Members = Readonly<Record<string, Json>>;
const control = (jnpfKey: string, key: string, more: Members = {}, config: Members = {}): Json => ({
  ...(key && { __vModel__: key }),
  __config__: { jnpfKey, label: `标签 ${key || jnpfKey}`, ...config },
  ...more,
});
const column = (prop: string): Json => ({ prop, label: `标签 ${prop}` });
const A = control('comInput', 'a');

interface Parts {
  readonly fields?: readonly Json[];
  readonly list?: Members;
  readonly form?: Members;
}
function designOf({ fields = [A], list = {}, form = {} }: Parts): DesignDocument {
  const whole = { type: 1, columnList: [column('a')], searchList: [column('a')], ...list };
  const texts = { formData: JSON.stringify({ ...form, fields }), columnData: JSON.stringify(whole) };
  return openDesign(SAMPLE_FACTS, { ...texts, appColumnData: null, tables: null, flowTemplateJson: null }, createNodeIds()).document;
}

const RULES = { milepostRules: [{ on: { change: 'gone' }, then: [] }] } as Members; // oxlint-disable-line unicorn/no-thenable
const RETIRED = (key: string, kind = 'comInput'): Members => ({
  milepostRetired: [{ key, kind, label: `标签 ${key}`, own: control(kind, key), atMs: 1 }],
});
const CONDITIONS: Json = { matchLogic: 'and', conditionList: [{ logic: 'and', groups: [{ field: 'a' }, { field: 'gone' }] }] };

/** Designs that have a problem each: one or more of every code. */
export const BROKEN: Readonly<Record<OwnCode, readonly Parts[]>> = {
  emptyForm: [{ fields: [], list: { columnList: [], searchList: [] } }],
  emptyList: [{ list: { columnList: [] } }],
  keyEmpty: [{ fields: [A, control('date', '')] }],
  keyNoName: [{ fields: [A, control('date', '1x')] }],
  keyTooLong: [{ fields: [A, control('date', 'x'.repeat(51))] }],
  keyReserved: [{ fields: [A, control('date', 'flowState')] }],
  keyTwice: [{ fields: [A, control('date', 'A')] }],
  keyRetired: [
    { form: RETIRED('a') },
    { form: RETIRED('a', 'date') },
    { fields: [A, control('table', 't', {}, { children: [control('numInput', 'n')] })], form: RETIRED('t-n', 'numInput') },
  ],
  noSuchField: [
    { list: { columnList: [column('a'), column('gone')] } },
    { list: { searchList: [column('gone')] } },
    { list: { summaryField: ['a', 'gone'] } },
    { list: { defaultSidx: '-a,gone' } },
    { list: { defaultSortConfig: [{ field: 'gone' }] } },
    { list: { ruleList: [{ field: 'gone' }] } },
    { list: { ruleList: CONDITIONS } },
    { list: { type: 3, groupField: 'gone' } },
    { list: { type: 5, parentField: 'gone' } },
    { list: { type: 2, treeRelation: 'gone' } },
    { list: { uploaderTemplateJson: { selectKey: ['a', 'gone'] } } },
    { list: { columnList: [column('a'), column('b')] }, form: RETIRED('b') },
    { form: RULES },
    { fields: [A, control('userSelect', 'u', { relationField: 'gone' })] },
    { fields: [A, control('date', 'd', {}, { startRelationField: 'gone' })] },
    {
      fields: [
        A,
        control('select', 's', { __slot__: { options: [{ id: '1', fullName: '一' }] } }, { templateJson: [{ relationField: 'gone' }] }),
      ],
    },
    { fields: [A, control('calculate', 'c', { expression: ['a', '+', 'gone'] })] },
    { fields: [A, control('relationFormAttr', 'f', { relationField: 'gone_jnpfTable_x' })] },
    { fields: [A, control('qrcode', '', { relationField: 'gone' })] },
    { fields: [A, control('table', 't', { summaryField: ['gone'] }, { children: [control('numInput', 'n')] })] },
  ],
  circle: [{ fields: [A, control('calculate', 'c', { expression: ['d'] }), control('calculate', 'd', { expression: ['c'] })] }],
  noModel: [{ fields: [A, control('relationForm', 'r')] }],
  noInterface: [{ fields: [A, control('popupSelect', 'p')] }],
  noColumns: [{ fields: [A, control('popupSelect', 'p', { interfaceId: '1' })] }],
  noNumberRule: [{ fields: [A, control('billRule', 'n')] }],
  noOptions: [{ fields: [A, control('select', 's')] }],
  wrongPlace: [{ fields: [A, control('table', 't', {}, { children: [control('card', '', {}, { children: [] })] })] }],
  groupWithoutField: [{ list: { type: 3 } }],
  parentWithoutField: [{ list: { type: 5 } }],
  treeWithoutSource: [{ list: { type: 2 } }],
  requiredAndHidden: [{ fields: [control('comInput', 'a', {}, { required: true, noShow: true })] }],
  shownNowhere: [{ fields: [control('comInput', 'a', {}, { visibility: [] })] }],
  defaultOutOfLimits: [{ fields: [A, control('numInput', 'n', { min: 1, max: 5 }, { defaultValue: 9 })] }],
  limitsCrossed: [{ fields: [A, control('numInput', 'n', { min: 5, max: 1 })] }],
  labelTwice: [{ fields: [A, control('date', 'b', {}, { label: '标签 a' })] }],
  notFilterable: [{ fields: [A, control('uploadFz', 'f')], list: { searchList: [column('f')] } }],
  noFilter: [{ list: { searchList: [] } }],
  scripts: [{ form: { funcs: { onLoad: '() => 1' } } }],
  unknownKind: [{ fields: [A, control('hologram', 'h')] }],
  manyFields: [{ fields: [A, ...Array.from({ length: 201 }, (_, at) => control('date', `d${at}`))] }],
};

/** The broken designs of a code, opened. */
export const brokenDesigns = (code: OwnCode): readonly DesignDocument[] => BROKEN[code].map(designOf);

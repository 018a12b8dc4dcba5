import { designedPart } from '@milepost/kit/forms/config';
import type { Control } from '@milepost/kit/forms/grammar';
import {
  KIND_NAMES,
  createNodeIds,
  isSame,
  newControl,
  openDesign,
  problemsOf,
  valueAt,
  withValueAt,
} from '@milepost/openapi/domains/design';
import type { DesignDialect, Json, JsonObject, KindName, Path } from '@milepost/openapi/domains/design';
import { describe, expect, test } from 'vitest';
import { settingsIn } from '../settings/types.ts';
import type { Setting } from '../settings/types.ts';
import { SHEETS } from './index.ts';
import { SAMPLE_FACTS } from '../../testing/sampleFacts.ts';

const FACTS = { ...SAMPLE_FACTS, webType: 1 };
const DIALECTS: readonly DesignDialect[] = ['old', 'new'];

/** Settings no form of ours reads: servers, lists, phones and other design tools do. */
const READ_ELSEWHERE: readonly string[] = [
  'showLabel',
  'labelWidth',
  'columnWidth',
  'milepostNote',
  'clearable',
  'trigger',
  'optionType',
  'showLevel',
  'showCount',
  'contentPosition',
  'startPlaceholder',
  'endPlaceholder',
  'pathType',
  'folder',
  'isAccount',
  'activeValue',
  'inactiveValue',
];
/** The same, where other kinds read them. */
const READ_ELSEWHERE_OF: Readonly<Record<string, readonly string[]>> = {
  label: ['text', 'divider', 'groupTitle', 'alert', 'link', 'button', 'row', 'card', 'tableGrid'],
  placeholder: [
    'numInput',
    'date',
    'time',
    'editor',
    'relationForm',
    'popupSelect',
    'popupTableSelect',
    'autoComplete',
    'billRule',
    'createUser',
    'createTime',
    'modifyUser',
    'modifyTime',
    'currOrganize',
    'currDept',
    'currPosition',
  ],
  readonly: ['numInput', 'date', 'time'],
  required: ['sign', 'signature', 'location'],
  filterable: ['select', 'cascader', 'treeSelect', 'dicSelect'],
  showAllLevels: ['cascader'],
  maxRows: ['textarea'],
  buttonText: ['uploadFz'],
  colorFormat: ['colorPicker'],
  height: ['iframe'],
  align: ['button'],
  textAlign: ['text'],
  closable: ['alert'],
  showIcon: ['alert'],
  shadow: ['card'],
  tabPosition: ['tab'],
  type: ['tab'],
};

/** Values of settings with an editor of their own, and of those that need a certain one. */
const SAMPLES: Readonly<Record<string, unknown>> = {
  span: 9,
  visibility: ['app'],
  defaultValue: '7',
  regList: [{ pattern: '/^a$/', message: 'a' }],
  options: [{ id: '9', fullName: '九' }],
  propsUrl: 'interface-1',
  interfaceId: 'interface-1',
  templateJson: [{ field: 'keyword', relationField: 'other', defaultValue: '' }],
  columnOptions: [{ value: 'code', label: '编号' }],
  relationOptions: [{ field: 'own-amount', type: 1, value: 'code' }],
  transferList: [{ sourceValue: 'other', targetField: 'code' }],
  expression: ['1', '+', '2'],
  href: 'https://example.com/',
  relationField: 'other',
  showField: 'code',
  summaryField: ['amount'],
};

function sampleOf(setting: Setting, own: Json, dialect: DesignDialect): unknown {
  const { control, name } = setting;
  const now = setting.read(valueAt(own, setting.at(own, dialect)), { dialect });
  if (Object.hasOwn(SAMPLES, name)) return SAMPLES[name];
  return sampleOfControl(control, now) ?? 'other';
}
function sampleOfControl(control: Control, now: unknown): unknown {
  switch (control.kind) {
    case 'switch':
      return now !== true;
    case 'number': {
      const [min, max] = [Number(control.min ?? 1), Number(control.max ?? 99)];
      return [min + 2, min + 3, min].find((one) => one <= max && one !== now);
    }
    case 'date':
      return 1_700_000_000_000;
    case 'time':
      return '08:30';
    case 'color':
      return '#112233';
    case 'pick':
      return ['one', 'two'];
    case 'choice': {
      const ids = control.options.from === 'static' ? control.options.options.map(({ id }) => id) : ['other'];
      const other = ids.find((id) => id !== now && !(Array.isArray(now) && now.includes(id))) ?? ids[0];
      return control.isMany ? [other] : other;
    }
    default:
      return undefined;
  }
}

function written(setting: Setting, own: Json, dialect: DesignDialect, value: unknown): Json {
  const path = setting.at(own, dialect);
  const now = valueAt(own, path);
  return withValueAt(own, path, setting.write(value, { dialect, now, first: now })) as Json;
}

/** The control with what the setting is shown under. */
function prepared(setting: Setting, all: readonly Setting[], own: Json, dialect: DesignDialect): Json {
  const { shown } = setting.control;
  const conditions = shown && typeof shown === 'object' && 'all' in shown ? shown.all : [];
  return conditions.reduce<Json>((json, condition) => {
    if (typeof condition === 'function' || !('field' in condition) || !('is' in condition)) return json;
    const other = all.find(({ name }) => name === condition.field);
    return other ? written(other, json, dialect, condition.is[0]) : json;
  }, own);
}

/** Members without which a kind over data of elsewhere is no field. */
const NEEDED = { modelId: 'model', interfaceId: 'interface', relationField: 'name', showField: 'name' } as const;

/** A new control that works. */
function begun(kind: KindName, dialect: DesignDialect): JsonObject {
  const own = newControl({ kind, key: 'own', label: '名称', number: 1, dialect });
  const names = new Set(settingsIn(SHEETS[kind]).map(({ name }) => name));
  const filled = Object.entries(NEEDED).filter(([name]) => names.has(name) && own[name] !== undefined);
  const column = newControl({ kind: 'numInput', key: 'amount', label: '金额', number: 2, dialect, table: 'own' });
  const whole = filled.reduce<Json>((json, [name, value]) => withValueAt(json, [name], value) as Json, own);
  return (kind === 'table' ? withValueAt(whole, ['__config__', 'children'], [column]) : whole) as JsonObject;
}
const without = (own: Json, paths: readonly Path[]): Json => paths.reduce<Json>((json, path) => withValueAt(json, path, null) as Json, own);

/** Outcome of a control in a form of ours: its part, and everything that is said about it; functions by what they stand for. */
function seen(own: Json, dialect: DesignDialect): string {
  const { document } = openDesign(
    FACTS,
    { formData: JSON.stringify({ fields: [own] }), columnData: null, appColumnData: null, tables: null, flowTemplateJson: null },
    createNodeIds(),
  );
  const told = problemsOf(document).map(({ code, path, values }) => ({ code, path, values }));
  return JSON.stringify({ ...designedPart(own, dialect), told }, (name, inner: unknown) =>
    // What a kind passes on without reading it.
    name === 'others' ? undefined : typeof inner === 'function' ? inner.name : inner,
  );
}

test('every kind has a sheet, and each of its settings a name of its own', () => {
  expect(Object.keys(SHEETS).toSorted()).toEqual([...KIND_NAMES].toSorted());
  for (const kind of KIND_NAMES) {
    const names = settingsIn(SHEETS[kind]).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(2);
  }
});

/** Settings with commands of their own, which set more than one place. */
const BY_COMMAND: ReadonlySet<string> = new Set(['key', 'turn']);

describe.each(DIALECTS)('in the %s spelling', (dialect) => {
  test('a setting changes its own place and nothing else', () => {
    const wrong: string[] = [];
    for (const kind of KIND_NAMES) {
      const all = settingsIn(SHEETS[kind]);
      for (const setting of all.filter(({ name }) => !BY_COMMAND.has(name))) {
        const own = prepared(setting, all, begun(kind, dialect), dialect);
        const path = setting.at(own, dialect);
        const next = written(setting, own, dialect, sampleOf(setting, own, dialect));
        const isSet = !isSame(valueAt(next, path), valueAt(own, path));
        const isAlone = isSame(without(next, [path]), without(own, [path]));
        if (!isSet || !isAlone || !isSame(setting.at(next, dialect), path)) wrong.push(`${kind}.${setting.name}`);
      }
    }
    expect(wrong).toEqual([]);
  });
  test('a setting changes the field, or what is said about it', () => {
    const unread = new Map<string, KindName[]>();
    const read = new Set<string>();
    for (const kind of KIND_NAMES) {
      const all = settingsIn(SHEETS[kind]);
      for (const setting of all.filter(({ name }) => !BY_COMMAND.has(name))) {
        const alone = prepared(setting, all, begun(kind, dialect), dialect);
        const change = (of: Setting, own: Json) => written(of, own, dialect, sampleOf(of, own, dialect));
        // Some say something beside another one only: a limit and its switch.
        const beside = all.filter((other) => other !== setting && other.control.shown !== undefined).map((other) => change(other, alone));
        if ([alone, ...beside].some((own) => seen(change(setting, own), dialect) !== seen(own, dialect))) read.add(setting.name);
        else unread.set(setting.name, [...(unread.get(setting.name) ?? []), kind]);
      }
    }
    expect(READ_ELSEWHERE.filter((name) => read.has(name))).toEqual([]);
    expect(Object.fromEntries([...unread].filter(([name]) => !READ_ELSEWHERE.includes(name)))).toEqual(READ_ELSEWHERE_OF);
  });
});

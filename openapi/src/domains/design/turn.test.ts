import { describe, expect, test } from 'vitest';
import { newControl } from './begins.ts';
import type { NewControl } from './begins.ts';
import { kindNameOf, labelOf } from './document.ts';
import type { DesignNode } from './document.ts';
import { valueAt } from './json.ts';
import type { Json, JsonObject } from './json.ts';
import type { KindName } from './kinds.ts';
import { turnEffect, turned, turnsOf } from './turn.ts';

const made = (kind: KindName, more: Partial<NewControl> = {}) =>
  newControl({ kind, key: `${kind}Field101`, label: '标签', number: 101, dialect: 'old', ...more });
const config = (control: Json, name: string) => valueAt(control, ['__config__', name]);

describe('a control that becomes one of another kind', () => {
  test.each<[KindName, KindName, string | null]>([
    ['comInput', 'textarea', 'stay'],
    ['textarea', 'editor', 'stay'],
    ['editor', 'textarea', 'check'],
    ['select', 'radio', 'stay'],
    ['select', 'checkbox', 'wrap'],
    ['checkbox', 'select', 'check'],
    ['numInput', 'slider', 'check'],
    ['numInput', 'comInput', 'check'],
    ['comInput', 'numInput', 'check'],
    ['switch', 'rate', 'check'],
    ['rate', 'switch', 'check'],
    ['userSelect', 'usersSelect', 'check'],
    ['uploadFz', 'uploadImg', 'check'],
    ['uploadImg', 'uploadFz', 'stay'],
    ['relationForm', 'popupSelect', 'check'],
    ['dateRange', 'timeRange', 'check'],
    ['comInput', 'comInput', null],
    ['date', 'comInput', null],
    ['table', 'card', null],
  ])('%s to %s: %s', (from, to, effect) => expect(turnEffect(from, to)).toBe(effect));

  test('has its turns listed', () => {
    expect(turnsOf('editor')).toEqual(['textarea']);
    expect(turnsOf('date')).toEqual([]);
    expect(turnsOf('select')).toEqual(['radio', 'treeSelect', 'checkbox']);
  });

  const nodeOf = (own: Json): DesignNode => ({ id: 'n1', own, children: null, home: null });
  test('keeps its key, its label, its number and what both kinds have', () => {
    const own: JsonObject = {
      ...made('comInput', { table: 'tableField7' }),
      maxlength: 20,
      placeholder: '车牌',
      milepostNote: '备注',
      __config__: {
        ...(made('comInput', { table: 'tableField7' })['__config__'] as JsonObject),
        required: true,
        tipLabel: '提示',
        unique: true,
      },
    };
    const next = turned(nodeOf(own), 'numInput', 'old');
    expect(next).toMatchObject({ __vModel__: 'comInputField101', placeholder: '车牌', milepostNote: '备注', step: 1, thousands: false });
    expect(next['__config__']).toMatchObject({
      jnpfKey: 'numInput',
      label: '标签',
      formId: 101,
      required: true,
      tipLabel: '提示',
      unique: true,
      relationTable: 'tableField7',
    });
    expect(next).not.toHaveProperty('maxlength');
    expect([kindNameOf({ own: next }), labelOf(nodeOf(next))]).toEqual(['numInput', '标签']);
  });

  test('keeps its choices where the other kind has some', () => {
    const options = [{ id: 'x', fullName: '甲' }];
    const own: JsonObject = { ...made('select'), __slot__: { options } };
    expect(valueAt(turned(nodeOf(own), 'radio', 'old'), ['__slot__', 'options'])).toEqual(options);
    const isNew: JsonObject = { ...made('select', { dialect: 'new' }), options };
    expect(turned(nodeOf(isNew), 'radio', 'new')['options']).toEqual(options);
    expect(turned(nodeOf({ ...made('comInput'), options: options }), 'numInput', 'old')).not.toHaveProperty('options');
  });

  test('has no label where it had none', () => {
    const own: JsonObject = { __vModel__: 'k', __config__: { jnpfKey: 'comInput' } };
    expect(config(turned(nodeOf(own), 'textarea', 'old'), 'label')).toBe('');
    expect(config(turned(nodeOf(own), 'textarea', 'old'), 'formId')).toBe(0);
  });
});

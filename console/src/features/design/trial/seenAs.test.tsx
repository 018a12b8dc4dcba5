import type { ModelRuntime } from '@milepost/openapi/domains/record';
import { recordCodecs } from '@milepost/openapi/domains/record';
import { designRights } from '@milepost/openapi/domains/menu';
import { expect, test } from 'vitest';
import type { EntryRight, HeldRights, RoleHolding } from '../../../data/design/heldRights.ts';
import { modelScreen } from '../../model/index.ts';
import { seenAs } from './seenAs.ts';

const control = (key: string, label: string) => ({ __config__: { jnpfKey: 'comInput', label }, __vModel__: key });
const FIELDS = [control('title', '名称'), control('amount', '金额'), control('note', '备注'), control('phone', '电话')];
const LIST = {
  columnList: FIELDS.map((field) => ({ ...field, prop: field.__vModel__, label: field.__config__.label })),
  btnsList: [{ value: 'add', label: '新增' }],
  columnBtnsList: [
    { value: 'edit', label: '改一改' },
    { value: 'detail', label: '详情' },
  ],
};
type Switches = Partial<Record<'useColumnPermission' | 'useFormPermission' | 'useBtnPermission' | 'useDataPermission', boolean>>;

const right = (enCode: string, isEnabled = true): EntryRight => ({ id: `r-${enCode}`, enCode, fullName: enCode, isEnabled });
const role = (id: string, rights: readonly string[], more: Partial<RoleHolding> = {}): RoleHolding => ({
  id,
  fullName: id,
  enCode: id,
  isEnabled: true,
  refusal: null,
  opensPage: true,
  rightIds: new Set(rights.map((code) => `r-${code}`)),
  ...more,
});

function seen(switches: Switches, roles: readonly RoleHolding[], entry: Partial<HeldRights['entry']> = {}) {
  const texts = { formData: JSON.stringify({ fields: FIELDS }), columnData: JSON.stringify({ ...LIST, ...switches }), appColumnData: null };
  const runtime: ModelRuntime = recordCodecs.getModelConfig.data.decode({ fullName: 'x', webType: '2', ...texts } as never);
  const { resource, judges } = modelScreen(runtime, { modelId: 'm', menuId: 'e' });
  const held: HeldRights = {
    place: { id: 'e', path: [{ enCode: 'x', fullName: 'x' }], isOfApp: false },
    entry: { hasButtonRights: true, hasColumnRights: true, hasFormRights: true, hasDataRights: true, ...entry },
    rights: {
      button: [right('btn_add'), right('btn_edit')],
      column: [right('title'), right('amount'), right('note', false)],
      form: [right('title'), right('amount'), right('note'), right('phone')],
    },
    schemes: [{ id: 'r-own', fullName: '本部门', isEnabled: true }],
    person: '',
    roles,
  };
  return seenAs({ resource, judges, judgesRows: switches.useDataPermission === true, rights: designRights(texts, false), held });
}
const ALL: Switches = { useColumnPermission: true, useFormPermission: true, useBtnPermission: true, useDataPermission: true };

test('what the roles have together is theirs, and each part that is hidden has its reason', () => {
  const { hidden, columns, fields, rows, resource } = seen(ALL, [role('a', ['title', 'note', 'btn_add']), role('b', ['phone', 'own'])]);
  expect(hidden.map(({ kind, code, reason }) => `${kind} ${code} ${reason}`)).toEqual([
    'column amount lacking',
    'column note off',
    'column phone noRight',
    'field amount lacking',
    'button btn_edit lacking',
  ]);
  expect([columns, fields, rows]).toEqual([{ seen: 1, all: 4 }, { seen: 3, all: 4 }, ['本部门']]);
  expect(resource.list.columns.map(({ id }) => id)).toEqual(['title']);
});

test('a part that is hidden is called what the design calls it', () =>
  expect(seen(ALL, [role('a', [])]).hidden.find(({ code }) => code === 'amount')).toMatchObject({ label: '金额' }));

test('a button nobody has named says what it does in the language of the reader; one with words of its own keeps them', () => {
  const labels = seen(ALL, [role('a', [])])
    .hidden.filter(({ kind }) => kind === 'button')
    .map(({ label }) => label);
  expect(labels).toEqual([expect.objectContaining({ message: 'Add' }), '改一改']);
});

test('what the design does not ask for is everybody’s, and so is what the entry has switched off', () => {
  const free = seen({}, [role('a', [])]);
  expect(free.notRequested).toEqual({ column: 'design', field: 'design', button: 'design', row: 'design' });
  expect([free.hidden, free.rows]).toEqual([[], null]);
  const off = seen(ALL, [role('a', ['btn_add', 'btn_edit'])], { hasColumnRights: false, hasFormRights: false, hasDataRights: false });
  expect(off.notRequested).toEqual({ column: 'entry', field: 'entry', button: null, row: 'entry' });
  expect(off.hidden).toEqual([]);
});

test('a role that is disabled gives nothing; one whose rights a server does not tell is one of administrators', () => {
  expect(seen(ALL, [role('a', ['amount'], { isEnabled: false })]).columns.seen).toBe(1);
  const admin = seen(ALL, [role('a', [], { refusal: 'Never changed' })]);
  expect([admin.hidden, admin.hasEverything, admin.rows]).toEqual([[], true, null]);
});

test('nobody opens the page with roles that do not', () => expect(seen(ALL, [role('a', [], { opensPage: false })]).opensPage).toBe(false));

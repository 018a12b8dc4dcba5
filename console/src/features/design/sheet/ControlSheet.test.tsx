import { createNodeIds, openDesign, valueAt } from '@milepost/openapi/domains/design';
import type { Json } from '@milepost/openapi/domains/design';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { aSession } from '../../../testing/inSession.tsx';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import { openedState } from '../core/next.ts';
import { createDesigner } from '../designer/createDesigner.ts';
import { DesignerProvider } from '../designer/useDesigner.ts';
import { ControlSheet } from './ControlSheet.tsx';
import { SAMPLE_FACTS } from '../testing/sampleFacts.ts';

const { drawingsOf } = await vi.hoisted(() => import('../../../testing/drawings.ts'));

const FIELDS = [
  { __vModel__: 'place', __config__: { jnpfKey: 'comInput', label: '地点', span: '12' }, maxlength: null, vendor: { kept: true } },
  { __vModel__: 'amount', __config__: { jnpfKey: 'numInput', label: '金额', required: true } },
  { __vModel__: 'total', __config__: { jnpfKey: 'calculate', label: '合计' }, expression: ['amount', '×', '2'] },
];

async function openedSheet(
  selected: readonly number[],
  { released = [], isReadOnly = false }: { readonly released?: readonly string[]; readonly isReadOnly?: boolean } = {},
) {
  let nowMs = 0;
  const formData = JSON.stringify({ fields: FIELDS });
  const columnData = JSON.stringify({ columnList: [{ prop: 'amount' }], searchList: [] });
  const newId = createNodeIds();
  const { document } = openDesign(SAMPLE_FACTS, { formData, columnData, appColumnData: null, tables: null, flowTemplateJson: null }, newId);
  const designer = createDesigner(openedState(document, null), {
    nowMs: () => nowMs,
    newId,
    releasedKeys: () => new Set(released),
    reservedKeys: new Set(),
    say: () => undefined,
    isReadOnly,
  });
  const ids = selected.map((at) => document.tree.top[at] ?? '');
  designer.run({ do: 'select', ids });
  const onStep = vi.fn<(way: 'before' | 'after') => void>();
  const page = await renderInConsole(
    aSession({}).around(
      <DesignerProvider value={designer}>
        <ControlSheet onStep={onStep} />
      </DesignerProvider>,
    ),
  );
  await page.appeared('#sheet-span');
  const ownOf = (at: number): Json => designer.state().document.tree.nodes.get(ids[at] ?? '')?.own ?? null;
  const open = async (title: string) => {
    const heads = [...document_().querySelectorAll<HTMLElement>('button[aria-expanded=false]')];
    await act(async () => heads.find(({ textContent }) => textContent?.includes(title))?.click());
  };
  return { ...page, designer, onStep, ownOf, open, after: (ms: number) => (nowMs += ms) };
}
const document_ = () => globalThis.document;
const input = (id: string) => document_().querySelector<HTMLInputElement>(`#${id}`);

test('what is typed is one step at its place; taken back, the field follows and keeps the keyboard', async () => {
  const sheet = await openedSheet([0]);
  await sheet.appeared('#sheet-label');
  input('sheet-label')?.focus();
  await sheet.type('#sheet-label', '地点一');
  await sheet.type('#sheet-label', '地点二');
  expect(sheet.designer.state().past).toHaveLength(1);
  expect(sheet.ownOf(0)).toEqual({ ...FIELDS[0], __config__: { ...FIELDS[0]?.__config__, label: '地点二' } });
  await act(async () => void sheet.designer.run({ do: 'undo' }));
  expect(input('sheet-label')?.value).toBe('地点');
  expect(document_().activeElement).toBe(input('sheet-label'));
});

test('the heading says what it is and where it is used', async () => {
  const sheet = await openedSheet([1]);
  expect(sheet.one('section').textContent).toContain('金额 · Number');
  expect(sheet.one('section').textContent).toContain('Used in: Formula of “合计”, Column of the list');
});

test('a width that came as text stays text', async () => {
  const sheet = await openedSheet([0]);
  await sheet.press('input[type=radio]:not(:checked)');
  expect(valueAt(sheet.ownOf(0), ['__config__', 'span'])).toBe('6');
});

test('a key that is taken is refused with the reason, and stays typed; a released one is read', async () => {
  const sheet = await openedSheet([0]);
  await sheet.open('More');
  await sheet.appeared('#sheet-key');
  await sheet.type('#sheet-key', 'amount');
  await act(async () => document_().querySelector<HTMLFormElement>('form:has(#sheet-key)')?.requestSubmit());
  expect(sheet.one('form:has(#sheet-key)').textContent).toContain('Another field has this key');
  expect(input('sheet-key')?.value).toBe('amount');
  expect(valueAt(sheet.ownOf(0), ['__vModel__'])).toBe('place');
});

test('a released key is only read', async () => {
  const sheet = await openedSheet([0], { released: ['place'] });
  await sheet.open('More');
  await sheet.appeared('#sheet-key');
  expect(input('sheet-key')?.readOnly).toBe(true);
});

test('of several controls the settings all have are offered; a change is made to each, and what differs stays until then', async () => {
  const sheet = await openedSheet([0, 1]);
  await sheet.appeared('#sheet-tipLabel');
  expect(input('sheet-label')).toBeNull();
  expect(input('sheet-maxlength')).toBeNull();
  expect(sheet.one('section').textContent).toContain('Mixed');
  await sheet.type('#sheet-tipLabel', '必填');
  expect([sheet.ownOf(0), sheet.ownOf(1)].map((own) => valueAt(own, ['__config__', 'tipLabel']))).toEqual(['必填', '必填']);
  expect(valueAt(sheet.ownOf(1), ['__config__', 'required'])).toBe(true);
  expect(sheet.designer.state().past).toHaveLength(1);
});

test('settings are found by their names, and members of other tools are shown', async () => {
  const sheet = await openedSheet([0]);
  await sheet.open('More');
  expect(sheet.one('section').textContent).toContain('vendor');
  await sheet.type('[role=searchbox]', 'most char');
  await sheet.appeared('#sheet-maxlength');
  expect(input('sheet-label')).toBeNull();
});

test('Ctrl with an arrow asks for the next control and moves nothing else', async () => {
  const sheet = await openedSheet([0]);
  await sheet.appeared('#sheet-label');
  await act(
    async () => void input('sheet-label')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', ctrlKey: true, bubbles: true })),
  );
  expect(sheet.onStep.mock.calls).toEqual([['after']]);
});

test('a design that is only looked at shows its settings and takes none', async () => {
  const sheet = await openedSheet([0], { isReadOnly: true });
  await sheet.open('More');
  await sheet.appeared('#sheet-key');
  expect(sheet.one('section').textContent).toContain('地点');
  const inputs = [...document_().querySelectorAll<HTMLInputElement>('section input')];
  expect(
    inputs
      .filter(({ type, readOnly, disabled }) => type !== 'hidden' && !readOnly && !disabled)
      .map((one) => one.getAttribute('role') ?? one.id),
  ).toEqual(['searchbox']);
});

test('a key in a field draws none of the sections around it', async () => {
  const sheet = await openedSheet([0]);
  await sheet.appeared('#sheet-label');
  const sections = async (act: () => Promise<void>) => (await drawingsOf(act)).get('SectionHead') ?? 0;
  expect(await sections(() => sheet.open('More'))).toBeGreaterThan(0);
  expect(await sections(() => sheet.type('#sheet-label', '地点甲'))).toBe(0);
  expect(valueAt(sheet.ownOf(0), ['__config__', 'label'])).toBe('地点甲');
});

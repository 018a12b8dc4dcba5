import { createNodeIds, fieldsOf, openDesign, retiredOf } from '@milepost/openapi/domains/design';
import { act } from 'react';
import { expect, test } from 'vitest';
import { aSession } from '../../../testing/inSession.tsx';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import { openedState } from '../core/next.ts';
import { createDesigner } from '../designer/createDesigner.ts';
import { DesignerProvider } from '../designer/useDesigner.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { RetiredFields } from './RetiredFields.tsx';
import { namesIn, removalOf } from './removal.ts';
import { SAMPLE_FACTS } from '../testing/sampleFacts.ts';

const control = (key: string, label: string, jnpfKey: string, more: object = {}, config: object = {}) => ({
  __vModel__: key,
  __config__: { jnpfKey, label, ...config },
  ...more,
});
const FIELDS = [
  control('amount', 'Amount', 'numInput'),
  control('note', 'Note', 'textarea'),
  control('total', 'Total', 'calculate', { expression: ['amount', '*', '2'] }),
  control('rows', 'Parts', 'table', { summaryField: ['price'] }, { children: [control('price', 'Price', 'numInput')] }),
];
const LIST = { type: 1, columnList: [{ prop: 'amount', label: 'Amount' }], searchList: [], useDataPermission: true };

function opened(fields: readonly object[], form: object = {}) {
  const texts = { formData: JSON.stringify({ fields, ...form }), columnData: JSON.stringify(LIST) };
  return openDesign(SAMPLE_FACTS, { ...texts, appColumnData: null, tables: null, flowTemplateJson: null }, createNodeIds()).document;
}
const DRAFT = opened([...FIELDS, control('extra', 'Extra', 'comInput')]);
const RELEASED = opened(FIELDS);
const idOf = (...keys: readonly string[]) => fieldsOf(DRAFT).flatMap(({ key, nodeId }) => (keys.includes(key) ? [nodeId] : []));

test.each([
  ['a field nobody uses that was not released', ['extra'], { going: [], staying: [], isAsked: false }],
  ['a released field', ['note'], { going: [], staying: [], isAsked: true }],
  ['a field of a column and a formula', ['amount'], { going: ['column'], staying: ['formula'], isAsked: true }],
  ['a field with the formula that uses it', ['amount', 'total'], { going: ['column'], staying: [], isAsked: true }],
  ['a column of a sub-table', ['price'], { going: [], staying: ['sum'], isAsked: true }],
  ['a sub-table with its columns', ['rows'], { going: [], staying: [], isAsked: true }],
] as const)('%s is taken out with what follows it, and what stays is told', (_, keys, removal) => {
  const { going, staying, isAsked } = removalOf(DRAFT, idOf(...keys), namesIn(RELEASED));
  expect({ going: going.map(({ as }) => as), staying: staying.map(({ as }) => as), isAsked }).toEqual(removal);
});

async function shown(document: typeof DRAFT, part: (answered: boolean[]) => React.ReactElement) {
  const newId = createNodeIds();
  const designer = createDesigner(openedState(document, null), {
    nowMs: () => 0,
    newId: () => `new ${newId()}`,
    releasedKeys: () => namesIn(RELEASED),
    reservedKeys: new Set(),
    say: () => undefined,
  });
  const answered: boolean[] = [];
  const session = aSession({
    listRecords: ({ body }) => ({
      list: [],
      pagination: { total: (body as { superQueryJson: string }).superQueryJson === '' ? 3180 : 412 },
    }),
  });
  const screen = await renderInConsole(session.around(<DesignerProvider value={designer}>{part(answered)}</DesignerProvider>));
  return { ...screen, designer, answered };
}

/** Most turns that answers of several calls take until they are drawn. */
const MOST_TURNS = 50;
/** Text of an element once it holds some words. */
async function textWith(words: string, element: () => Element): Promise<string | null> {
  for (let turn = 0; turn < MOST_TURNS && !element().textContent?.includes(words); turn += 1) await act(async () => undefined);
  return element().textContent;
}

test('before a released field is taken out the records that hold a value are told; it is retired then', async () => {
  const { one, designer, answered, appeared } = await shown(DRAFT, (answers) => (
    <RemoveDialog ids={idOf('amount')} modelId="1" released={RELEASED} onDone={(isRemoved) => answers.push(isRemoved)} />
  ));
  await appeared('[role=dialog] li');
  const textContent = await textWith('412 of 3,180', () => one('[role=dialog]'));
  for (const words of ['“Amount”: about 412 of 3,180 records hold a value', 'Column of the list', 'Formula of “Total”'])
    expect(textContent).toContain(words);
  const button = [...globalThis.document.querySelectorAll('button')].find((each) => each.textContent === 'Take out, keep the values');
  await act(async () => button?.click());
  expect(answered).toEqual([true]);
  expect(retiredOf(designer.state().document.form).map(({ key }) => key)).toEqual(['amount']);
});

test('a retired field is listed with its records, and restored', async () => {
  const retired = { key: 'note', kind: 'textarea', label: 'Note', own: FIELDS[1], atMs: Date.parse('2026-11-20T09:00:00+08:00') };
  const { one, press, designer } = await shown(opened([], { milepostRetired: [retired] }), () => (
    <RetiredFields modelId="1" released={RELEASED} />
  ));
  expect(await textWith('412 of 3,180', () => one('tbody tr'))).toContain('about 412 of 3,180 records hold a value');
  await press('tbody button');
  expect(fieldsOf(designer.state().document).map(({ key }) => key)).toEqual(['note']);
  expect(globalThis.document.activeElement?.textContent).toBe('No field was retired.');
});

import { createNodeIds, isList, memberOf, openDesign, textOf } from '@milepost/openapi/domains/design';
import { act } from 'react';
import { expect, test } from 'vitest';
import { aSession } from '../../../testing/inSession.tsx';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import { openedState } from '../core/next.ts';
import { createDesigner } from '../designer/createDesigner.ts';
import { DesignerProvider } from '../designer/useDesigner.ts';
import { ListPart } from './ListPart.tsx';
import { SAMPLE_FACTS } from '../testing/sampleFacts.ts';

const control = (key: string, jnpfKey: string, label: string) => ({ __vModel__: key, __config__: { jnpfKey, label } });
const FIELDS = [control('place', 'comInput', '地点'), control('amount', 'numInput', '金额'), control('day', 'date', '日期')];

async function drawn(list: object | null = null) {
  const newId = createNodeIds();
  const texts = {
    formData: JSON.stringify({ fields: FIELDS }),
    columnData: list && JSON.stringify(list),
    appColumnData: null,
    tables: null,
    flowTemplateJson: null,
  };
  const said: string[] = [];
  const opened = openedState(openDesign(SAMPLE_FACTS, texts, newId).document, null);
  const designer = createDesigner(
    { ...opened, part: 'list' },
    { nowMs: () => 0, newId, releasedKeys: () => new Set(), reservedKeys: new Set(), say: ({ message = '' }) => said.push(message) },
  );
  const page = await renderInConsole(
    aSession({}).around(
      <DesignerProvider value={designer}>
        <ListPart />
      </DesignerProvider>,
    ),
  );
  const items = (name: string, member = 'prop') => {
    const all = designer.state().document.list?.[name];
    return (isList(all) ? all : []).map((item) => textOf(memberOf(item, member)));
  };
  const press = (key: string, more: KeyboardEventInit = {}) =>
    act(async () => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
    });
  const focus = (selector: string) => act(async () => page.one(selector).focus());
  const run = (command: Parameters<typeof designer.run>[0]) => act(async () => void designer.run(command));
  return { ...page, designer, said, items, press, focus, run };
}
const HEADS = '[role=toolbar] button';
const focused = () => document.activeElement?.getAttribute('aria-label');

test('the first visit makes the list from the form, in one step that can be taken back; then a button makes it again', async () => {
  const { designer, said, items, run, press: _, ...page } = await drawn();
  expect(items('columnList')).toEqual(['place', 'amount', 'day']);
  expect(said).toEqual(['Made the list from the form']);
  expect(designer.state().past).toHaveLength(1);
  await run({ do: 'undo' });
  expect(designer.state().document.list).toBeNull();
  await act(async () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Make it from the form')?.click(),
  );
  expect(items('columnList')).toHaveLength(3);
  expect(page.one(HEADS)).toBeTruthy();
});

test('Alt and an arrow move a column, which keeps the keyboard; undo puts it back', async () => {
  const { items, press, focus, run } = await drawn();
  await focus(HEADS);
  expect(focused()).toBe('Column 地点, 1 of 3');
  await press('ArrowRight', { altKey: true });
  expect(items('columnList')).toEqual(['amount', 'place', 'day']);
  expect(focused()).toBe('Column 地点, 2 of 3');
  await press('ArrowRight', { altKey: true });
  expect(focused()).toBe('Column 地点, 3 of 3');
  await run({ do: 'undo' });
  expect(items('columnList')).toEqual(['amount', 'place', 'day']);
});

test('arrows walk the heads, Shift and an arrow change the width by 8 px, Delete takes the column out and the next has the keyboard', async () => {
  const { items, press, focus } = await drawn({ columnList: FIELDS.map(({ __vModel__: prop }) => ({ prop, label: prop, width: 120 })) });
  await focus(HEADS);
  await press('End');
  expect(focused()).toBe('Column day, 3 of 3');
  await press('ArrowLeft');
  await press('ArrowRight', { shiftKey: true });
  await press('ArrowRight', { shiftKey: true });
  expect(items('columnList', 'width')).toEqual(['120', '136', '120']);
  await press('Delete');
  expect(items('columnList')).toEqual(['place', 'day']);
  expect(focused()).toBe('Column day, 2 of 2');
});

test('a press opens the sheet of a column: what is typed there is set in the design, Escape goes back to the head', async () => {
  const { items, press, focus, appeared, type } = await drawn();
  await focus(HEADS);
  await act(async () => (document.activeElement as HTMLElement).click());
  await appeared('#design-columnList-label:focus');
  await type('#design-columnList-label', '事故地点');
  expect(items('columnList', 'label')).toEqual(['事故地点', '金额', '日期']);
  await press('Escape');
  expect(focused()).toBe('Column 事故地点, 1 of 3');
});

test('a column of a field the form does not have says so by its name', async () => {
  await drawn({ columnList: [{ prop: 'gone', label: '已删除' }] });
  expect([...document.querySelectorAll('[role=row][data-mp-item=gone]')].map((row) => row.getAttribute('aria-label'))).toEqual([
    '已删除, 1 of 1, The column “已删除” of the list shows no field of the form',
  ]);
});

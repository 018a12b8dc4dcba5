import { createNodeIds, openDesign } from '@milepost/openapi/domains/design';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { aSession } from '../../../testing/inSession.tsx';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import { openedState } from '../core/next.ts';
import { createDesigner } from '../designer/createDesigner.ts';
import { DesignerProvider } from '../designer/useDesigner.ts';
import { DataConditions } from './DataConditions.tsx';
import { useListDesign } from './useListDesign.ts';
import { SAMPLE_FACTS } from '../testing/sampleFacts.ts';

// A page without a layout has nothing in or out of sight.
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe = () => undefined;
    disconnect = () => undefined;
  },
);

const control = (key: string, jnpfKey: string, label: string) => ({ __vModel__: key, __config__: { jnpfKey, label } });
const FIELDS = [control('place', 'comInput', '地点'), control('author', 'createUser', '登记人'), control('office', 'currOrganize', '单位')];

function Part() {
  return <DataConditions design={useListDesign('list')} />;
}

async function drawn(ruleList: unknown) {
  const newId = createNodeIds();
  const texts = {
    formData: JSON.stringify({ fields: FIELDS }),
    columnData: JSON.stringify({ ruleList }),
    appColumnData: null,
    tables: null,
    flowTemplateJson: null,
  };
  const designer = createDesigner(openedState(openDesign(SAMPLE_FACTS, texts, newId).document, null), {
    nowMs: () => 0,
    newId,
    releasedKeys: () => new Set(),
    reservedKeys: new Set(),
    say: () => undefined,
  });
  const page = await renderInConsole(
    aSession({}).around(
      <DesignerProvider value={designer}>
        <Part />
      </DesignerProvider>,
    ),
  );
  const button = (words: string) => [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === words);
  const press = async (words: string) => {
    await vi.waitFor(() => expect(button(words)).toBeDefined());
    await act(async () => button(words)?.click());
  };
  /** Opens a field of the dialog and takes one of its options. */
  const choose = async (field: string, option: string) => {
    await page.press(field);
    await page.appeared('[role=option]');
    const found = [...document.querySelectorAll<HTMLElement>('[role=option]')].find(({ textContent }) => textContent === option);
    if (!found) throw new Error(`[design] no option ${option}`);
    await act(async () => found.click());
  };
  const lines = () => [...document.querySelectorAll('section li')].map(({ textContent }) => textContent);
  const rules = () => designer.state().document.list?.['ruleList'];
  return { ...page, designer, press, choose, lines, rules };
}
const PLACE = { field: 'place', fieldName: '地点', symbol: 'like', fieldValue: 'K12', logic: 'and', jnpfKey: 'comInput', ours: 1 };

test('a condition is added to a list without any: its field, and whoever looks instead of a value', async () => {
  const { press, choose, lines, rules } = await drawn([]);
  await press('Add conditions');
  await choose('[id$=-field]', '登记人');
  await choose('[id$=-variable]', 'The person who looks');
  await press('OK');
  expect(rules()).toEqual([
    { field: 'author', fieldName: '登记人', symbol: '==', jnpfKey: 'createUser', fieldValue: '@userId', logic: 'and' },
  ]);
  expect(lines()).toEqual(['登记人 is The person who looks']);
});

test('a value is changed in the editor of its field; what nobody knows of the condition stays, and one step takes it back', async () => {
  const { appeared, press, type, designer, rules } = await drawn([PLACE]);
  await press('Change the conditions');
  await appeared('[role=dialog] input[type=text]');
  await type('[role=dialog] input[type=text]', 'K13');
  await press('OK');
  expect(rules()).toEqual([{ ...PLACE, fieldValue: 'K13' }]);
  await act(async () => void designer.run({ do: 'undo' }));
  expect(rules()).toEqual([PLACE]);
});

test('conditions in groups stay in their groups, and one more group is added', async () => {
  const first = { logic: 'or', groups: [{ field: 'place', symbol: 'like', jnpfKey: 'input', fieldValueType: 2, fieldValue: 'K12' }] };
  const { press, choose, rules, lines } = await drawn({ matchLogic: 'and', conditionList: [first] });
  await press('Change the conditions');
  await press('Add a group');
  await choose('[data-group]:nth-of-type(2) [id$=-field]', '单位');
  await choose('[id$=-variable]', 'Their organisation');
  await press('OK');
  const office = {
    field: 'office',
    fieldName: '单位',
    symbol: '==',
    jnpfKey: 'currOrganize',
    fieldValue: '@organizeId',
    fieldValueType: 2,
  };
  expect(rules()).toEqual({ matchLogic: 'and', conditionList: [first, { logic: 'and', groups: [office] }] });
  expect(lines()).toEqual(['地点 contains K12', 'and 单位 is Their organisation']);
});

test('a condition without a value is not let through: the dialog says how many and stays', async () => {
  const { press, one, rules } = await drawn([]);
  await press('Add conditions');
  await press('OK');
  expect(one('[role=dialog]').textContent).toContain('1 condition has no value yet');
  expect(rules()).toEqual([]);
});

test('a condition on a field that is gone is kept in words, and can be taken away', async () => {
  const gone = { field: 'gone', fieldName: '已删除', symbol: '==', fieldValue: '1', logic: 'and', jnpfKey: 'comInput' };
  const { press, one, lines, rules } = await drawn([gone, PLACE]);
  await press('Change the conditions');
  expect(one('[role=dialog]').textContent).toContain('已删除 is 1');
  await press('OK');
  expect(rules()).toEqual([gone, PLACE]);
  await act(async () => one('[aria-label="Take away: 已删除 is 1"]').click());
  expect(lines()).toEqual(['地点 contains K12']);
  expect(document.activeElement?.textContent).toBe('Change the conditions');
});

import { createNodeIds, openDesign } from '@milepost/openapi/domains/design';
import { expect, test } from 'vitest';
import { next, openedState, refusal } from '../core/next.ts';
import type { Command, CommandContext } from '../core/types.ts';
import { SAMPLE_FACTS } from '../testing/sampleFacts.ts';
import { moveHomes, moveNeighbours, placeAfter } from './movePlaces.ts';

const field = (key: string, label: string) => ({ __vModel__: key, __config__: { jnpfKey: 'comInput', label } });
const FIELDS = [
  field('place', '地点'),
  { title: '', __config__: { jnpfKey: 'tab', children: [{ title: '基本', __config__: { children: [field('note', '备注')] } }] } },
  { __vModel__: 'rows', __config__: { jnpfKey: 'table', label: '明细', children: [field('price', '金额')] } },
];

function opened() {
  const newId = createNodeIds();
  const texts = {
    formData: JSON.stringify({ fields: FIELDS }),
    columnData: null,
    appColumnData: null,
    tables: null,
    flowTemplateJson: null,
  };
  const state = openedState(openDesign(SAMPLE_FACTS, texts, newId).document, null);
  const context: CommandContext = { nowMs: 0, newId, releasedKeys: new Set(), reservedKeys: new Set() };
  const { tree } = state.document;
  const labelled = (label: string) => {
    const found = [...tree.nodes.values()].find(({ own }) => JSON.stringify(own).includes(`"${label}"`));
    if (!found) throw new Error(label);
    return found.id;
  };
  const homesFor = (id: string) => moveHomes(tree, (at) => refusal(state, { do: 'move', ids: [id], at }, context));
  return { state, context, tree, labelled, homesFor };
}

test('a control is moved into the form, a tab or a sub-table; the layout of tabs itself says why it is none', () => {
  const { labelled, homesFor } = opened();
  expect(
    homesFor(labelled('地点')).map(({ node, depth, refusal: no }) => [node?.role ?? 'form', node?.label ?? '', depth, no?.message]),
  ).toEqual([
    ['form', '', 0, undefined],
    ['tab', '', 1, 'Put it into one of the tabs or cells of this layout'],
    ['tabItem', '基本', 2, undefined],
    ['table', '明细', 1, undefined],
  ]);
});

test('what holds a sub-table does not go into itself, nor into a sub-table', () => {
  const { labelled, homesFor } = opened();
  const table = homesFor(labelled('明细')).find(({ node }) => node?.role === 'table');
  expect(table?.refusal?.message).toBe('A control cannot be put into itself');
});

test('after a neighbour is one step that undo takes back, also within the same layout', () => {
  const { state, context, tree, labelled } = opened();
  const id = labelled('地点');
  const [tabs, rows] = moveNeighbours(tree, null, [id]);
  const move = (after: string | null): Command => ({ do: 'move', ids: [id], at: placeAfter(tree, null, after) });
  const after = next(state, move(rows?.id ?? null), context);
  expect(after.document.tree.top).toEqual([tabs?.id, rows?.id, id]);
  expect(after.past).toHaveLength(1);
  expect(next(after, { do: 'undo' }, context).document.tree.top).toEqual([id, tabs?.id, rows?.id]);
  expect(next(after, { do: 'move', ids: [id], at: placeAfter(after.document.tree, null, null) }, context).document.tree.top[0]).toBe(id);
});

import { createNodeIds, keyOf, openDesign } from '@milepost/openapi/domains/design';
import type { DesignNode } from '@milepost/openapi/domains/design';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { aSession } from '../../../testing/inSession.tsx';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import { openedState } from '../core/next.ts';
import { createDesigner } from '../designer/createDesigner.ts';
import { DesignerProvider, useDesign } from '../designer/useDesigner.ts';
import { useAllNodeProblems } from '../problems/nodeProblems.ts';
import { ProblemsPanel } from '../problems/ProblemsPanel.tsx';
import { MissingProvider } from './MissingProvider.tsx';
import { MissingReferences } from './MissingReferences.tsx';
import { SAMPLE_FACTS } from '../testing/sampleFacts.ts';

const FACTS = { ...SAMPLE_FACTS, webType: 1 };
const choice = (key: string, label: string, dictionaryType: string) => ({
  __vModel__: key,
  __config__: { jnpfKey: 'select', label, dataType: 'dictionary', dictionaryType },
});
const FORM = {
  hasPrintBtn: true,
  printId: ['P1', 'P2'],
  fields: [
    choice('a', 'Weather', 'there'),
    choice('b', 'Road', 'road'),
    choice('c', 'Lane', 'gone'),
    choice('d', 'Side', 'gone'),
    { __vModel__: 'e', __config__: { jnpfKey: 'relationForm', label: 'Case' }, modelId: '404', relationField: 'a', columnOptions: [1] },
  ],
};
const dictionary = (id: string, enCode: string) => ({
  id,
  parentId: '-1',
  fullName: `Dictionary of ${enCode}`,
  enCode,
  isTree: 0,
  children: null,
});

/** Numbers of problems the frames of the canvas tell, by the key of their control. */
function Marks() {
  const nodes = useDesign(({ document }) => document.tree.nodes);
  const counts = useAllNodeProblems();
  return <p id="marks">{[...counts].map(([id, count]) => `${keyOf(nodes.get(id) as DesignNode)} ${count}`).join(', ')}</p>;
}

async function shown() {
  const texts = { formData: JSON.stringify(FORM), columnData: null, appColumnData: null, tables: null, flowTemplateJson: null };
  const newId = createNodeIds();
  const { document } = openDesign(FACTS, texts, newId);
  const designer = createDesigner(openedState(document, null), {
    nowMs: () => 0,
    newId,
    releasedKeys: () => new Set(),
    reservedKeys: new Set(),
    say: () => undefined,
  });
  const session = aSession({
    listDictionaryCategories: { list: [dictionary('there', 'weather'), dictionary('7', 'road')] },
    listModelOptions: new Error('not allowed'),
    listPrintTemplateTree: {
      list: [{ id: 'P1', parentId: '-1', fullName: 'Patrol', enCode: 'patrol', hasChildren: false, children: null }],
    },
  });
  const screen = await renderInConsole(
    session.around(
      <DesignerProvider value={designer}>
        <MissingProvider>
          <MissingReferences />
          <ProblemsPanel onGoTo={() => undefined} />
          <Marks />
        </MissingProvider>
      </DesignerProvider>,
    ),
  );
  return { ...screen, designer, document, calls: session.calls };
}
const button = (name: string) => [...globalThis.document.querySelectorAll<HTMLElement>('button')].find((each) => each.textContent === name);
const warnings = () =>
  [...globalThis.document.querySelectorAll('li')].map(({ textContent }) => textContent).filter((text) => text?.includes('not here'));

test('what is surely not here is told once; what could not be asked, and what is named by its code, is not', async () => {
  const { appeared, calls, designer, document } = await shown();
  const notice = await appeared('[data-missing]');
  expect(notice.textContent).toContain('2 things this design names are not here');
  await vi.waitFor(() => expect(warnings()).toHaveLength(3));
  expect(warnings()[0]).toContain('“Lane” takes its options from the dictionary gone, which is not here');
  expect(calls.map(([operation]) => operation).toSorted()).toEqual([
    'listDictionaryCategories',
    'listModelOptions',
    'listPrintTemplateTree',
  ]);
  expect(warnings()[2]).toContain('The form is printed by the template P2, which is not here');
  expect(globalThis.document.querySelector('#marks')?.textContent).toBe('c 1, d 1');

  await act(async () => button('Choose…')?.click());
  const dialog = await appeared('[role=dialog]');
  expect(dialog.textContent).toContain('Named by “Lane”, “Side”');
  expect(dialog.textContent).toContain('Print template P2');
  await act(async () => button('Leave all as they are')?.click());
  expect(globalThis.document.querySelector('[data-missing]')).toBeNull();
  expect(warnings()).toHaveLength(3);
  expect(designer.state().document).toBe(document);
});

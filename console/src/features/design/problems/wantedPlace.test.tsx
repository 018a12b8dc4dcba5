import { createNodeIds, openDesign } from '@milepost/openapi/domains/design';
import type { NodeId, Path } from '@milepost/openapi/domains/design';
import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { aSession } from '../../../testing/inSession.tsx';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import { openedState } from '../core/next.ts';
import { createDesigner } from '../designer/createDesigner.ts';
import { DesignerProvider, useDesign } from '../designer/useDesigner.ts';
import { ListPart } from '../list/ListPart.tsx';
import { ControlSheet, FormSheet } from '../sheet/index.ts';
import { WantedPlaceContext } from './wantedPlace.ts';
import type { WantedPlace } from './wantedPlace.ts';
import { SAMPLE_FACTS } from '../testing/sampleFacts.ts';

// A page without a layout has nothing in or out of sight.
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe = () => undefined;
    disconnect = () => undefined;
  },
);

const FORM = {
  hasPrintBtn: true,
  printId: ['gone'],
  fields: [{ __vModel__: 'amount', min: 5, max: 1, __config__: { jnpfKey: 'numInput', label: '金额' } }],
};
const LIST = {
  type: 2,
  treeDataSource: 'dictionary',
  treeDictionary: 'gone',
  printIds: ['gone'],
  btnsList: [{ value: 'batchPrint', label: '批量打印' }],
  columnList: [{ prop: 'amount', label: '金额' }],
  customBtnsList: [{ value: 'b1', label: '派单', event: { btnType: 1, modelId: '404' } }],
};

async function goneTo(owner: WantedPlace['owner'] | 'node', path: Path) {
  const newId = createNodeIds();
  const texts = {
    formData: JSON.stringify(FORM),
    columnData: JSON.stringify(LIST),
    appColumnData: null,
    tables: null,
    flowTemplateJson: null,
  };
  const { document: design } = openDesign(SAMPLE_FACTS, texts, newId);
  const [node = ''] = design.tree.top as readonly NodeId[];
  const designer = createDesigner(openedState(design, null), {
    nowMs: () => 0,
    newId,
    releasedKeys: () => new Set(),
    reservedKeys: new Set(),
    say: () => undefined,
  });
  if (owner === 'node') designer.run({ do: 'select', ids: [node] });
  const arrived = vi.fn<() => void>();
  const Sheets = () => {
    const isAny = useDesign(({ selected }) => selected.length > 0);
    const [wanted, setWanted] = useState<WantedPlace | null>(null);
    const place = {
      owner: owner === 'node' ? { node } : owner,
      path,
      arrived: () => {
        arrived();
        setWanted(null);
      },
    };
    return (
      <WantedPlaceContext value={wanted}>
        <button id="go" type="button" aria-label="go" onClick={() => setWanted(place)} />
        {owner === 'list' ? <ListPart /> : isAny ? <ControlSheet /> : <FormSheet />}
      </WantedPlaceContext>
    );
  };
  const page = await renderInConsole(
    aSession({
      listDictionaryCategories: { list: [] },
      listDataInterfaceTree: { list: [] },
      listModelOptions: { list: [] },
      listPrintTemplateTree: { list: [] },
    }).around(
      <DesignerProvider value={designer}>
        <Sheets />
      </DesignerProvider>,
    ),
  );
  await act(async () => page.one('#go').click());
  return { ...page, arrived };
}

test.each<[string, WantedPlace['owner'] | 'node', Path, string]>([
  ['a setting of a control', 'node', ['min'], '#sheet-min'],
  ['the key of a control, in a section that is folded or not', 'node', ['__vModel__'], '[id^="sheet-key"]'],
  ['the print templates of the form', 'form', ['printId', 0], '[id^="sheet-form-printId"]'],
  ['the dictionary of the tree beside a list', 'list', ['treeDictionary'], '[id^="design-list-treeDictionary"]'],
  ['the print templates of a list', 'list', ['printIds', 0], '[id^="design-list-printIds"]'],
  ['the form an own button opens', 'list', ['customBtnsList', 0, 'event', 'modelId'], '[id^="design-customBtnsList-modelId"]'],
])('a problem leads to %s: its sheet is open, and the very setting has the keyboard', async (_, owner, path, field) => {
  const { appeared, arrived } = await goneTo(owner, path);
  await appeared(`${field}:focus, ${field} :focus`);
  await vi.waitFor(() => expect(arrived).toHaveBeenCalledOnce());
});

test('a problem of all conditions leads to the button that puts them together', async () => {
  const { arrived } = await goneTo('list', ['ruleList', 0, 'field']);
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Add conditions'));
  expect(arrived).toHaveBeenCalledOnce();
});

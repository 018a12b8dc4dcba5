import { SurroundingsProvider } from '@milepost/kit/forms/render';
import { createNodeIds, openDesign } from '@milepost/openapi/domains/design';
import { act, useRef } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { aSession } from '../../../testing/inSession.tsx';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import { useConsoleSurroundings } from '../../resource/form/useSurroundings.ts';
import { openedState } from '../core/next.ts';
import type { Command, DesignState, HistoryCommand } from '../core/types.ts';
import { createDesigner } from '../designer/createDesigner.ts';
import { DesignerProvider } from '../designer/useDesigner.ts';
import { SAMPLE_FACTS } from '../testing/sampleFacts.ts';
import { Canvas } from './Canvas.tsx';
import { DragArea } from './DragArea.tsx';

const { drawingsOf } = await vi.hoisted(() => import('../../../testing/drawings.ts'));

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

const [FEW, MANY] = [6, 24];
const field = (at: number) => ({ __vModel__: `f${at}`, __config__: { jnpfKey: 'comInput', label: `Field ${at}`, span: 12 } });

async function canvasOf(count: number) {
  const newId = createNodeIds();
  const formData = JSON.stringify({ fields: Array.from({ length: count }, (_, at) => field(at)) });
  const texts = { formData, columnData: null, appColumnData: null, tables: null, flowTemplateJson: null };
  const designer = createDesigner(openedState(openDesign({ ...SAMPLE_FACTS, webType: 1 }, texts, newId).document, null), {
    nowMs: () => 0,
    newId,
    releasedKeys: () => new Set(),
    reservedKeys: new Set(),
    say: () => undefined,
  });
  const nothing = () => undefined;
  const Page = () => {
    const box = useRef<HTMLDivElement>(null);
    return (
      <SurroundingsProvider value={useConsoleSurroundings()}>
        <DragArea canvas={box}>
          <Canvas box={box} widthPx={600} onEdit={nothing} onAdd={nothing} onRemove={nothing} onPlace={nothing} />
        </DragArea>
      </SurroundingsProvider>
    );
  };
  const page = await renderInConsole(
    aSession({}).around(
      <DesignerProvider value={designer}>
        <Page />
      </DesignerProvider>,
    ),
  );
  // The editor of a kind comes after its first field.
  await page.appeared('[data-node] input');
  const first = designer.state().document.tree.top[1] ?? '';
  await act(async () => void designer.run({ do: 'select', ids: [first] }));
  return designer;
}

type Edit = (state: DesignState) => Command | HistoryCommand;
const chosen = ({ selected }: DesignState) => selected[0] ?? '';
const EDITS: Readonly<Record<string, Edit>> = {
  'a key in a label': (state) => ({ do: 'set', target: { node: chosen(state) }, path: ['__config__', 'label'], value: 'Field 1a' }),
  'a width': (state) => ({ do: 'setMany', ids: state.selected, path: ['__config__', 'span'], value: 6 }),
  'a new control': () => ({ do: 'add', kind: 'comInput', at: { into: null, at: 2 }, label: 'New' }),
  'a control that is taken out': (state) => ({ do: 'remove', ids: state.selected, uses: 'follow' }),
  'a step taken back': () => ({ do: 'undo' }),
  'a control that moves': (state) => ({ do: 'step', ids: state.selected, way: 'after' }),
  'another choice': ({ document }) => ({ do: 'select', ids: [document.tree.top[3] ?? ''] }),
};

/** Components drawn for each edit on a form of so many controls, one edit after the other. */
async function drawingsIn(count: number) {
  const designer = await canvasOf(count);
  const found: Record<string, Readonly<Record<string, number>>> = {};
  for (const [name, edit] of Object.entries(EDITS))
    found[name] = Object.fromEntries(await drawingsOf(() => act(async () => expect(designer.run(edit(designer.state()))).toBe(true))));
  return found;
}

test('an edit draws what it changes: as much on a form of many controls as on one of few', async () => {
  const few = await drawingsIn(FEW);
  expect(await drawingsIn(MANY)).toEqual(few);
  expect(few['a key in a label']).toMatchObject({ Frame: 1, ControlField: 1 });
  expect(few['a new control']).toMatchObject({ Frame: 2, ControlField: 1 });
});

import { createNodeIds } from '@milepost/openapi/domains/design';
import type { DesignProblem } from '@milepost/openapi/domains/design';
import { act } from 'react';
import { expect, test } from 'vitest';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import { openedState } from '../core/next.ts';
import { createDesigner } from '../designer/createDesigner.ts';
import { DesignerProvider } from '../designer/useDesigner.ts';
import { ProblemsPanel } from './ProblemsPanel.tsx';
import { brokenDesigns } from './testing/broken.ts';
import { useProblemWalk } from './useProblems.ts';

const NOTHING: ReadonlySet<string> = new Set();

async function shown(code: Parameters<typeof brokenDesigns>[0], at = 0) {
  const [...designs] = brokenDesigns(code);
  const document = designs[at];
  if (!document) throw new Error(`[testing] no broken design of ${code}`);
  const newId = createNodeIds();
  const designer = createDesigner(openedState(document, null), {
    nowMs: () => 0,
    newId: () => `new ${newId()}`,
    releasedKeys: () => NOTHING,
    reservedKeys: NOTHING,
    say: () => undefined,
  });
  const goneTo: DesignProblem[] = [];
  const Walk = () => {
    const next = useProblemWalk();
    return <input aria-label="walk" onKeyDown={({ shiftKey }) => goneTo.push(...[next(shiftKey ? 'previous' : 'next') ?? []].flat())} />;
  };
  const screen = await renderInConsole(
    <DesignerProvider value={designer}>
      <Walk />
      <ProblemsPanel onGoTo={(problem) => goneTo.push(problem)} />
    </DesignerProvider>,
  );
  return { ...screen, designer, goneTo };
}
const rows = () => [...globalThis.document.querySelectorAll('li')].map(({ textContent }) => textContent);
const key = (name: string, more: KeyboardEventInit = {}) =>
  act(async () => globalThis.document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, ...more })));

test('a problem leads to its place; Ctrl+. mends it, the keyboard stays in the panel, and one undo brings it back', async () => {
  const { one, press, designer, goneTo } = await shown('limitsCrossed');
  expect(rows()).toEqual(['WarningThe minimum 5 of “标签 n” is above its maximum 1\u2003Form · 标签 nSwap minimum and maximum']);
  await press('li button');
  expect(goneTo.map(({ code }) => code)).toEqual(['limitsCrossed']);
  one('li button').focus();
  await key('.', { ctrlKey: true });
  expect(rows()).toEqual([]);
  expect(globalThis.document.activeElement?.textContent).toBe('No problems');
  await act(async () => designer.run({ do: 'undo' }));
  expect(rows()).toHaveLength(1);
});

test('errors stand before warnings, and the walk over them goes round', async () => {
  const { one, designer, goneTo } = await shown('requiredAndHidden');
  await act(async () => designer.run({ do: 'set', target: 'list', path: ['columnList', 0, 'prop'], value: 'gone' }));
  expect(rows().map((text) => /^[A-Z][a-z]+/.exec(text ?? '')?.[0])).toEqual(['Error', 'Warning']);
  one('input').focus();
  for (const shiftKey of [false, false, false, true]) await key('F8', { shiftKey });
  expect(goneTo.map(({ code }) => code)).toEqual(['noSuchField', 'requiredAndHidden', 'noSuchField', 'requiredAndHidden']);
});

test('a field that is required and hidden has two ways out, in a menu by Ctrl+.', async () => {
  const { one, appeared, designer } = await shown('requiredAndHidden');
  one('li button').focus();
  await key('.', { ctrlKey: true });
  await appeared('[role=menuitem]');
  expect([...globalThis.document.querySelectorAll('[role=menuitem]')].map(({ textContent }) => textContent)).toEqual([
    'Show it',
    'Do not require it',
  ]);
  expect(designer.state().past).toEqual([]);
});

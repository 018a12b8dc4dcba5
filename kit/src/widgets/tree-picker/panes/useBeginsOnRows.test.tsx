import { act, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createNodeTree, fromTree } from '../../../engines/node-source/index.ts';
import type { PickerNode } from '../types.ts';
import { useBeginsOnRows } from './useBeginsOnRows.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Pane({ rows }: { readonly rows: Parameters<typeof useBeginsOnRows>[1] }) {
  const pane = useRef<HTMLDivElement>(null);
  useBeginsOnRows(true, rows, pane);
  return <div ref={pane} />;
}

test.each([
  ['is on the dialog', '[role=dialog]', 1],
  ['is still outside, where the dialog was opened', '#opener', 1],
  ['has gone to a button of the dialog', '#cancel', 0],
])('rows take the keyboard when they are there and it %s', async (_, at, times) => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => act(() => root.unmount()));
  onTestFinished(() => host.remove());
  const tree = createNodeTree<PickerNode>(fromTree([{ id: 't1', fullName: '养护工单' }]));
  const focus = vi.fn<() => boolean>(() => true);
  await act(async () =>
    root.render(
      <>
        <button id="opener" type="button" aria-label="Open" />
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as React Aria draws it */}
        <section role="dialog" aria-label="Print templates" tabIndex={-1}>
          <Pane rows={{ tree, treeRef: { current: { focus } } }} />
          <button id="cancel" type="button" aria-label="Cancel" />
        </section>
      </>,
    ),
  );
  host.querySelector<HTMLElement>(at)?.focus();
  expect(document.activeElement).toBe(host.querySelector(at));
  tree.send({ type: 'start' });
  await vi.waitFor(() => expect(tree.getSnapshot().root.status).toBe('loaded'));
  await new Promise(requestAnimationFrame);
  expect(focus).toHaveBeenCalledTimes(times);
});

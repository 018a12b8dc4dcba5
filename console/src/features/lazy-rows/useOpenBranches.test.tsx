import { act, useEffect } from 'react';
import { expect, test } from 'vitest';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { useOpenBranches } from './index.ts';
import type { OpenBranches } from './index.ts';

function Tree({ tell }: { readonly tell: (branches: OpenBranches<object>) => void }) {
  const branches = useOpenBranches<object>(undefined, 'group');
  useEffect(() => {
    tell(branches);
  });
  return null;
}

test('the only row at the top opens by itself, stays closed once it was closed, and opens again', async () => {
  let branches: OpenBranches<object> | undefined;
  await renderInConsole(<Tree tell={(now) => (branches = now)} />);
  expect(branches?.ids).toEqual(['group']);
  expect(branches?.expandedIds).toEqual(new Set(['group']));
  await act(async () => branches?.setExpandedIds(new Set(['group', 'east'])));
  expect(branches?.ids).toEqual(['group', 'east']);
  await act(async () => branches?.setExpandedIds(new Set(['east'])));
  expect(branches?.ids).toEqual(['east']);
  await act(async () => branches?.open('group'));
  expect(branches?.expandedIds).toEqual(new Set(['group', 'east']));
});

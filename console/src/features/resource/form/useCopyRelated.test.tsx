import { msg } from '@lingui/core/macro';
import { act } from 'react';
import { expect, test } from 'vitest';
import { aSession } from '../../../testing/inSession.tsx';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import { useCopyRelated } from './useCopyRelated.ts';

test('a copy that was created without what belongs to it says so, and the rest is tried again by one press', async () => {
  const sent: unknown[] = [];
  const copyRelated = {
    when: () => true,
    failed: msg`It was created without its rights`,
    send: async (_: object, from: object, draft: object) => {
      sent.push([from, draft]);
      if (sent.length === 1) throw new Error('no network');
    },
  };
  function Copying() {
    const carry = useCopyRelated({ row: { id: '1' }, copyRelated });
    return <button onClick={() => void carry({ enCode: 'copy' })}>copy</button>;
  }
  const { press, toaster } = await renderInConsole(aSession({}).around(<Copying />));
  await press('button');
  const shown = () => toaster.snapshot().shown;
  await expect.poll(() => shown().map(({ title }) => title)).toEqual(['It was created without its rights']);
  await act(async () => shown()[0]?.action?.onPress());
  expect(sent).toEqual([1, 2].map(() => [{ id: '1' }, { enCode: 'copy' }]));
});

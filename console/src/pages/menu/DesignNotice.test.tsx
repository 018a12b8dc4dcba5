import { act } from 'react';
import { expect, test } from 'vitest';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { DesignNotice } from './DesignNotice.tsx';

const DESIGN = { id: 'm1', fullName: '路产设施', enCode: 'asset', children: null };

test.each([
  ['released', [DESIGN], [DESIGN], '', null],
  ['a draft', [], [DESIGN], 'The design “路产设施” is not released', '/onlineDev/webDesign?design=m1'],
  ['gone', [], [], 'The design of this entry is gone', null],
])('of a design that is %s is said what the entry shows, with a way to what can be released', async (_, released, all, words, href) => {
  const session = aSession({
    listModelOptions: ({ query }) => ({ list: (query as { isRelease?: string }).isRelease === '1' ? released : all }),
  });
  await renderInConsole(session.around(<DesignNotice read={() => 'm1'} isReadOnly={false} />));
  await act(() => expect.poll(() => session.calls.length).toBe(released.length > 0 ? 1 : 2));
  await act(() => expect.poll(() => document.body.textContent).toContain(words));
  expect(document.querySelector('a[href^="/onlineDev"]')?.getAttribute('href') ?? null).toBe(href);
});

import { createMemoryHistory } from '@tanstack/history';
import { act, lazy } from 'react';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useUnsaved } from '../../session/unsaved.ts';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { createKeptPages } from './keptPages.ts';
import { KeptPagesView } from './KeptPagesView.tsx';

function Typed() {
  useUnsaved(true);
  return <input name="typed" />;
}
const Arrived = () => <h1>Late page</h1>;

test('a page that cannot be fetched keeps its address and is tried again when asked; what was typed on another page is there', async () => {
  for (const said of ['error', 'warn'] as const) vi.spyOn(console, said).mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  const history = createMemoryHistory({ initialEntries: ['/typed'] });
  const kept = createKeptPages({ history, isCaching: () => false });
  document.body.append(kept.host);
  onTestFinished(() => kept.host.remove());
  const fetchPage = vi
    .fn<() => Promise<{ default: () => ReactNode }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: Arrived });
  let Late = lazy(fetchPage);
  const PageAt = ({ path }: { readonly path: string }) => (path === '/typed' ? <Typed /> : <Late />);
  const goTo = (path: string) =>
    act(async () => {
      history.push(path);
      kept.show(path);
    });

  kept.show('/typed');
  const { one, appeared, type } = await renderInConsole(
    <KeptPagesView kept={kept} pageAt={(path) => <PageAt path={path} />} onRetry={() => void (Late = lazy(fetchPage))} />,
  );
  await type('input', 'half a sentence');
  await goTo('/late');
  await appeared('h1');
  expect(one('h1').textContent).toBe('This page stopped working');
  expect(history.location.pathname).toBe('/late');
  const retry = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Retry');
  await act(async () => retry?.click());
  await vi.waitFor(() => expect(one('h1').textContent).toBe('Late page'));
  await goTo('/typed');
  expect(one<HTMLInputElement>('input').value).toBe('half a sentence');
});

test('a page that is kept is not drawn anew when it leaves or comes back, nor when another one is shown', async () => {
  const history = createMemoryHistory({ initialEntries: ['/first'] });
  const kept = createKeptPages({ history, isCaching: () => true });
  document.body.append(kept.host);
  onTestFinished(() => kept.host.remove());
  const drawn: string[] = [];
  const Page = ({ path }: { readonly path: string }) => {
    drawn.push(path);
    return <h1>{path}</h1>;
  };
  const pageAt = (path: string) => <Page path={path} />;
  kept.show('/first');
  await renderInConsole(<KeptPagesView kept={kept} pageAt={pageAt} />);
  for (const path of ['/second', '/first', '/second']) await act(async () => kept.show(path));
  expect(drawn).toEqual(['/first', '/second']);
});

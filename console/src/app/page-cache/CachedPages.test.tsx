import { createMemoryHistory } from '@tanstack/history';
import { act, lazy } from 'react';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useUnsaved } from '../../open-pages/unsaved.ts';
import { goIn } from '../../routing/index.ts';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { createPageCache } from './pageCache.ts';
import { CachedPages } from './CachedPages.tsx';

function Typed() {
  useUnsaved(true);
  return <input name="typed" />;
}
const at = (path: string) => ({ path, href: path, search: {} });
const Arrived = () => <h1>Late page</h1>;

test('a page that cannot be fetched keeps its address and is tried again when asked; what was typed on another page is there', async () => {
  for (const said of ['error', 'warn'] as const) vi.spyOn(console, said).mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  const history = createMemoryHistory({ initialEntries: ['/typed'] });
  const cache = createPageCache({ go: goIn(history), locate: at, isCaching: () => false });
  document.body.append(cache.host);
  onTestFinished(() => cache.host.remove());
  const fetchPage = vi
    .fn<() => Promise<{ default: () => ReactNode }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: Arrived });
  let Late = lazy(fetchPage);
  const PageAt = ({ path }: { readonly path: string }) => (path === '/typed' ? <Typed /> : <Late />);
  const goTo = (path: string) =>
    act(async () => {
      history.push(path);
      cache.show(at(path));
    });

  cache.show(at('/typed'));
  const { one, appeared, type } = await renderInConsole(
    <CachedPages cache={cache} pageAt={(path) => <PageAt path={path} />} onRetry={() => void (Late = lazy(fetchPage))} />,
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

test('a cached page is not drawn anew when it leaves or comes back, nor when another one is shown', async () => {
  const history = createMemoryHistory({ initialEntries: ['/first'] });
  const cache = createPageCache({ go: goIn(history), locate: at, isCaching: () => true });
  document.body.append(cache.host);
  onTestFinished(() => cache.host.remove());
  const drawn: string[] = [];
  const Page = ({ path }: { readonly path: string }) => {
    drawn.push(path);
    return <h1>{path}</h1>;
  };
  const pageAt = (path: string) => <Page path={path} />;
  cache.show(at('/first'));
  await renderInConsole(<CachedPages cache={cache} pageAt={pageAt} />);
  for (const path of ['/second', '/first', '/second']) await act(async () => cache.show(at(path)));
  expect(drawn).toEqual(['/first', '/second']);
});

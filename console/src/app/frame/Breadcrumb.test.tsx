import { createMemoryHistory } from '@tanstack/history';
import { expect, onTestFinished, test, vi } from 'vitest';
import { RoutingProvider, createAddress } from '../../routing/index.ts';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

const aDirectory = (id: string) => ({ id, fullName: '养护', lang: undefined }) as const;

test('two directories of one name stand above a page, each in its place', async () => {
  const failed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => failed.mockRestore());
  const { one } = await renderInConsole(
    <Breadcrumb above={[aDirectory('1'), aDirectory('2')]} title="计划" lang={undefined} pathOf={new Map()} />,
  );
  expect([...one('ol').children].map(({ textContent }) => textContent)).toEqual(['养护', '养护', '计划']);
  expect(failed).not.toHaveBeenCalled();
});

test('names in another language than the page say which', async () => {
  const { one } = await renderInConsole(
    <Breadcrumb above={[{ ...aDirectory('1'), lang: 'zh-CN' }]} title="计划" lang="zh-CN" pathOf={new Map()} />,
  );
  expect([...one('ol').querySelectorAll('[lang="zh-CN"]')].map(({ textContent }) => textContent)).toEqual(['养护', '计划']);
});

test('an entry above that has a page is a link to it; a directory is only its name', async () => {
  const history = createMemoryHistory({ initialEntries: ['/plan'] });
  const { one } = await renderInConsole(
    <RoutingProvider value={createAddress(history)}>
      <Breadcrumb above={[aDirectory('1'), aDirectory('2')]} title="计划" lang={undefined} pathOf={new Map([['2', '/maintenance']])} />
    </RoutingProvider>,
  );
  expect([...one('ol').querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/maintenance']);
  one('a').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(history.location.pathname).toBe('/maintenance');
});

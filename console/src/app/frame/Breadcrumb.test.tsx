import { expect, onTestFinished, test, vi } from 'vitest';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

test('two directories of one name stand above a page, each in its place', async () => {
  const failed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => failed.mockRestore());
  const { one } = await renderInConsole(<Breadcrumb above={[{ fullName: '养护' }, { fullName: '养护' }]} title="计划" lang={undefined} />);
  expect([...one('ol').children].map(({ textContent }) => textContent)).toEqual(['养护', '养护', '计划']);
  expect(failed).not.toHaveBeenCalled();
});

test('names in another language than the page say which', async () => {
  const { one } = await renderInConsole(<Breadcrumb above={[{ fullName: '养护', lang: 'zh-CN' }]} title="计划" lang="zh-CN" />);
  expect([...one('ol').querySelectorAll('[lang="zh-CN"]')].map(({ textContent }) => textContent)).toEqual(['养护', '计划']);
});

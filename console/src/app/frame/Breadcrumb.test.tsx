import { expect, onTestFinished, test, vi } from 'vitest';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

test('two directories of one name stand above a page, each in its place', async () => {
  const failed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => failed.mockRestore());
  const { one } = await renderInConsole(<Breadcrumb above={['养护', '养护']} title="计划" />);
  expect([...one('ol').children].map(({ textContent }) => textContent)).toEqual(['养护', '养护', '计划']);
  expect(failed).not.toHaveBeenCalled();
});

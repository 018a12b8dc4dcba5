import { afterEach, expect, test, vi } from 'vitest';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { ListPages } from './index.ts';

const pages = <ListPages page={2} pageSize={20} total={41} onChange={() => undefined} />;
const beside = (
  <>
    <p id="rows">rows</p>
    {pages}
  </>
);

afterEach(() => vi.doUnmock('@milepost/kit/pagination'));

test('pages that do not arrive leave the rows, and can be asked for again', async () => {
  vi.doMock('@milepost/kit/pagination', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  const { one, appeared } = await renderInConsole(beside);
  // They come after what is painted.
  expect(document.querySelector('nav')).toBeNull();
  const again = await appeared('p[role=alert] button');
  expect(one('#rows').textContent).toBe('rows');
  vi.doUnmock('@milepost/kit/pagination');
  (again as HTMLButtonElement).click();
  const shown = await appeared('nav [aria-current=page]');
  expect(shown.textContent).toBe('2');
  expect(document.querySelector('p[role=alert]')).toBeNull();
});

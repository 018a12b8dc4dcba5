import { expect, test, vi } from 'vitest';
import type { ComponentType } from 'react';
import { renderInConsole } from '../testing/renderInConsole.tsx';
import { lazyPart } from './lazyPart.tsx';

test('a part that does not arrive says so and can be asked for again, and the page around it stays', async () => {
  const load = vi.fn<() => Promise<{ default: ComponentType }>>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue({ default: () => <p id="part" /> });
  const Part = lazyPart(load);
  const { appeared, one, press, type } = await renderInConsole(
    <>
      <input id="typed" defaultValue="" />
      <Part />
    </>,
  );
  await type('#typed', 'admin');
  expect((await appeared('[role=alert]')).textContent).toContain('Request error, please retry');
  await press('[role=alert] button');
  await appeared('#part');
  expect(one<HTMLInputElement>('#typed').value).toBe('admin');
});

import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { renderInConsole } from '../testing/renderInConsole.tsx';
import { lazyPart } from './lazyPart.tsx';

test('a part that does not arrive says so, and the page around it stays', async () => {
  const Part = lazyPart<object>(() => Promise.reject(new Error('offline')));
  const { appeared, one } = await renderInConsole(
    <>
      <input id="typed" defaultValue="admin" />
      <Suspense>
        <Part />
      </Suspense>
    </>,
  );
  expect((await appeared('[role=alert]')).textContent).toBe('Request error, please retry');
  expect(one<HTMLInputElement>('#typed').value).toBe('admin');
});

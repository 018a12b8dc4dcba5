import { expect, test } from 'vitest';
import { renderInKit } from '../../testing/index.ts';
import { CodeImage } from './index.ts';

const SIZE = { widthPx: 160, heightPx: 120 };
const CODE = { path: 'M0 0h1v10h-1z', width: 21, height: 10, quietZone: 10 };

test.each([false, true])('a code on its way takes the room of one that is there: nothing below it moves; on paper %s', async (isPrint) => {
  const screen = await renderInKit(
    <>
      <CodeImage label="在途" name="条形码" code={null} size={SIZE} isPrint={isPrint} />
      <CodeImage label="已到" name="条形码" code={CODE} size={SIZE} isPrint={isPrint} />
    </>,
  );
  const heightOf = (name: string) => screen.getByRole('figure', { name, exact: true }).element().getBoundingClientRect().height;
  expect(heightOf('在途')).toBe(heightOf('已到'));
  expect(screen.getByRole('button').elements()).toHaveLength(isPrint ? 0 : 2);
});

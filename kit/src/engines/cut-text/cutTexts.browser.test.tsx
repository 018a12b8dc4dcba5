import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { watchCutTexts } from './index.ts';

const CUT = { inlineSize: 60, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

function Texts({ long }: { readonly long: string }) {
  return (
    <>
      <p style={CUT} data-testid="long">
        {long}
      </p>
      <p style={CUT} data-testid="short">
        Bridge
      </p>
      <p style={CUT} data-testid="own" title="Why it is so">
        Kilometre 118 to kilometre 124
      </p>
      <p style={CUT} data-testid="pressed">
        <button type="button">Kilometre 118 to kilometre 124</button>
      </p>
    </>
  );
}

beforeAll(() => watchCutTexts(document));

const titleOf = (id: string) => page.getByTestId(id).element().getAttribute('title');

test('a text that does not fit says all of itself while the pointer is over it, and only then', async () => {
  const { rerender } = await render(<Texts long="Lin Zhiyuan, maintenance of the east section" />);
  expect(titleOf('long')).toBeNull();
  await userEvent.hover(page.getByTestId('long'));
  expect(titleOf('long')).toBe('Lin Zhiyuan, maintenance of the east section');
  await userEvent.hover(page.getByTestId('short'));
  expect([titleOf('short'), titleOf('long')]).toEqual([null, null]);

  await userEvent.hover(page.getByTestId('long'));
  await rerender(<Texts long="Wang Fang, tolls of the west section of the ring" />);
  await userEvent.hover(page.getByTestId('short'));
  await userEvent.hover(page.getByTestId('long'));
  expect(titleOf('long')).toBe('Wang Fang, tolls of the west section of the ring');
});

test('what has a tooltip of its own keeps it, and what holds more than a text gets none', async () => {
  await render(<Texts long="" />);
  await userEvent.hover(page.getByTestId('own'));
  expect(titleOf('own')).toBe('Why it is so');
  await userEvent.hover(page.getByTestId('pressed'));
  expect(titleOf('pressed')).toBeNull();
  expect(titleOf('own')).toBe('Why it is so');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { starsCell } from './index.ts';

test.each([
  [2.5, 5, '50%'],
  [4, 5, '80%'],
  [9, 5, '100%'],
])('a score of %d of %d is full stars over %s of the empty ones', (score, most, share) => {
  const host = document.createElement('div');
  host.innerHTML = renderToStaticMarkup(starsCell(score, most));
  expect([...host.querySelectorAll<HTMLElement>('[style]')].map(({ style, textContent }) => [style.inlineSize, textContent])).toEqual([
    [share, '★'.repeat(most)],
  ]);
  expect(host.textContent).toContain(`${score} / ${most}`);
});

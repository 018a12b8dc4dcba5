import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OwnTable } from './examples/OwnTable.tsx';

test('a table has its first rows, their places and the number of all, before a browser has measured anything', () => {
  const html = renderToString(createElement(OwnTable));
  expect(html.match(/role="row"/g)?.length).toBeGreaterThanOrEqual(11);
  expect(html).toContain('aria-rowcount="10001"');
  expect(html).toContain('aria-label="部品 1, 919"');
});

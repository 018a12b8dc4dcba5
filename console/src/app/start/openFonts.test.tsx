import { expect, onTestFinished, test } from 'vitest';
import { openFonts } from './openFonts.ts';

test('a line in each font of the first page is on the page, hidden, for no longer than it takes to lay it out', () => {
  const look = new MutationObserver(() => undefined);
  onTestFinished(() => look.disconnect());
  look.observe(document.body, { childList: true });
  const before = document.body.innerHTML;
  openFonts('Inicio');
  expect(document.body.innerHTML).toBe(before);
  const [lines] = look.takeRecords().flatMap(({ addedNodes }) => [...addedNodes]);
  if (!(lines instanceof HTMLElement)) throw new Error('Nothing was laid out.');
  expect(lines.ariaHidden).toBe('true');
  const fonts = [...lines.children].map(({ className }) => className);
  expect(new Set(fonts).size).toBe(5);
  expect(lines.textContent).toContain('Inicio');
});

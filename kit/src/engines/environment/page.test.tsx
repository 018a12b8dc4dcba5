import { expect, test } from 'vitest';
import { announceOnPage, holdPageRegions } from './page.ts';

const said = () => [...document.querySelectorAll('[aria-live=polite] p')].map((line) => line.textContent);

test('what a page has said is said again by the next one, however soon that comes', () => {
  for (const page of ['first', 'second']) {
    const leave = holdPageRegions();
    announceOnPage('数量：不能为空');
    expect([page, said()]).toEqual([page, ['数量：不能为空']]);
    leave();
  }
});

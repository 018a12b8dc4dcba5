import { expect, test } from 'vitest';
import { renderInConsole } from '../testing/renderInConsole.tsx';
import { TokenInAddressPage } from './TokenInAddressPage.tsx';

test.each(['孙婉宁', null])('the question of who goes on has a title of its own and the keyboard, for who is %s', async (own) => {
  await renderInConsole(<TokenInAddressPage own={own} other="周启明" onStay={() => undefined} onChange={() => undefined} />);
  expect(document.title).toBe('This link signs you in as 周启明 - Smart logistics operations platform');
  expect(document.activeElement?.tagName).toBe('H1');
  expect(document.activeElement?.textContent).toBe('This link signs you in as 周启明');
});

import { StrictMode } from 'react';
import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OwnNav } from './examples/OwnNav.tsx';

const button = (name: string) => page.getByRole('button', { name });

const shown = async () => {
  const onFollow = vi.fn<(id: string) => void>();
  await render(
    <StrictMode>
      <OwnNav onFollow={onFollow} />
    </StrictMode>,
  );
  return onFollow;
};

test('a menu of one’s own is open where the current page is, and opens one branch of a level at a time', async () => {
  await shown();
  await expect.element(page.getByRole('link', { name: '注文' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(button('管理'));
  await expect.element(page.getByRole('link', { name: '利用者' })).toBeVisible();
  await expect.element(button('工事')).toHaveAttribute('aria-expanded', 'false');
  await expect.element(button('工事')).toHaveAttribute('data-holds-current');
  expect(page.getByRole('link', { name: '注文' }).query()).toBeNull();
});

test('plain presses on links and buttons are handed over; a press that asks for a new tab stays with the browser', async () => {
  const onFollow = await shown();
  await userEvent.click(page.getByRole('link', { name: 'ホーム' }));
  await userEvent.click(button('報告書'));
  expect(onFollow.mock.calls.flat()).toEqual(['home', 'report']);
  const stop = (event: Event) => event.preventDefault();
  document.addEventListener('click', stop);
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  page.getByRole('link', { name: '注文' }).element().dispatchEvent(press);
  document.removeEventListener('click', stop);
  expect(onFollow).toHaveBeenCalledTimes(2);
});

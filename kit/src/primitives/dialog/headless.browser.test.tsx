import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { render } from 'vitest-browser-react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OwnDialog } from './examples/OwnDialog.tsx';
import type { DialogOptions } from './headless.ts';

async function opened(guard?: DialogOptions['guard']) {
  const screen = await render(
    <StrictMode>
      <OwnDialog guard={guard} />
    </StrictMode>,
  );
  const opener = screen.getByRole('button', { name: '名称を編集する' });
  await userEvent.click(opener);
  const dialog = screen.getByRole('dialog', { name: '編集' });
  await expect.element(dialog).toBeVisible();
  return { screen, opener, dialog, field: screen.getByRole('textbox', { name: '名称' }) };
}

/** A press beside the dialog, as a mouse does it. */
function pressBeside() {
  for (const type of ['pointerdown', 'pointerup', 'click'])
    (document.elementFromPoint(4, 4) ?? document.body).dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType: 'mouse' }),
    );
}

test('a dialog of one’s own keeps the keyboard, has the page out of reach, and gives both back, without a provider', async () => {
  const { screen, opener, dialog, field } = await opened();
  await expect.element(field).toHaveFocus();
  expect(screen.container.closest('[inert]')).not.toBeNull();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(document.querySelector('[inert]')).toBeNull();
});

test('a press beside it closes it', async () => {
  const { dialog } = await opened();
  pressBeside();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('with a guard a press beside it does nothing, and a button asks the guard', async () => {
  const guard = vi.fn<() => boolean>(() => false);
  const { screen, dialog } = await opened(guard);
  pressBeside();
  expect(guard).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
  expect(guard).toHaveBeenCalledOnce();
  await expect.element(dialog).toBeVisible();
});

test('a question drawn in the dialog itself is asked in place of closing; Escape is its no', async () => {
  const { screen, dialog } = await opened('ask');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: '破棄' }));
  await expect.element(dialog).not.toBeInTheDocument();
});

test('one that is open over what a server sent is drawn once the page is there, and takes the keyboard', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = '<section lang="ja"><button>名称を編集する</button></section>';
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const root: ReturnType<typeof createRoot> = hydrateRoot(host, <OwnDialog initialIsOpen />, { onRecoverableError });
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  await expect.element(page.getByRole('textbox', { name: '名称' })).toHaveFocus();
  expect(host.closest('[inert]')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

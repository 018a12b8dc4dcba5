import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { UnsavedProvider, createUnsavedScope } from '../../open-pages/unsaved.ts';
import AvatarDialog from './AvatarDialog.tsx';
import SignatureDialog from './SignatureDialog.tsx';

const PNG = new Uint8Array(
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
);
/** A request that goes on for as long as nobody calls it off. */
class HeldRequest extends EventTarget {
  readonly upload = {};
  readonly open = () => {};
  readonly setRequestHeader = () => {};
  readonly send = () => {};
  onabort: (() => void) | null = null;
  readonly abort = () => this.onabort?.();
}
vi.stubGlobal('XMLHttpRequest', HeldRequest);
vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));

/** Wait, without React's `act`, for what comes by itself. */
async function eventually(check: () => unknown) {
  const expectAct = (isExpected: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isExpected });
  expectAct(false);
  await vi.waitFor(check, { timeout: 20_000 });
  expectAct(true);
}
const press = (label: string) =>
  act(async () => {
    const button = [...document.querySelectorAll('button')].find(
      (one) => one.textContent === label || one.getAttribute('aria-label') === label,
    );
    if (!button) throw new Error(`[testing] no button says ${label}`);
    button.click();
  });

test.each([
  ['picture', (onClose: () => void) => <AvatarDialog onClose={onClose} />],
  ['signature', (onClose: () => void) => <SignatureDialog way="upload" onClose={onClose} />],
])('a %s that is being uploaded is asked about before it is dropped, and counts as unsaved', async (_, dialog) => {
  const onClose = vi.fn<() => void>();
  const place = createUnsavedScope();
  const screen = await renderInConsole(aSession({}).around(<UnsavedProvider value={place}>{dialog(onClose)}</UnsavedProvider>));
  await screen.appeared('input[type=file]');
  const input = screen.one<HTMLInputElement>('input[type=file]');
  Object.defineProperty(input, 'files', { value: [new File([PNG], '头像.png', { type: 'image/png' })] });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
  await eventually(() => expect(place.forms.get().size).toBe(1));
  await press('Cancel');
  await screen.appeared('[role=alertdialog]');
  expect(onClose).not.toHaveBeenCalled();
  await press('Keep editing');
  // Called off by the person there is nothing left to ask about.
  await press('Cancel the upload of 头像.png');
  await eventually(() => expect(place.forms.get().size).toBe(0));
  await press('Cancel');
  await eventually(() => expect(onClose).toHaveBeenCalledOnce());
});

test.each([
  ['a new picture', () => <AvatarDialog onClose={() => undefined} />],
  ['an uploaded signature', () => <SignatureDialog way="upload" onClose={() => undefined} />],
])('the keyboard begins where %s is made, on something that can be seen and read', async (_, dialog) => {
  const screen = await renderInConsole(aSession({}).around(dialog()));
  await screen.appeared('[role=dialog] [data-autofocus] button');
  await eventually(() => expect(document.activeElement?.closest('[data-autofocus]')).not.toBeNull());
  expect(document.activeElement?.matches('button')).toBe(true);
  expect(document.activeElement?.closest('[aria-hidden=true]')).toBeNull();
});

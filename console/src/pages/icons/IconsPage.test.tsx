import { expect, onTestFinished, test, vi } from 'vitest';
import { ICON_NAMES, iconClass, iconOf } from '../../features/menu-icons/index.ts';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import IconsPage from './IconsPage.tsx';

const shown = () => [...document.querySelectorAll('li button')].map(({ textContent }) => textContent);

async function withClipboard(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const page = await renderInConsole(<IconsPage />);
  await page.type('search input', 'scales');
  return page;
}

test('a drawing is found by what it shows; a press copies the class it is kept as, and that is told', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  const { press, toaster } = await withClipboard(writeText);
  expect(shown()).toEqual(['Copy Scaleslaw']);
  await press('li button');
  expect(writeText).toHaveBeenCalledExactlyOnceWith('icon-ym icon-ym-law');
  await vi.waitFor(() => expect(toaster.snapshot().shown.map(({ title }) => title)).toEqual(['Copied: icon-ym icon-ym-law']));
});

test('a browser that does not copy leaves the words to be read', async () => {
  const { press, toaster } = await withClipboard(() => Promise.reject(new Error('refused')));
  await press('li button');
  await vi.waitFor(() => expect(toaster.snapshot().shown[0]?.title).toContain('icon-ym icon-ym-law'));
});

test('every drawing is read back from the class it is kept as; what is none of ours is none', () => {
  expect(ICON_NAMES.map((name) => iconOf(iconClass(name)))).toEqual(ICON_NAMES);
  expect(['', 'fa fa-truck', 'icon-ym icon-ym-constructor', 'icon-ym icon-ym-ledger'].map(iconOf)).toEqual([null, null, null, null]);
});

import { act } from 'react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BUTTONS, PermissionProvider } from '../../permissions/index.ts';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import type { ImportOutcome } from './ImportReport.tsx';
import { ImportButton } from './ImportButton.tsx';
import { $import, forgetImport, tellImport } from './imports.ts';
import CategoryDrawer from './CategoryDrawer.tsx';
import DictionaryPage from './DictionaryPage.tsx';

/** Parts that do not arrive, by their names. */
const gone = vi.hoisted(() => new Set<string>());
const failing = vi.hoisted(() => (name: string) => {
  if (gone.has(name)) throw new TypeError('Failed to fetch dynamically imported module');
});
const partOf = vi.hoisted(() => (name: string) => () => {
  failing(name);
  return { default: () => <p id={name} /> };
});
vi.mock('../../features/resource/list/ResourcePanel.tsx', partOf('panel'));
vi.mock('../../features/resource/form/ResourceForm.tsx', partOf('form'));
vi.mock('./ImportReport.tsx', partOf('report'));

/** Wait for what is fetched, which may take its time. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

const category = { id: '1', fullName: '路面病害', enCode: 'pavement', isTree: 0, sortCode: 1, children: [] };
const entry = { id: '7', fullName: '坑槽', enCode: 'pothole', enabledMark: 1, sortCode: 1 };
const codes = new Set<string>(Object.values(BUTTONS));
const permissions = new Map([['m1', { buttons: codes, columns: new Set<string>(), forms: new Set<string>() }]]);

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  gone.clear();
  forgetImport();
});

async function shown(element: ReactNode, entries: readonly object[] = [entry]) {
  const answers = {
    listDictionaryCategories: { list: [category] },
    listDictionaryEntries: { list: entries },
    listAllDictionaries: { list: [] },
  };
  const page = await renderInConsole(
    aSession(answers, '/systemData/dictionary').around(
      <PermissionProvider value={{ permissions, judge: false, modelId: 'm1' }}>{element}</PermissionProvider>,
    ),
  );
  const messages = () => page.toaster.snapshot().shown;
  return {
    ...page,
    messages,
    pressNamed: (name: string) =>
      act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click()),
    soon,
    missing: () => soon(() => expect(messages()).toMatchObject([{ title: 'This part did not load', action: { label: 'Retry' } }])),
    retry: () => act(async () => messages()[0]?.action?.onPress()),
  };
}

test('why a category is empty does not arrive: the table says so, and asks again', async () => {
  gone.add('panel');
  const page = await shown(<DictionaryPage />, []);
  await page.soon(() => expect(document.body.textContent).toContain('Retry'));
  await page.type('search input', '不会丢');
  gone.clear();
  await page.pressNamed('Retry');
  await page.appeared('#panel');
  expect(page.one<HTMLInputElement>('search input').value).toBe('不会丢');
});

test('the form of a category that does not arrive leaves the drawer as it is', async () => {
  gone.add('form');
  const page = await shown(<CategoryDrawer onClose={() => undefined} />);
  await page.appeared('[role=dialog] [aria-rowindex="2"]');
  await page.pressNamed('New category');
  await page.missing();
  expect(document.querySelector('[role=dialog]')).not.toBeNull();
  gone.clear();
  await page.retry();
  await page.appeared('#form');
});

test('a report of an import that does not arrive is not lost', async () => {
  gone.add('report');
  const outcome: ImportOutcome = { kind: 'refused', fileName: 'a.bdd', reason: '不会丢' };
  const page = await shown(<ImportButton />);
  await act(async () => tellImport(outcome));
  await page.missing();
  gone.clear();
  await page.retry();
  await page.appeared('#report');
  expect($import.get()).toEqual({ kind: 'answered', outcome });
});

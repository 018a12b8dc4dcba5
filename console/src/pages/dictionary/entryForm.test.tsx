import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { BUTTONS, PermissionProvider } from '../../permissions/index.ts';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { pressNamed } from '../../testing/searchAnnouncements.ts';
import DictionaryPage from './DictionaryPage.tsx';

const gone = vi.hoisted(() => new Set(['form']));
vi.mock('../../features/resource/form/ResourceForm.tsx', () => {
  if (gone.has('form')) throw new TypeError('Failed to fetch dynamically imported module');
  return { default: () => <p id="form" /> };
});

const answers = {
  listDictionaryCategories: { list: [{ id: '1', fullName: '路面病害', enCode: 'pavement', isTree: 0, sortCode: 1, children: [] }] },
  listDictionaryEntries: { list: [{ id: '7', fullName: '坑槽', enCode: 'pothole', enabledMark: 1, sortCode: 1 }] },
  listAllDictionaries: { list: [] },
};
const rights = { buttons: new Set<string>(Object.values(BUTTONS)), columns: new Set<string>(), forms: new Set<string>() };
const world = { permissions: new Map([['m1', rights]]), judge: false, modelId: 'm1' };

test('the form of an entry that does not arrive closes alone, and can be tried again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const session = aSession(answers, '/systemData/dictionary');
  const page = await renderInConsole(
    session.around(
      <PermissionProvider value={world}>
        <DictionaryPage />
      </PermissionProvider>,
    ),
  );
  const shown = () => page.toaster.snapshot().shown;
  await page.appeared('[aria-rowindex="2"]');
  await pressNamed('New entry');
  await vi.waitFor(() => expect(shown()).toMatchObject([{ title: 'This part did not load', action: { label: 'Retry' } }]), {
    timeout: 20_000,
  });
  expect(document.querySelector('[aria-rowindex="2"]')).not.toBeNull();
  gone.clear();
  await act(async () => shown()[0]?.action?.onPress());
  await page.appeared('#form');
});

import { expect, test } from 'vitest';
import { resourceKeys } from '../../features/resource/index.ts';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import EntriesPage from './EntriesPage.tsx';
import { entriesIn } from './entriesIn.ts';

test('an entry of the menu that names no category says so under its name', async () => {
  const item = { fullName: '设施分类', property: { moduleId: null, isTree: false } } as Parameters<typeof EntriesPage>[0]['item'];
  const { one } = await renderInConsole(<EntriesPage item={item} />);
  expect(one('h1').textContent).toBe('设施分类');
  expect(document.body.textContent).toContain('names no dictionary category');
});

test('lists of two categories are kept apart: the rows of one are never those of the other', () => {
  const [one, other] = ['1', '2'].map((id) => resourceKeys(entriesIn({ id, isTree: true }).id).list({}, null));
  expect(one).not.toEqual(other);
});

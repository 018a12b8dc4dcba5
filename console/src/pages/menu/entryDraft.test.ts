import { MENU_KIND, menuCodecs } from '@milepost/openapi/domains/menu';
import { expect, test } from 'vitest';
import { bodyOf, entryProblems, typedOf } from './entryDraft.ts';
import type { TypedEntry } from './entryDraft.ts';

type Value = TypedEntry['property']['value'];

/** Text of the target that is sent when an entry with one is saved, with something of it changed. */
function saved(propertyJson: string | null, change: Partial<Value> = {}, type: number = MENU_KIND.dictionary, becomes = type) {
  const { moduleId: shown, ...members } = change;
  const entry = { id: '1', parentId: '-1', fullName: '设施分类', enCode: 'kinds', type, urlAddress: 'kinds', propertyJson };
  const typed = typedOf(menuCodecs.getMenu.data.decode(entry as never));
  const property = { ...typed.property, value: { ...typed.property.value, ...members } };
  const shows = { ...typed.shows, ...(shown !== undefined && { dictionary: shown }) };
  return menuCodecs.updateMenu.body.encode(bodyOf({ ...typed, type: String(becomes), shows, property })).propertyJson;
}
const parsed = (text: string | null | undefined): unknown => JSON.parse(text ?? 'null');

test('the target of an entry keeps members nobody here knows', () => {
  const stored = { moduleId: 'm1', isTree: 0, iconBackgroundColor: '#0077ff', appUrl: '/x', nested: [1] };
  expect(parsed(saved(JSON.stringify(stored), { isTree: true }))).toEqual({ ...stored, isTree: 1 });
  expect(parsed(saved(JSON.stringify(stored)))).toEqual(stored);
});

test.each([
  ['{oops', {}, '{oops'],
  ['{oops', { moduleId: 'm1' }, '{"moduleId":"m1","iconBackgroundColor":"","isTree":0}'],
])('a target that cannot be read, %s, with %j put in its place is saved as %s', (stored, change, sent) =>
  expect(saved(stored, change)).toBe(sent),
);

test('a folder has no target', () => expect(saved('{"moduleId":"m1"}', {}, MENU_KIND.directory)).toBeNull());

test.each([
  [MENU_KIND.model, 'shows.design'],
  [MENU_KIND.dictionary, 'shows.dictionary'],
  [MENU_KIND.portal, 'shows.portal'],
])('an entry of type %i that shows nothing has a problem at %s', (type, field) => {
  const entry = { id: '1', parentId: '-1', fullName: '路产', enCode: 'assets', type, urlAddress: 'assets', propertyJson: null };
  const typed = typedOf(menuCodecs.getMenu.data.decode(entry as never));
  expect(entryProblems(typed)).toEqual([{ field, problem: 'required' }]);
  const kind = field.replace('shows.', '');
  expect(entryProblems({ ...typed, shows: { ...typed.shows, [kind]: 'm1' } })).toEqual([]);
});

test('an entry that shows something else now forgets the id of what it showed', () => {
  const moduleIdOf = (becomes: number) =>
    (parsed(saved('{"moduleId":"m1"}', {}, MENU_KIND.model, becomes)) as { moduleId: string }).moduleId;
  expect([MENU_KIND.model, MENU_KIND.portal, MENU_KIND.page].map(moduleIdOf)).toEqual(['m1', '', '']);
});

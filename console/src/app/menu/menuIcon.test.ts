import { Scale, BookOpen, Folder, Table2, Wrench } from 'lucide';
import { expect, test } from 'vitest';
import { menuIcon, wantsMore } from './icons.map.ts';

test.each([
  ['icon-ym icon-ym-maintenance', 'directory', Wrench],
  ['icon-ym icon-ym-system-data-dictionary', 'page', BookOpen],
  ['ICON-YM ICON-YM-MAINTENANCE', 'page', Wrench],
  ['fa fa-unheard-of', 'directory', Folder],
  ['constructor', 'model', Table2],
  ['', 'model', Table2],
  [null, 'directory', Folder],
] as const)('the icon class %j of a %s is never drawn as nothing', (icon, kind, drawn) => {
  expect(menuIcon({ icon, kind })).toBe(drawn);
});

test('a drawing that was chosen from the set takes the place of that of the kind once it is here', () => {
  const entry = { icon: 'icon-ym icon-ym-law', kind: 'page' } as const;
  expect([wantsMore(entry), menuIcon(entry, { law: Scale })]).toEqual([true, Scale]);
  expect(menuIcon({ ...entry, icon: 'constructor' }, { law: Scale })).toBe(menuIcon(entry));
});

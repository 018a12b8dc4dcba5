import { expect, it } from 'vitest';
import { migrate } from '../../core/schema.ts';
import { IN_MEMORY, openStore } from '../../core/store.ts';
import { seedSandbox } from '../../seed/index.ts';
import { menuModule } from '../menu-administration/module.ts';
import type { World } from '../../core/handlers.ts';
import { dictionaryPage, directory, link, page, report } from '../../seed/menu-items.ts';
import { createMenuPages, menuPagesModule } from './module.ts';
import type { MenuPage } from './pages.ts';

it('kept data get the pages that were added later, once, where their folder is left and their code is free', () => {
  const store = openStore(IN_MEMORY);
  migrate(store, seedSandbox, [menuModule]);
  const codes = () => store.all<{ enCode: string }>('SELECT enCode FROM menu ORDER BY id').map(({ enCode }) => enCode);
  const before = codes();
  store.run("UPDATE menu SET enCode = 'elsewhere' WHERE enCode = 'msgCenter'");
  store.run("UPDATE menu SET enCode = 'system-icons' WHERE enCode = 'system-area'");
  migrate(store, seedSandbox, [menuModule, menuPagesModule]);
  migrate(store, seedSandbox, [menuModule, menuPagesModule]);
  expect(
    codes()
      .filter((code) => !before.includes(code))
      .toSorted(),
  ).toEqual(['elsewhere', 'generator-webForm', 'permission-grade', 'system-icons', 'system-monitor']);
  const grade = store.one<{ id: string; propertyJson: string }>("SELECT id, propertyJson FROM menu WHERE enCode = 'permission-grade'");
  expect(JSON.parse(grade?.propertyJson ?? '{}')).toMatchObject({ moduleId: grade?.id });
  store.close();
});

it('a page made later reaches kept data with the next start, once: who deletes its entry is not given it again', () => {
  const store = openStore(IN_MEMORY);
  migrate(store, seedSandbox, [menuModule, menuPagesModule]);
  let id = 0;
  const world = { store, nextId: () => `n${(id += 1)}`, now: () => 1_800_000_000_000 } as unknown as World;
  const later = createMenuPages([
    { folder: 'permission', sortCode: 100, entry: page('permission/team', '班组', 'team') },
    { folder: 'nowhere', sortCode: 100, entry: page('nowhere/team', '班组', 'team') },
  ]);
  const entries = () => store.all<{ urlAddress: string }>("SELECT urlAddress FROM menu WHERE fullName = '班组'");
  later.start?.(world);
  later.start?.(world);
  expect(entries()).toEqual([{ urlAddress: 'permission/team' }]);
  store.run("DELETE FROM menu WHERE fullName = '班组'");
  later.start?.(world);
  expect(entries()).toEqual([]);
  store.close();
});

it('entries of other types reach kept data with what they show; that of a dictionary waits until there is one', () => {
  const store = openStore(IN_MEMORY);
  migrate(store, seedSandbox, [menuModule, menuPagesModule]);
  let id = 0;
  const world = { store, nextId: () => `n${(id += 1)}`, now: () => 1_800_000_000_000 } as unknown as World;
  const later = createMenuPages([
    { folder: 'system', sortCode: 200, entry: directory('roads', '道路', 'roads', []) },
    { folder: 'roads', sortCode: 200, target: 'road.kind', entry: dictionaryPage('roadKind', '道路类型', 'roadKind') },
    { folder: 'roads', sortCode: 200, target: 'r7', entry: report('roadDaily', '道路日报', 'roadDaily') },
    { folder: 'roads', sortCode: 200, entry: link('roadNews', '道路新闻', 'roadNews', 'https://roads.example', '_blank') },
  ]);
  const entries = () =>
    store
      .all<{ enCode: string; type: number; propertyJson: string | null }>("SELECT * FROM menu WHERE id LIKE 'n%' ORDER BY type")
      .map(({ enCode, type, propertyJson }) => [enCode, type, propertyJson && JSON.parse(propertyJson).moduleId]);
  const first = [
    ['roads', 0, null],
    ['roadDaily', 5, 'r7'],
    ['roadNews', 7, ''],
  ];
  later.start?.(world);
  expect(entries()).toEqual(first);
  store.run("UPDATE dictionary_category SET enCode = 'road.kind' WHERE id = (SELECT min(id) FROM dictionary_category)");
  const dictionary = store.one<{ id: string }>("SELECT id FROM dictionary_category WHERE enCode = 'road.kind'")?.id;
  later.start?.(world);
  expect(entries()).toEqual([first[0], ['roadKind', 4, dictionary], ...first.slice(1)]);
  store.close();
});

it('an entry whose page was removed leaves kept data, whatever stands around it, and may come back', () => {
  const store = openStore(IN_MEMORY);
  migrate(store, seedSandbox, [menuModule, menuPagesModule]);
  let id = 0;
  const world = { store, nextId: () => `n${(id += 1)}`, now: () => 1_800_000_000_000 } as unknown as World;
  const roads: MenuPage = { folder: null, sortCode: 200, entry: directory('roads', '道路', 'roads', []) };
  const news: MenuPage = {
    folder: 'roads',
    sortCode: 200,
    entry: link('roadNews', '道路新闻', 'roadNews', 'https://roads.example', '_blank'),
  };
  const maps: MenuPage = {
    folder: 'roads',
    sortCode: 200,
    entry: link('roadMaps', '道路地图', 'roadMaps', 'https://maps.example', '_blank'),
  };
  const codesAfter = (...pages: readonly MenuPage[]) => {
    createMenuPages(pages).start?.(world);
    return store.all<{ enCode: string }>("SELECT enCode FROM menu WHERE id LIKE 'n%' ORDER BY enCode").map(({ enCode }) => enCode);
  };
  expect(codesAfter(roads, news, maps)).toEqual(['roadMaps', 'roadNews', 'roads']);
  expect(store.one("SELECT parentId FROM menu WHERE enCode = 'roads'")).toEqual({ parentId: '-1' });
  // The directory first: what stands in it waits, and is back with it, though it stands before it now.
  expect(codesAfter(news, maps)).toEqual([]);
  expect(codesAfter(news, maps, roads)).toEqual(['roadMaps', 'roadNews', 'roads']);
  expect(codesAfter(maps, roads)).toEqual(['roadMaps', 'roads']);
  // Somebody's own entry keeps the directory it stands in.
  store.run("UPDATE menu SET parentId = (SELECT id FROM menu WHERE enCode = 'roads') WHERE enCode = 'system-area'");
  expect(codesAfter()).toEqual(['roads']);
  store.run("UPDATE menu SET parentId = '-1' WHERE enCode = 'system-area'");
  expect(codesAfter()).toEqual([]);
  store.close();
});

import type { World } from '../../core/handlers.ts';
import { TOP_ID } from '../authority/menu-tree.ts';
import { createEntries, createSystems, type MenuStored } from '../menu-administration/tables.ts';
import type { ModelRow } from './tables.ts';

const MODEL_ENTRY = 3;

/** Menu a release goes into. */
export type Terminal = 'Web' | 'App';

/** Entries that show a model, in every menu. */
export const entriesOf = ({ store }: Pick<World, 'store'>, modelId: string): MenuStored[] =>
  store.all<MenuStored>(
    "SELECT * FROM menu WHERE type = ? AND json_valid(propertyJson) AND json_extract(propertyJson, '$.moduleId') = ? ORDER BY sortCode, id",
    MODEL_ENTRY,
    modelId,
  );

const ABOVE_SQL = `
  WITH RECURSIVE above (id, parentId, fullName, systemId, depth) AS (
    SELECT id, parentId, fullName, systemId, 1 FROM menu WHERE id = ?
    UNION ALL SELECT menu.id, menu.parentId, menu.fullName, menu.systemId, depth + 1 FROM above JOIN menu ON menu.id = above.parentId WHERE depth < 20)
  SELECT fullName FROM above ORDER BY depth DESC`;

/** Names an entry stands below, its system first. */
function namesAbove(store: World['store'], { systemId, parentId }: MenuStored): readonly string[] {
  const system = createSystems(store).find(systemId)?.fullName;
  const above = store.all<{ fullName: string }>(ABOVE_SQL, parentId).map(({ fullName }) => fullName);
  return system === undefined ? above : [system, ...above];
}

/** Places of a model in the menus of the web and of the app, as a row of designs tells them. @reading R-842 */
export function placesOf(store: World['store'], modelId: string) {
  const entries = entriesOf({ store }, modelId);
  const entriesIn = (isApp: boolean) => entries.filter(({ category }) => (category === 'App') === isApp);
  const named = (some: readonly MenuStored[]): string | null =>
    some.length === 0 ? null : [...new Set(some.map((entry) => namesAbove(store, entry).join('/')))].join(';');
  const [web, app] = [entriesIn(false), entriesIn(true)];
  return {
    pcIsRelease: Number(web.length > 0),
    pcReleaseName: named(web),
    appIsRelease: Number(app.length > 0),
    appReleaseName: named(app),
  };
}

/**
 * Puts a released model into a menu: below each of these entries, or at the top of these systems, where it does not stand yet.
 * @source forms §7
 * @reading R-695
 */
export function putIntoMenu(world: World, model: ModelRow, category: Terminal, parentIds: readonly string[]): void {
  const { store } = world;
  const entries = createEntries(store);
  for (const parentId of new Set(parentIds)) {
    const above = entries.find(parentId);
    const systemId = above?.systemId ?? createSystems(store).find(parentId)?.id;
    if (systemId === undefined) continue;
    const place = { systemId, parentId: above?.id ?? TOP_ID, category };
    const isThere = entriesOf(world, model.id).some(
      (entry) => entry.systemId === systemId && entry.parentId === place.parentId && entry.category === category,
    );
    if (isThere) continue;
    const id = world.nextId();
    const time = world.now();
    const enCode = entries.list({ enCode: model.enCode }).length > 0 ? `${model.enCode}.${id.slice(-6)}` : model.enCode;
    entries.insert({
      ...place,
      id,
      type: MODEL_ENTRY,
      fullName: model.fullName,
      enCode,
      icon: 'icon-ym icon-ym-webForm',
      // Two entries of one path would be one page. @reading R-540
      urlAddress: `model/${enCode}`,
      linkTarget: '_self',
      propertyJson: JSON.stringify({ moduleId: model.id, iconBackgroundColor: '', isTree: 0 }),
      isButtonAuthorize: 0,
      isColumnAuthorize: 0,
      isFormAuthorize: 0,
      isDataAuthorize: 0,
      sortCode: 999,
      enabledMark: 1,
      description: '',
      creatorTime: time,
      lastModifyTime: time,
    });
  }
}

/** Places that are neither an entry nor a system. */
export const missingPlaces = ({ store }: Pick<World, 'store'>, parentIds: readonly string[]): string[] =>
  parentIds.filter((id) => !createEntries(store).find(id) && !createSystems(store).find(id));

/** Places a release names: one, several, or none. */
export const placesIn = (parents: string | readonly string[] | null | undefined): readonly string[] =>
  (typeof parents === 'string' ? [parents] : (parents ?? [])).filter((each) => each !== '');

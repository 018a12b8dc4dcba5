import type { World } from '../../core/handlers.ts';
import { TOP_ID } from '../authority/menu-tree.ts';
import { tellOpeners } from '../menu-administration/guards.ts';
import { createEntries, createRights, createSystems } from '../menu-administration/tables.ts';
import { listIn, membersOf, parsed, textOf } from '../record/design.ts';
import type { ModelRow } from './tables.ts';

const MODEL_ENTRY = 3;

/** Puts a released model into the menu, once: below an entry, or at the top of a system. @source forms §7 @reading R-695 */
export function putIntoMenu(world: World, model: ModelRow, parentId: string): void {
  const { store } = world;
  const [entries, rights] = [createEntries(store), createRights(store)];
  if (store.one("SELECT id FROM menu WHERE json_valid(propertyJson) AND json_extract(propertyJson, '$.moduleId') = ?", model.id)) return;
  const above = entries.find(parentId);
  const systemId = above?.systemId ?? createSystems(store).find(parentId)?.id;
  if (systemId === undefined) return;
  const id = world.nextId();
  const stamp = { enabledMark: 1, description: '', creatorTime: world.now(), lastModifyTime: world.now() };
  const list = parsed(model.columnData);
  const buttons = ['btnsList', 'columnBtnsList'].flatMap((name) =>
    listIn(list[name])
      .map(membersOf)
      .map(({ value, label }) => ({ enCode: `btn_${textOf(value)}`, fullName: textOf(label) || textOf(value) })),
  );
  entries.insert({
    ...stamp,
    id,
    systemId,
    parentId: above?.id ?? TOP_ID,
    type: MODEL_ENTRY,
    category: 'Web',
    fullName: model.fullName,
    enCode: entries.list({ enCode: model.enCode }).length > 0 ? `${model.enCode}.${id.slice(-6)}` : model.enCode,
    icon: 'icon-ym icon-ym-webForm',
    urlAddress: `model/${model.enCode}`,
    linkTarget: '_self',
    propertyJson: JSON.stringify({ moduleId: model.id, iconBackgroundColor: '', isTree: 0 }),
    isButtonAuthorize: buttons.length > 0 ? 1 : 0,
    isColumnAuthorize: 0,
    isFormAuthorize: 0,
    isDataAuthorize: 0,
    sortCode: 999,
  });
  const known = new Map(buttons.map((button) => [button.enCode, button]));
  [...known.values()].forEach(({ enCode, fullName }, order) => {
    rights.insert({
      ...stamp,
      id: world.nextId(),
      menuId: id,
      kind: 'button',
      parentId: TOP_ID,
      icon: '',
      enCode,
      fullName,
      sortCode: order + 1,
    });
  });
  tellOpeners(world, id);
}

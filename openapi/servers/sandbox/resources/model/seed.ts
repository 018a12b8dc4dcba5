import type { SeedWorld } from '../../core/module.ts';
import { insertRow } from '../../core/rows.ts';
import { MODELS } from './seed/index.ts';
import { MODEL_STATE, WEB_TYPE } from './tables.ts';

const ENTRY_SQL = `
  SELECT dictionary_entry.id FROM dictionary_entry JOIN dictionary_category ON dictionary_category.id = dictionaryTypeId
  WHERE dictionary_category.enCode = 'webDesign' AND dictionary_entry.enCode = ?`;
const MENU_SQL = `SELECT json_extract(propertyJson, '$.moduleId') AS moduleId FROM menu WHERE enCode = ? AND type = 3 AND json_valid(propertyJson)`;

/**
 * Writes the models the entries of the menu name, each under the id its entry has had since the first start; what an entry
 * that was deleted named is not written. Designs and records follow at the first need. @reading R-690
 */
export function seedModels({ store, nextId, timeMs }: SeedWorld): void {
  const admin = store.one<{ id: string }>("SELECT id FROM user WHERE account = 'admin'")?.id ?? null;
  MODELS.forEach(({ enCode, fullName, category, webType, enableFlow, isPreview = false }, index) => {
    const fresh = nextId();
    const id = isPreview ? fresh : store.one<{ moduleId: string | null }>(MENU_SQL, enCode)?.moduleId;
    if (!id) return;
    insertRow(store, 'model', {
      id,
      fullName,
      enCode,
      category: store.one<{ id: string }>(ENTRY_SQL, category)?.id ?? '',
      type: 1,
      webType: webType ?? WEB_TYPE.formAndList,
      description: '',
      enableFlow: enableFlow ?? 0,
      sortCode: index + 1,
      state: isPreview ? MODEL_STATE.draft : MODEL_STATE.released,
      seedCode: enCode,
      creatorUserId: admin,
      lastModifyUserId: admin,
      creatorTime: timeMs,
      lastModifyTime: timeMs,
    });
  });
}

import type { SeedWorld } from '../../core/module.ts';
import { seedInterfaces } from './interfaces.ts';
import { maintenancePortal } from './maintenance-portal.ts';
import { operationsPortal } from './operations-portal.ts';

const DESIGNED = 0;

/** Gives the portals of the menu their cards: that of operations may be arranged by everybody, the board may not. @reading R-722 */
export function seedPortalDesigns(seed: SeedWorld): void {
  const { store } = seed;
  const interfaces = seedInterfaces(seed);
  const menuId = (enCode: string): string => store.one<{ id: string }>('SELECT id FROM menu WHERE enCode = ?', enCode)?.id ?? '';
  const write = (enCode: string, formData: string, enabledLock: 0 | 1): void => {
    store.run(
      `UPDATE portal SET type = ?, customUrl = NULL, linkType = NULL, formData = ?, enabledLock = ?
       WHERE id = (SELECT json_extract(propertyJson, '$.moduleId') FROM menu WHERE enCode = ? AND type = 8)`,
      DESIGNED,
      formData,
      enabledLock,
      enCode,
    );
  };
  write('operations', operationsPortal(interfaces, menuId), 0);
  write('maintenanceBoard', maintenancePortal(interfaces), 1);
}

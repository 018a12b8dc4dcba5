import { factsOf } from './facts.ts';
import { resourceOf } from './resources.ts';

/** Right an operation needs: a button of a page by the code of its menu entry, a button of the model in the path, or to administer. */
export type Right =
  | { readonly page: string; readonly button: string }
  | { readonly model: string; readonly button: string }
  | 'administrator';

/** Pages that keep the records of a resource. @source admin §6 */
const PAGES: Readonly<Record<string, string>> = {
  dictionaryCategory: 'systemData-dictionary',
  dictionaryEntry: 'systemData-dictionary',
  billRule: 'system-billRule',
  area: 'system-area',
  system: 'system-menu',
  menu: 'system-menu',
  menuButton: 'system-menu',
  menuColumn: 'system-menu',
  menuForm: 'system-menu',
  dataInterface: 'systemData-dataInterface',
  messageTemplate: 'msgCenter-msgTemplate',
  messageAccount: 'msgCenter-accountConfig',
  sendMessageConfig: 'msgCenter-sendConfig',
  notice: 'system-notice',
  organization: 'permission-organize',
  department: 'permission-department',
  group: 'permission-group',
  position: 'permission-position',
  role: 'permission-role',
  user: 'permission-user',
  printTemplate: 'system-printDev',
};
/** Parts of a page, which are changed with it. */
const OF_A_PAGE: ReadonlySet<string> = new Set(['menuButton', 'menuColumn', 'menuForm']);

const anyOf = (button: string, ...pages: readonly string[]): Right[] => pages.map((page) => ({ page, button }));
const GRADE = 'permission-grade';

/** Rights of operations that stand beside the record of a resource. */
const OTHERS: Readonly<Record<string, readonly Right[]>> = {
  importDictionary: anyOf('btn_import', 'systemData-dictionary'),
  importBillRule: anyOf('btn_add', 'system-billRule'),
  importDataInterface: anyOf('btn_add', 'systemData-dataInterface'),
  importMenu: anyOf('btn_add', 'system-menu'),
  importPrintTemplate: anyOf('btn_add', 'system-printDev'),
  restorePrintTemplateVersion: anyOf('btn_edit', 'system-printDev'),
  uploadUserImportFile: anyOf('btn_add', 'permission-user'),
  importUsers: anyOf('btn_add', 'permission-user'),
  uploadImportFile: ['administrator'],
  importRows: ['administrator'],
  importRecords: [{ model: 'id', button: 'btn_add' }],
  createRecord: [{ model: 'id', button: 'btn_add' }],
  updateRecord: [{ model: 'id', button: 'btn_edit' }],
  removeRecord: [{ model: 'id', button: 'btn_remove' }],
  removeRecords: [{ model: 'id', button: 'btn_remove' }],
  removeDepartment: anyOf('btn_remove', 'permission-organize'),
  releaseNotice: anyOf('btn_edit', 'system-notice'),
  unlockUser: anyOf('btn_edit', 'permission-user'),
  resetUserPassword: anyOf('btn_edit', 'permission-user'),
  setRoleRights: anyOf('btn_edit', 'permission-role', 'permission-authorize'),
  addRights: anyOf('btn_edit', 'permission-role', 'permission-authorize'),
  setMembers: anyOf('btn_edit', 'permission-role', 'permission-position', 'permission-group'),
  saveGrade: [...anyOf('btn_add', GRADE), ...anyOf('btn_edit', GRADE)],
  removeGrade: anyOf('btn_remove', GRADE),
  releaseModel: ['administrator'],
  updateShortLink: ['administrator'],
  createModel: ['administrator'],
  updateModel: ['administrator'],
  removeModel: ['administrator'],
  copyModel: ['administrator'],
  updateSystemConfig: anyOf('btn_edit', 'system-sysConfig'),
  setAdministrators: anyOf('btn_edit', 'system-sysConfig'),
  removeSentMessages: anyOf('btn_remove', 'msgCenter-msgMonitor'),
  removeLogs: anyOf('btn_remove', 'system-log'),
  signOutUser: anyOf('btn_remove', 'permission-userOnline'),
  signOutUsers: anyOf('btn_remove', 'permission-userOnline'),
};

/** Rights of which one is enough; none where a session is. @throws {Error} for an operation that refuses people and is in no table */
export function rightsOf(id: string): readonly Right[] {
  const facts = factsOf(id);
  if (!facts.refusals || facts.operation.effect === 'read') return [];
  const known = OTHERS[id];
  if (known) return known;
  const resource = resourceOf(id);
  const page = PAGES[resource?.name ?? ''];
  if (!resource || page === undefined)
    throw new Error(
      `[contract] The description says ${id} refuses people without a right, and no table says which. Add it to facts/rights.ts.`,
    );
  if (OF_A_PAGE.has(resource.name)) return anyOf('btn_edit', page);
  if (id === resource.create || id === resource.copy) return anyOf('btn_add', page);
  return anyOf(id === resource.remove ? 'btn_remove' : 'btn_edit', page);
}

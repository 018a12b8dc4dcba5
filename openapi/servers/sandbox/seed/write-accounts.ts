import type { NextId } from '../core/ids.ts';
import type { Store } from '../core/store.ts';
import { md5Hex, SALT_BYTES, storePassword } from '../resources/current-user/password.ts';
import { writeProfile } from '../resources/current-user/profile.ts';
import { ACCOUNTS, ROLES, type AccountSeed } from './accounts.ts';
import { OPERATIONS_MENU, SERVICE_AREA_MENU } from './menu.ts';
import { MENU_TYPE, type MenuSeed } from './menu-items.ts';

const TOP_MENU_ID = '-1';
const SORT_STEP = 10;

const SYSTEMS = [
  { enCode: 'operationsPlatform', fullName: '智慧物流运营平台', icon: 'icon-ym icon-ym-operationsPlatform', menu: OPERATIONS_MENU },
  { enCode: 'serviceAreaPlatform', fullName: '服务区经营平台', icon: 'icon-ym icon-ym-serviceAreaPlatform', menu: SERVICE_AREA_MENU },
] as const;

/** Facts a later step needs about a written menu item. */
interface WrittenMenu {
  id: string;
  enCode: string;
  /** Codes from the root to the item. */
  path: readonly string[];
  rights: { id: string; kind: 'column' | 'button' }[];
}

/** Writes systems, menus, roles and the six accounts. Same ids and words on every computer. */
export function writeAccounts(store: Store, nextId: NextId, timeMs: number): void {
  const systemIds = new Map<string, string>();
  const menus: WrittenMenu[] = [];
  SYSTEMS.forEach((system, index) => {
    const id = nextId();
    systemIds.set(system.enCode, id);
    const values = [id, system.enCode, system.fullName, system.icon, (index + 1) * SORT_STEP];
    store.run('INSERT INTO system (id, enCode, fullName, icon, sortCode) VALUES (?, ?, ?, ?, ?)', ...values);
    writeMenu(store, nextId, system.menu, { systemId: id, parentId: TOP_MENU_ID, path: [] }, menus);
  });
  const roleIds = writeRoles(store, nextId, menus);
  const organization = { id: nextId(), name: '云望高速物流集团' };
  for (const account of ACCOUNTS) writeAccount(store, nextId, account, { timeMs, roleIds, systemIds, organization });
}

interface MenuPlace {
  systemId: string;
  parentId: string;
  path: readonly string[];
}

function writeMenu(store: Store, nextId: NextId, items: readonly MenuSeed[], place: MenuPlace, written: WrittenMenu[]): void {
  items.forEach((item, index) => {
    const id = item.fixedId ?? nextId();
    const path = [...place.path, item.enCode];
    store.run(
      'INSERT INTO menu (id, systemId, parentId, type, enCode, fullName, icon, urlAddress, linkTarget, propertyJson, sortCode) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      id,
      place.systemId,
      place.parentId,
      item.type,
      item.enCode,
      item.fullName,
      item.icon,
      item.urlAddress,
      item.linkTarget,
      propertyOf(item, id, nextId),
      (index + 1) * SORT_STEP,
    );
    const right =
      (kind: 'column' | 'button') =>
      ([enCode, fullName]: readonly [string, string], order: number) => {
        const rightId = nextId();
        const values = [rightId, id, kind, enCode, fullName, order + 1];
        store.run('INSERT INTO menu_right (id, menuId, kind, enCode, fullName, sortCode) VALUES (?, ?, ?, ?, ?, ?)', ...values);
        return { id: rightId, kind };
      };
    written.push({ id, enCode: item.enCode, path, rights: [...item.columns.map(right('column')), ...item.buttons.map(right('button'))] });
    writeMenu(store, nextId, item.children, { ...place, parentId: id, path }, written);
  });
}

/** A page's rights are kept under its own id, a designed model's under the model's. Folders and links have neither. */
function propertyOf(item: MenuSeed, id: string, nextId: NextId): string | null {
  if (item.type === MENU_TYPE.directory || item.type === MENU_TYPE.category) return null;
  const moduleId = item.type === MENU_TYPE.link ? '' : item.type === MENU_TYPE.page ? id : nextId();
  return JSON.stringify({ moduleId, iconBackgroundColor: '', isTree: item.type === MENU_TYPE.dictionary ? 1 : 0 });
}

function writeRoles(store: Store, nextId: NextId, menus: readonly WrittenMenu[]): Map<string, string> {
  const ids = new Map<string, string>();
  for (const role of ROLES) {
    const id = nextId();
    ids.set(role.enCode, id);
    store.run(
      'INSERT INTO role (id, enCode, fullName, isAdministrator) VALUES (?, ?, ?, ?)',
      id,
      role.enCode,
      role.fullName,
      role.isAdministrator ? 1 : 0,
    );
    const opened = new Set(menus.filter(({ path }) => role.menus.some((code) => path.includes(code))).flatMap(({ path }) => path));
    for (const menu of menus.filter(({ enCode }) => opened.has(enCode))) {
      store.run('INSERT INTO role_menu (roleId, menuId) VALUES (?, ?)', id, menu.id);
      for (const right of menu.rights)
        if (right.kind === 'column' || role.buttonsOf.includes(menu.enCode))
          store.run('INSERT INTO role_right (roleId, rightId) VALUES (?, ?)', id, right.id);
    }
  }
  return ids;
}

interface AccountPlace {
  timeMs: number;
  roleIds: ReadonlyMap<string, string>;
  systemIds: ReadonlyMap<string, string>;
  organization: { id: string; name: string };
}

function writeAccount(store: Store, nextId: NextId, seed: AccountSeed, place: AccountPlace): void {
  const id = nextId();
  const salt = new TextEncoder().encode(seed.account.padEnd(SALT_BYTES, '.'));
  const { passwordSalt, passwordKey } = storePassword(md5Hex(seed.password), salt);
  store.run(
    `INSERT INTO user (id, account, realName, roleId, enabledMark, passwordSalt, passwordKey, changePasswordDate, theme, language, profile,
       loginTime, loginIPAddress, loginIPAddressName, creatorTime, lastModifyTime)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'classic', 'zh', ?, ?, ?, ?, ?, ?)`,
    id,
    seed.account,
    seed.realName,
    place.roleIds.get(seed.role) ?? null,
    seed.enabledMark,
    passwordSalt,
    passwordKey,
    seed.hasChangedPassword ? place.timeMs : null,
    profileOf(seed, nextId, place),
    seed.lastLogin && Date.parse(seed.lastLogin.time),
    seed.lastLogin?.address ?? null,
    seed.lastLogin?.place ?? null,
    place.timeMs,
    place.timeMs,
  );
  seed.systems.forEach((code, index) => {
    store.run(
      'INSERT INTO user_system (userId, systemId, isCurrent) VALUES (?, ?, ?)',
      id,
      place.systemIds.get(code) ?? null,
      index === 0 ? 1 : 0,
    );
  });
}

function profileOf(seed: AccountSeed, nextId: NextId, { organization }: AccountPlace): string {
  const departmentId = nextId();
  const positionId = nextId();
  return writeProfile({
    headIcon: '/api/file/Image/userAvatar/001.png',
    gender: seed.gender,
    organizeId: organization.id,
    organizeIdList: [organization.id, departmentId],
    organizeName: `${organization.name}/${seed.department}`,
    departmentId,
    departmentName: seed.department,
    positionId,
    positionName: seed.position,
    positionIds: [{ id: positionId, name: seed.position }],
    groupIds: [],
    groupNames: [],
    managerId: null,
    manager: null,
    mobilePhone: seed.mobilePhone,
    email: `${seed.account}@yunwang-expressway.example`,
    birthday: null,
    portalId: '',
    signImg: null,
    workflowEnabled: 1,
  });
}

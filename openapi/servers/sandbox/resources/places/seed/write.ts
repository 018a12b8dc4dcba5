import type { SeedWorld } from '../../../core/module.ts';
import type { EntrySeed } from '../../../seed/dictionary-text.ts';
import { GROUPS } from './groups.ts';
import { GROUP_COMPANY, type CompanySeed } from './organizations.ts';
import { POSITIONS } from './positions.ts';
import { ACCOUNT_ROLES, MORE_ROLES } from './roles.ts';

const SORT_STEP = 10;
/** Parent of the organisation at the top. @reading R-096 */
const TOP_ORGANIZATION_ID = '-1';
/** Departments led by a person of the six accounts, by the code of the department. */
const MANAGERS: Readonly<Record<string, string>> = { 'yw.it': 'admin', 'yw.dispatch': 'double' };

/** Writes organisations, positions, groups and roles; the people on them are written by whoever owns people. */
export function seedPlaces(seed: SeedWorld): void {
  const organizationIds = new Map<string, string>();
  writeCompany(seed, GROUP_COMPANY, TOP_ORGANIZATION_ID, SORT_STEP, organizationIds);
  for (const [code, lines] of Object.entries(POSITIONS)) writePositions(seed, idOf(organizationIds, code), lines);
  writeGroups(seed);
  writeRoles(seed, organizationIds);
}

type OrganizationValues = {
  parentId: string;
  category: string;
  fullName: string;
  enCode: string;
  isEnabled: boolean;
  sortCode: number;
  propertyJson: string;
};

function writeOrganization({ store, nextId, timeMs }: SeedWorld, row: OrganizationValues, ids: Map<string, string>): string {
  const id = nextId();
  const managerAccount = MANAGERS[row.enCode] ?? null;
  store.run(
    `INSERT INTO organization (id, parentId, category, fullName, enCode, managerId, enabledMark, sortCode, description, propertyJson, creatorTime, lastModifyTime)
     VALUES (?, ?, ?, ?, ?, (SELECT id FROM user WHERE account = ?), ?, ?, '', ?, ?, ?)`,
    id,
    row.parentId,
    row.category,
    row.fullName,
    row.enCode,
    managerAccount,
    row.isEnabled ? 1 : 0,
    row.sortCode,
    row.propertyJson,
    timeMs,
    timeMs,
  );
  ids.set(row.enCode, id);
  return id;
}

function writeCompany(seed: SeedWorld, company: CompanySeed, parentId: string, sortCode: number, ids: Map<string, string>): void {
  const { fullName, enCode, details, departments, companies } = company;
  const propertyJson = JSON.stringify(details);
  const id = writeOrganization(seed, { parentId, category: 'company', fullName, enCode, isEnabled: true, sortCode, propertyJson }, ids);
  writeDepartments(seed, departments, id, ids);
  companies.forEach((each, index) => writeCompany(seed, each, id, (departments.length + index + 1) * SORT_STEP, ids));
}

function writeDepartments(seed: SeedWorld, departments: readonly EntrySeed[], parentId: string, ids: Map<string, string>): void {
  departments.forEach(({ fullName, enCode, isEnabled, children }, index) => {
    const sortCode = (index + 1) * SORT_STEP;
    const id = writeOrganization(seed, { parentId, category: 'department', fullName, enCode, isEnabled, sortCode, propertyJson: '' }, ids);
    writeDepartments(seed, children, id, ids);
  });
}

function writePositions({ store, nextId, timeMs }: SeedWorld, organizeId: string, text: string): void {
  linesOf(text).forEach(({ fullName, enCode, type, enabledMark }, index) =>
    store.run(
      `INSERT INTO position (id, organizeId, fullName, enCode, type, enabledMark, sortCode, description, creatorTime, lastModifyTime)
       VALUES (?, ?, ?, ?, ?, ?, ?, '', ?, ?)`,
      nextId(),
      organizeId,
      fullName,
      enCode,
      type,
      enabledMark,
      (index + 1) * SORT_STEP,
      timeMs,
      timeMs,
    ),
  );
}

function writeGroups({ store, nextId, timeMs }: SeedWorld): void {
  linesOf(GROUPS).forEach(({ fullName, enCode, type, enabledMark }, index) =>
    store.run(
      `INSERT INTO user_group (id, fullName, enCode, type, enabledMark, sortCode, description, creatorTime, lastModifyTime)
       VALUES (?, ?, ?, ?, ?, ?, '', ?, ?)`,
      nextId(),
      fullName,
      enCode,
      type,
      enabledMark,
      (index + 1) * SORT_STEP,
      timeMs,
      timeMs,
    ),
  );
}

function writeRoles({ store, nextId, timeMs }: SeedWorld, organizationIds: ReadonlyMap<string, string>): void {
  ACCOUNT_ROLES.forEach(({ enCode, type, description }, index) =>
    store.run(
      'UPDATE role SET type = ?, description = ?, sortCode = ?, creatorTime = ?, lastModifyTime = ? WHERE enCode = ?',
      type,
      description,
      (index + 1) * SORT_STEP,
      timeMs,
      timeMs,
      enCode,
    ),
  );
  MORE_ROLES.forEach(({ fullName, enCode, type, description, isEnabled, organizations }, index) => {
    const id = nextId();
    const sortCode = (ACCOUNT_ROLES.length + index + 1) * SORT_STEP;
    const globalMark = organizations.length === 0 ? 1 : 0;
    store.run(
      `INSERT INTO role (id, enCode, fullName, isAdministrator, type, globalMark, enabledMark, sortCode, description, creatorTime, lastModifyTime)
       VALUES (?, ?, ?, 0, ?, ?, ?, ?, ?, ?, ?)`,
      id,
      enCode,
      fullName,
      type,
      globalMark,
      isEnabled ? 1 : 0,
      sortCode,
      description,
      timeMs,
      timeMs,
    );
    for (const code of organizations)
      store.run('INSERT INTO role_organization (roleId, organizeId) VALUES (?, ?)', id, idOf(organizationIds, code));
  });
}

/** @throws Error when a line has no three words */
function linesOf(text: string): { fullName: string; enCode: string; type: string; enabledMark: number }[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [fullName, enCode, type] = line.replace(/^-\s*/, '').split(' ');
      if (!fullName || !enCode || !type) throw new Error(`[sandbox] The seed line "${line}" is not "名称 code 类别".`);
      return { fullName, enCode, type, enabledMark: line.startsWith('-') ? 0 : 1 };
    });
}

function idOf(ids: ReadonlyMap<string, string>, enCode: string): string {
  const id = ids.get(enCode);
  if (id === undefined) throw new Error(`[sandbox] The seed names an organisation "${enCode}" that it does not have.`);
  return id;
}

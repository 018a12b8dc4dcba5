import type { SeedWorld } from '../../../core/module.ts';
import { insertRow } from '../../../core/rows.ts';
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
export function seedOrganization(seed: SeedWorld): void {
  const organizationIds = new Map<string, string>();
  writeCompany(seed, GROUP_COMPANY, TOP_ORGANIZATION_ID, SORT_STEP, organizationIds);
  for (const [code, lines] of Object.entries(POSITIONS)) writePositions(seed, idOf(organizationIds, code), lines);
  writeGroups(seed);
  writeRoles(seed, organizationIds);
}

interface OrganizationValues {
  parentId: string;
  category: 'company' | 'department';
  fullName: string;
  enCode: string;
  enabledMark: number;
  sortCode: number;
  propertyJson: string;
}

/** Every row of a seed is as old as the seed. */
const fresh = ({ nextId, timeMs }: SeedWorld) => ({ id: nextId(), description: '', creatorTime: timeMs, lastModifyTime: timeMs });

function writeOrganization(seed: SeedWorld, values: OrganizationValues, ids: Map<string, string>): string {
  const { store } = seed;
  const manager = store.one<{ id: string }>('SELECT id FROM user WHERE account = ?', MANAGERS[values.enCode] ?? null);
  const row = { ...fresh(seed), ...values, managerId: manager?.id ?? null };
  insertRow(store, 'organization', row);
  ids.set(row.enCode, row.id);
  return row.id;
}

function writeCompany(seed: SeedWorld, company: CompanySeed, parentId: string, sortCode: number, ids: Map<string, string>): void {
  const { fullName, enCode, details, departments, companies } = company;
  const propertyJson = JSON.stringify(details);
  const id = writeOrganization(seed, { parentId, category: 'company', fullName, enCode, enabledMark: 1, sortCode, propertyJson }, ids);
  writeDepartments(seed, departments, id, ids);
  companies.forEach((each, index) => writeCompany(seed, each, id, (departments.length + index + 1) * SORT_STEP, ids));
}

function writeDepartments(seed: SeedWorld, departments: readonly EntrySeed[], parentId: string, ids: Map<string, string>): void {
  departments.forEach(({ fullName, enCode, isEnabled, children }, index) => {
    const sortCode = (index + 1) * SORT_STEP;
    const enabledMark = isEnabled ? 1 : 0;
    const values = { parentId, category: 'department', fullName, enCode, enabledMark, sortCode, propertyJson: '' } as const;
    const id = writeOrganization(seed, values, ids);
    writeDepartments(seed, children, id, ids);
  });
}

function writePositions(seed: SeedWorld, organizeId: string, text: string): void {
  linesOf(text).forEach((line, index) =>
    insertRow(seed.store, 'position', { ...fresh(seed), ...line, organizeId, sortCode: (index + 1) * SORT_STEP }),
  );
}

function writeGroups(seed: SeedWorld): void {
  linesOf(GROUPS).forEach((line, index) =>
    insertRow(seed.store, 'user_group', { ...fresh(seed), ...line, sortCode: (index + 1) * SORT_STEP }),
  );
}

function writeRoles(seed: SeedWorld, organizationIds: ReadonlyMap<string, string>): void {
  const { store, timeMs } = seed;
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
  MORE_ROLES.forEach(({ isEnabled, organizations, ...role }, index) => {
    const row = {
      ...fresh(seed),
      ...role,
      isAdministrator: 0,
      globalMark: organizations.length === 0 ? 1 : 0,
      enabledMark: isEnabled ? 1 : 0,
      sortCode: (ACCOUNT_ROLES.length + index + 1) * SORT_STEP,
    };
    insertRow(store, 'role', row);
    for (const code of organizations)
      store.run('INSERT INTO role_organization (roleId, organizeId) VALUES (?, ?)', row.id, idOf(organizationIds, code));
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

import type { SeedWorld } from '../../../core/module.ts';
import type { Directory } from '../directory.ts';

const SORT_STEP = 10;

type AccountRow = { id: string; department: string; position: string; gender: number; mobilePhone: string };

/** The six accounts: whoever is there before the others are written. */
export const readAccounts = ({ store }: SeedWorld): AccountRow[] =>
  store.all<AccountRow>(
    `SELECT id, profile ->> '$.departmentName' AS department, profile ->> '$.positionName' AS position, profile ->> '$.gender' AS gender,
       profile ->> '$.mobilePhone' AS mobilePhone
     FROM user ORDER BY id`,
  );

/**
 * Puts the six accounts where their profiles say they stand, the department and the position of that name, below the
 * nearest head. Until then the profile is all that says so, and it names places nobody can look up.
 */
export function linkAccounts(
  { store }: SeedWorld,
  { accounts, directory, heads }: { accounts: readonly AccountRow[]; directory: Directory; heads: ReadonlyMap<string, string> },
): void {
  accounts.forEach(({ id, department, position, gender, mobilePhone }, index) => {
    const home = directory.rows.find(({ fullName }) => fullName === department);
    const managerId = directory
      .pathOf(home?.id ?? '')
      .ids.map((each) => heads.get(each))
      .findLast((head) => head !== undefined && head !== id);
    const values = [gender, mobilePhone, managerId ?? null, (index + 1) * SORT_STEP, id];
    store.run('UPDATE user SET gender = ?, mobilePhone = ?, managerId = ?, sortCode = ? WHERE id = ?', ...values);
    if (home) store.run('INSERT INTO user_organization (userId, organizeId, isDefault) VALUES (?, ?, 1)', id, home.id);
    store.run(
      'INSERT INTO user_position (userId, positionId, isDefault) SELECT ?, id, 1 FROM position WHERE fullName = ? LIMIT 1',
      id,
      position,
    );
  });
}

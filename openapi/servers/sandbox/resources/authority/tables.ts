/** Systems that roles open; who has them works there. */
export const AUTHORITY_TABLES = `
  CREATE TABLE role_system (
    roleId TEXT NOT NULL REFERENCES role (id) ON DELETE CASCADE, systemId TEXT NOT NULL REFERENCES system (id) ON DELETE CASCADE,
    PRIMARY KEY (roleId, systemId)
  ) STRICT, WITHOUT ROWID;
`;

/** Systems of the menu entries a role already has. */
export const SYSTEMS_OF_MENUS = `
  INSERT OR IGNORE INTO role_system (roleId, systemId) SELECT DISTINCT roleId, systemId FROM role_menu JOIN menu ON menu.id = menuId`;

/** Ids of the enabled roles of the person ?1. */
export const OWN_ROLES =
  'SELECT role.id FROM user_role JOIN role ON role.id = user_role.roleId AND role.enabledMark = 1 WHERE user_role.userId = ?1';

const OF_ROLES = `SELECT systemId FROM role_system WHERE roleId IN (${OWN_ROLES})`;

/**
 * Ids of the systems the person ?1 works in: those their roles open. Who administers, and whose roles open none, has those
 * they were given themselves. @reading R-470
 */
export const OWN_SYSTEMS = `
  ${OF_ROLES} UNION SELECT systemId FROM user_system WHERE user_system.userId = ?1
    AND (NOT EXISTS (${OF_ROLES}) OR EXISTS (SELECT 1 FROM role WHERE isAdministrator = 1 AND id IN (${OWN_ROLES})))`;

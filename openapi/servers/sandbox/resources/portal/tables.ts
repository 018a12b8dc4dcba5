/** Portals below their categories, and mails. A category has no type. @reading R-375 */
export const PORTAL_TABLES = `
  CREATE TABLE portal (
    id TEXT PRIMARY KEY, parentId TEXT NOT NULL, fullName TEXT NOT NULL, type INTEGER CHECK (type IN (0, 1)), customUrl TEXT, linkType INTEGER,
    formData TEXT, enabledLock INTEGER NOT NULL CHECK (enabledLock IN (0, 1)), platform TEXT NOT NULL CHECK (platform IN ('Web', 'App')),
    sortCode INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE mail (
    id TEXT PRIMARY KEY, userId TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE, fullName TEXT NOT NULL, creatorTime INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX mail_user ON mail (userId, creatorTime);
`;

/** Cards of portals written before say where they are shown, too. @reading R-423 */
export const PORTAL_VISIBILITY = `
  UPDATE portal SET formData = json_set(formData, '$.layout', json((
    SELECT json_group_array(json(CASE WHEN json_type(value, '$.visibility') IS NULL THEN json_set(value, '$.visibility', json('["pc"]')) ELSE value END))
    FROM json_each(portal.formData, '$.layout'))))
  WHERE formData IS NOT NULL AND json_type(formData, '$.layout') = 'array';
`;

/** Designs as people have arranged them for themselves. @reading R-721 */
export const PORTAL_OWN = `
  CREATE TABLE portal_own (
    portalId TEXT NOT NULL REFERENCES portal (id) ON DELETE CASCADE, userId TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
    formData TEXT NOT NULL, PRIMARY KEY (portalId, userId)
  ) STRICT, WITHOUT ROWID;
`;

export type PortalRow = {
  id: string;
  parentId: string;
  fullName: string;
  type: number | null;
  customUrl: string | null;
  linkType: number | null;
  formData: string | null;
  enabledLock: number;
  sortCode: number;
};

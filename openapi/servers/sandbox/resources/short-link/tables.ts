/** Links under which forms are filled in without signing in; a model has one at the most. */
export const SHORT_LINK_TABLE = `
  CREATE TABLE short_link (
    modelId TEXT PRIMARY KEY REFERENCES model (id) ON DELETE CASCADE, linkKey TEXT NOT NULL UNIQUE,
    enabledMark INTEGER NOT NULL CHECK (enabledMark IN (0, 1)), lastModifyTime INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;`;

/** A link as it is stored. */
export type ShortLinkRow = { modelId: string; linkKey: string; enabledMark: number };

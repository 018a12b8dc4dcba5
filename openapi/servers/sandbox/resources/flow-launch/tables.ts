/**
 * Additions for launching to the tables of processes: steps of a kind of flow, drafts, how a step is approved, remarks,
 * phrases, kept conditions. A step is approved by any (0), by all (1) or by one after the other (2).
 */
export const FLOW_LAUNCH_TABLES = `
  ALTER TABLE flow ADD COLUMN nodes TEXT NOT NULL DEFAULT '[]';
  ALTER TABLE flow_task ADD COLUMN modelId TEXT;
  ALTER TABLE flow_task ADD COLUMN recordId TEXT;
  ALTER TABLE flow_step ADD COLUMN kind TEXT NOT NULL DEFAULT 'approver';
  ALTER TABLE flow_step ADD COLUMN mode INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE flow_step ADD COLUMN branch TEXT NOT NULL DEFAULT '';
  ALTER TABLE flow_step ADD COLUMN returnTo TEXT NOT NULL DEFAULT '';
  ALTER TABLE flow_step ADD COLUMN writable TEXT NOT NULL DEFAULT '[]';
  ALTER TABLE flow_work ADD COLUMN backTo TEXT;
  ALTER TABLE flow_work ADD COLUMN draft TEXT;
  CREATE TABLE flow_draft (
    id TEXT PRIMARY KEY, flowId TEXT NOT NULL REFERENCES flow (id), userId TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
    fullName TEXT NOT NULL, flowUrgent INTEGER NOT NULL, formData TEXT NOT NULL, creatorTime INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE flow_comment (
    id TEXT PRIMARY KEY, taskId TEXT NOT NULL REFERENCES flow_task (id) ON DELETE CASCADE, userId TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
    text TEXT NOT NULL, image TEXT NOT NULL, file TEXT NOT NULL, creatorTime INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX flow_comment_task ON flow_comment (taskId);
  CREATE TABLE opinion_phrase (
    id TEXT PRIMARY KEY, userId TEXT REFERENCES user (id) ON DELETE CASCADE, commonWordsText TEXT NOT NULL, sortCode INTEGER NOT NULL,
    creatorTime INTEGER NOT NULL, lastModifyTime INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE saved_query (
    id TEXT PRIMARY KEY, userId TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE, fullName TEXT NOT NULL, moduleId TEXT NOT NULL,
    matchLogic TEXT NOT NULL, conditionJson TEXT NOT NULL, creatorTime INTEGER NOT NULL, UNIQUE (userId, moduleId, fullName)
  ) STRICT;
`;

/** A step of a kind of flow, as a launch lays it out. */
export interface FlowNode {
  readonly code: string;
  readonly name: string;
  readonly kind: 'approver' | 'copy';
  /** Ids of its people; '@initiator' for who launches. */
  readonly by: readonly string[];
  readonly mode: 0 | 1 | 2;
  readonly isCandidates?: boolean;
  /** Holds only where the form fulfils this. */
  readonly when?: { readonly field: string; readonly symbol: '>' | '<=' | '=='; readonly value: number | string };
  /** One of several ways, of which who approves before chooses. */
  readonly isBranch?: boolean;
  /** True where whoever handles it signs. */
  readonly isSigned?: boolean;
  /** Fields its people may change. */
  readonly writable?: readonly string[];
}

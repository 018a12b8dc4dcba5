import type { Store } from '../../core/store.ts';

/**
 * Kinds of flow; processes with their steps, the work of single people at a step, the trail and the copies; delegations.
 * A step is 0 behind, 1 at hand, 2 ahead. Work 0 waits, 1 was handled, 2 is nobody's any more. @reading R-370
 */
export const WORKFLOW_TABLES = `
  CREATE TABLE flow (
    id TEXT PRIMARY KEY, enCode TEXT NOT NULL UNIQUE, fullName TEXT NOT NULL, design TEXT NOT NULL, creatorTime INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE flow_task (
    id TEXT PRIMARY KEY, flowId TEXT NOT NULL REFERENCES flow (id), enCode TEXT NOT NULL UNIQUE, fullName TEXT NOT NULL,
    flowUrgent INTEGER NOT NULL CHECK (flowUrgent BETWEEN 1 AND 3), status INTEGER NOT NULL CHECK (status BETWEEN 1 AND 5),
    userId TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE, startTime INTEGER NOT NULL, endTime INTEGER, formData TEXT NOT NULL
  ) STRICT;
  CREATE INDEX flow_task_user ON flow_task (userId, startTime);
  CREATE TABLE flow_step (
    id TEXT PRIMARY KEY, taskId TEXT NOT NULL REFERENCES flow_task (id) ON DELETE CASCADE, place INTEGER NOT NULL, nodeCode TEXT NOT NULL,
    nodeName TEXT NOT NULL, userIds TEXT NOT NULL, isCandidates INTEGER NOT NULL CHECK (isCandidates IN (0, 1)),
    state INTEGER NOT NULL CHECK (state BETWEEN 0 AND 2), UNIQUE (taskId, place)
  ) STRICT;
  CREATE TABLE flow_work (
    id TEXT PRIMARY KEY, taskId TEXT NOT NULL REFERENCES flow_task (id) ON DELETE CASCADE, stepId TEXT NOT NULL REFERENCES flow_step (id) ON DELETE CASCADE,
    userId TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE, state INTEGER NOT NULL CHECK (state BETWEEN 0 AND 2), isRead INTEGER NOT NULL,
    creatorTime INTEGER NOT NULL, handleTime INTEGER
  ) STRICT;
  CREATE INDEX flow_work_user ON flow_work (userId, state);
  CREATE TABLE flow_record (
    seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, taskId TEXT NOT NULL REFERENCES flow_task (id) ON DELETE CASCADE, stepId TEXT, nodeCode TEXT NOT NULL,
    nodeName TEXT NOT NULL, handleStatus INTEGER NOT NULL CHECK (handleStatus BETWEEN 0 AND 9), handleId TEXT NOT NULL, handleTime INTEGER NOT NULL,
    handleOpinion TEXT NOT NULL, workId TEXT, signImg TEXT NOT NULL, operatorId TEXT
  ) STRICT;
  CREATE INDEX flow_record_task ON flow_record (taskId);
  CREATE TABLE flow_copy (
    taskId TEXT NOT NULL REFERENCES flow_task (id) ON DELETE CASCADE, userId TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
    creatorTime INTEGER NOT NULL, isRead INTEGER NOT NULL, PRIMARY KEY (taskId, userId)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE flow_delegation (
    id TEXT PRIMARY KEY, userId TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE, toUserId TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
    flowId TEXT NOT NULL, flowName TEXT NOT NULL, startTime INTEGER NOT NULL, endTime INTEGER NOT NULL, description TEXT NOT NULL,
    creatorTime INTEGER NOT NULL, lastModifyTime INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX flow_delegation_user ON flow_delegation (userId);
`;

/** Files that went with an opinion, as the text of a list. @reading R-851 */
export const RECORD_FILES = "ALTER TABLE flow_record ADD COLUMN files TEXT NOT NULL DEFAULT '[]';";

/** States of a process. @source forms §9 */
export const TASK_STATE = { draft: 0, waiting: 1, adopted: 2, rejected: 3, revoked: 4, cancelled: 5 } as const;
/** States of a step. */
export const STEP_STATE = { behind: 0, atHand: 1, ahead: 2 } as const;
/** States of a piece of work. */
export const WORK_STATE = { waiting: 0, handled: 1, closed: 2 } as const;
/** Acts of handling. @source forms §9 */
export const HANDLE = {
  returned: 0,
  approved: 1,
  initiated: 2,
  withdrawn: 3,
  terminated: 4,
  assigned: 5,
  addSigner: 6,
  transferred: 7,
  changed: 8,
  revived: 9,
} as const;
export type HandleNumber = (typeof HANDLE)[keyof typeof HANDLE];

export type FlowRow = { id: string; enCode: string; fullName: string; design: string };
export type TaskRow = {
  id: string;
  flowId: string;
  /** Its number on paper. */
  enCode: string;
  fullName: string;
  flowUrgent: number;
  status: number;
  /** Person who launched it. */
  userId: string;
  startTime: number;
  endTime: number | null;
  /** JSON of the values by field. */
  formData: string;
  /** Model and record of its form; null where the flow has a form of its own. */
  modelId: string | null;
  recordId: string | null;
};
export type StepRow = {
  id: string;
  taskId: string;
  place: number;
  nodeCode: string;
  nodeName: string;
  /** JSON list of the ids of who handles it. */
  userIds: string;
  /** Its people are chosen when the step before is approved. */
  isCandidates: number;
  state: number;
  kind: string;
  /** 0 any of its people approves, 1 all, 2 one after the other. */
  mode: number;
  /** Its code where it is one of several ways, else empty. */
  branch: string;
  /** Code of the step it goes straight back to, else empty. */
  returnTo: string;
  /** JSON list of the fields its people may change. */
  writable: string;
};
export type WorkRow = {
  id: string;
  taskId: string;
  stepId: string;
  userId: string;
  state: number;
  isRead: number;
  creatorTime: number;
  handleTime: number | null;
  /** Person who gets it back once it is approved: they let another one sign before. */
  backTo?: string | null;
  /** JSON of values that were kept without handling it. */
  draft?: string | null;
};
export type RecordRow = {
  seq: number;
  id: string;
  taskId: string;
  stepId: string | null;
  nodeCode: string;
  nodeName: string;
  handleStatus: number;
  handleId: string;
  handleTime: number;
  handleOpinion: string;
  workId: string | null;
  signImg: string;
  operatorId: string | null;
  /** JSON list of the files that went with the opinion. */
  files: string;
};

export const findTask = (store: Store, id: string): TaskRow | undefined => store.one<TaskRow>('SELECT * FROM flow_task WHERE id = ?', id);
export const findWork = (store: Store, id: string): WorkRow | undefined => store.one<WorkRow>('SELECT * FROM flow_work WHERE id = ?', id);
export const flowOf = (store: Store, { flowId }: Pick<TaskRow, 'flowId'>): FlowRow | undefined =>
  store.one<FlowRow>('SELECT id, enCode, fullName, design FROM flow WHERE id = ?', flowId);

/** The steps of a process in their order; those of an earlier launch that it has no more stand below 0. */
export const stepsOf = (store: Store, taskId: string): StepRow[] =>
  store.all<StepRow>('SELECT * FROM flow_step WHERE taskId = ? AND place > 0 ORDER BY place', taskId);

/** Trail of what was done so far, the earliest first. */
export const recordsOf = (store: Store, taskId: string): RecordRow[] =>
  store.all<RecordRow>('SELECT * FROM flow_record WHERE taskId = ? ORDER BY seq', taskId);

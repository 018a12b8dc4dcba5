import type { QueryKey } from '@tanstack/react-query';
import { messageKeys } from '../message/keys.ts';
import { portalKeys } from '../portal/keys.ts';
import { workflowKeys } from './keys.ts';

/** Ids of the four lists of the workflow, as the engine of screens keeps them. */
export const FLOW_LISTS = { own: 'flowLaunch', toDo: 'flowTodo', done: 'flowDone', copied: 'flowCirculate' } as const;

const LISTS: readonly QueryKey[] = [
  ...Object.values(FLOW_LISTS).map((id) => ['resource', id]),
  portalKeys.counts,
  portalKeys.toDo,
  portalKeys.own,
];

/**
 * Answers that news of a flow makes old: processes, lists and figures. Whether the work of an open page still waits is not
 * asked again: what somebody is writing there stays until the server refuses it.
 */
export const FLOW_NEWS: readonly QueryKey[] = [['workflow', 'task'], ['workflow', 'comments'], workflowKeys.toDo, ...LISTS];

/** Answers that an act on work makes old: processes, the lists, the figures of the first page, the inbox. */
export const FLOW_STALE: readonly QueryKey[] = [
  workflowKeys.all,
  ...LISTS,
  messageKeys.lists,
  messageKeys.counts,
];

/** Answers that the refusal of an act makes doubtful: processes, whether the work of an open page still waits, lists and figures. @reading R-850 */
export const FLOW_REFUSED: readonly QueryKey[] = [['workflow', 'task'], ['workflow', 'check'], workflowKeys.toDo, ...LISTS];

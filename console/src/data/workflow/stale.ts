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

/** Answers that an act on work makes old: processes, the lists, the figures of the first page, the inbox. */
export const FLOW_STALE: readonly QueryKey[] = [workflowKeys.all, ...LISTS, messageKeys.lists, messageKeys.counts];

/**
 * Answers that news of a flow, or the refusal of an act, makes doubtful: processes, remarks, whether the work of an open page still
 * waits, lists and figures. @reading R-850
 */
export const FLOW_NEWS: readonly QueryKey[] = [
  ['workflow', 'task'],
  ['workflow', 'check'],
  ['workflow', 'comments'],
  workflowKeys.toDo,
  ...LISTS,
];

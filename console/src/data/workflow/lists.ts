import type { Tag } from '@milepost/openapi/operations';

/** Ids of the four lists of the workflow, as the engine of screens keeps them. */
export const FLOW_LISTS = { own: 'flowLaunch', toDo: 'flowTodo', done: 'flowDone', copied: 'flowCirculate' } as const;

/**
 * Tags that news of a flow, or the refusal of an act, makes doubtful: processes, remarks, whether the work of an open page still
 * waits, lists and figures; not the people and steps that are being chosen from. @reading R-850
 */
export const FLOW_NEWS: readonly Tag[] = ['flow', 'flowComment'];

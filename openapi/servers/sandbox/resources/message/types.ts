/** Subjects of messages, by their numbers. @source shell §3 §9 */
export const MESSAGE_TYPE = { notice: 1, flow: 2, system: 3, schedule: 4 } as const;
export type MessageTypeNumber = (typeof MESSAGE_TYPE)[keyof typeof MESSAGE_TYPE];

/** Names of the types. */
export const TYPE_NAMES: Readonly<Record<MessageTypeNumber, string>> = { 1: '公告', 2: '流程', 3: '系统', 4: '日程' };

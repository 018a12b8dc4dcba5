import { choice, id, nullableText, record, text, type ModelOf } from '../../wire/index.ts';
import { objectIn } from './tolerant.ts';

/** Types by our names; what nobody knows is shown as a system message is. @source shell §3 §9 */
export const messageType = choice({ notice: 1, flow: 2, system: 3, schedule: 4 }, 'system');

export const flowTask = record({
  processId: nullableText,
  enCode: nullableText,
  flowId: nullableText,
  formType: text,
  type: text,
  taskNodeId: nullableText,
  taskOperatorId: nullableText,
});

export const scheduleLink = record({ id, groupId: nullableText, type: text });

/** Content of a message. `text` is always the text as it came: HTML must be made harmless before it is shown. */
export type MessageBody =
  | { readonly kind: 'html'; readonly text: string }
  | { readonly kind: 'flow'; readonly text: string; readonly task: ModelOf<typeof flowTask> }
  | { readonly kind: 'schedule'; readonly text: string; readonly schedule: ModelOf<typeof scheduleLink> }
  /** The type asks for JSON, and this is none. */
  | { readonly kind: 'broken'; readonly text: string };

/** The text of a flow or schedule message is JSON, of every other one HTML. @source shell §2.6 */
export function readBody(type: ModelOf<typeof messageType>, body: string): MessageBody {
  if (type !== 'flow' && type !== 'schedule') return { kind: 'html', text: body };
  const fields = objectIn(body);
  if (!fields) return { kind: 'broken', text: body };
  if (type === 'flow') return { kind: 'flow', text: body, task: flowTask.decode(fields) };
  const scheduleId = typeof fields['id'] === 'string' ? fields['id'] : '';
  // A schedule that is over needs no id: it opens nothing.
  return scheduleId !== '' || String(fields['type']) === CLOSED_SCHEDULE
    ? { kind: 'schedule', text: body, schedule: scheduleLink.decode({ ...fields, id: scheduleId }) }
    : { kind: 'broken', text: body };
}

/** The inner type of a schedule message that opens nothing. @source shell §2.6 */
export const CLOSED_SCHEDULE = '3';

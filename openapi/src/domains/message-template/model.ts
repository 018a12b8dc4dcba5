import type { ModelOf } from '../../wire/index.ts';
import type { messageTypeEntry, smsField, templateDraft, templateParameter, templateRecord, templateRow } from './codec.ts';

/** A message template of the list. `messageType` is the code of its channel, `messageSource` of what sends it. */
export type MessageTemplateRow = ModelOf<typeof templateRow>;
/** A message template with its text. */
export type MessageTemplate = ModelOf<typeof templateRecord>;
/** Draft of the template dialog. */
export type MessageTemplateDraft = ModelOf<typeof templateDraft>;
/** A placeholder of the text. */
export type TemplateParameter = ModelOf<typeof templateParameter>;
/** Parameter of the SMS provider that a placeholder fills. */
export type SmsField = ModelOf<typeof smsField>;
/** A channel, a webhook kind or a source to choose; its code is the value. */
export type MessageTypeEntry = ModelOf<typeof messageTypeEntry>;
/** The four lists templates choose from, by the number in the address. @source admin §7 @reading R-077 */
export const MESSAGE_TYPE_LISTS = { messageTypes: '1', channels: '2', webhooks: '3', sources: '4' } as const;

export { messageTemplateCodecs } from './codec.ts';
export {
  MESSAGE_TYPE_LISTS,
  type MessageTemplate,
  type MessageTemplateDraft,
  type MessageTemplateRow,
  type MessageTypeEntry,
  type SendConfig,
  type SendConfigRow,
  type SendConfigTemplate,
  type SmsField,
  type TemplateParameter,
} from './model.ts';

export { messageTemplateCodecs, messageTypeEntry, messageUsage, templateKind } from './codec.ts';
export {
  MESSAGE_TYPE_LISTS,
  type MessageTemplate,
  type MessageTemplateDraft,
  type MessageTemplateRow,
  type MessageTypeEntry,
  type SmsField,
  type TemplateParameter,
} from './model.ts';
export {
  isTextAtProvider,
  MESSAGE_SOURCE,
  MESSAGE_TYPE,
  TEMPLATE_TITLE_MAX_CHARS,
  templateProblems,
  WX_SKIP,
  type TemplateField,
  type TemplateProblem,
} from './rules.ts';
export { filledText, placeholder, placeholderFaults, systemParameters, type PlaceholderFault } from './placeholders.ts';

export {
  printCodecs,
  printField,
  printLog,
  printOperatorRecord,
  printOption,
  printSheet,
  printTemplate,
  printTemplateDraft,
  printTemplateNode,
  printTemplateRow,
} from './codec.ts';
export type {
  PrintField,
  PrintLog,
  PrintOperatorRecord,
  PrintOption,
  PrintSheet,
  PrintTemplate,
  PrintTemplateDraft,
  PrintTemplateNode,
  PrintTemplateRow,
} from './model.ts';

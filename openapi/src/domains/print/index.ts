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
export {
  PRINT_HEAD_TABLE,
  PRINT_NAME_MAX_CHARS,
  PRINT_RECORD_TOKEN,
  printQueries,
  printSubTable,
  printTemplateProblems,
  type PrintTemplateField,
  type PrintTemplateProblem,
} from './rules.ts';

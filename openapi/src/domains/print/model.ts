import type { ModelOf } from '../../wire/index.ts';
import type {
  printField,
  printLog,
  printOperatorRecord,
  printOption,
  printSheet,
  printTemplate,
  printTemplateDraft,
  printTemplateNode,
  printTemplateRow,
  printTemplateVersion,
  printTemplateVersionRow,
} from './codec.ts';

/** A template as the list shows it; times are milliseconds since 1970, null where the server does not say. */
export type PrintTemplateRow = ModelOf<typeof printTemplateRow>;

/** A template with its content. */
export type PrintTemplate = ModelOf<typeof printTemplate>;

/** Draft that is sent to add or change a template. */
export type PrintTemplateDraft = ModelOf<typeof printTemplateDraft>;

/** A template to choose when printing. @source forms §2.5 */
export type PrintOption = ModelOf<typeof printOption>;

/** A category or a template below it. */
export type PrintTemplateNode = ModelOf<typeof printTemplateNode>;

/** A column a template can show, or its table. */
export type PrintField = ModelOf<typeof printField>;

/** One step of the approval of a printed record. @source forms §3 */
export type PrintOperatorRecord = ModelOf<typeof printOperatorRecord>;

/** Sheet one record needs to be printed. @source forms §3 */
export type PrintSheet = ModelOf<typeof printSheet>;

/** That something was printed, by whom and how often. @source forms §3 */
export type PrintLog = ModelOf<typeof printLog>;

/** A save of a template, as the list of its versions shows it. @reading R-702 */
export type PrintTemplateVersionRow = ModelOf<typeof printTemplateVersionRow>;

/** A template as it was at one of its saves. @reading R-702 */
export type PrintTemplateVersion = ModelOf<typeof printTemplateVersion>;

import { choice, from, fromJson, list, number, open, text, truth, type Open, type RecordModel } from '../../wire/index.ts';
import { formControl } from './control.ts';
import { texts, type Named } from './leaves.ts';

const formMembers = {
  formRef: text,
  formModel: text,
  size: text,
  labelPosition: text,
  labelWidth: number,
  formRules: text,
  popupType: choice({ general: 'general', fullScreen: 'fullScreen', drawer: 'drawer' }, 'general'),
  generalWidth: text,
  fullScreenWidth: text,
  drawerWidth: text,
  gutter: number,
  disabled: truth,
  span: number,
  formBtns: truth,
  hasCancelBtn: truth,
  cancelButtonText: text,
  hasConfirmBtn: truth,
  confirmButtonText: text,
  hasPrintBtn: truth,
  printButtonText: text,
  printIds: from('printId', texts),
  formStyle: text,
  idGlobal: number,
  funcs: open({ onLoad: text, beforeSubmit: text, afterSubmit: text }),
  classNames: from('className', texts),
  classJson: text,
  fields: list(formControl),
};

/** A designed form, its controls in the order they stand. */
export interface FormConfig extends Open<RecordModel<typeof formMembers>> {}

/** A designed form: the JSON of `formData`. Nothing of it is lost when it is saved. @source forms §3 */
export const formConfig: Named<FormConfig> = open(formMembers);

/** Reading of the form of a design that is a value already. @throws where it is none */
export const readFormConfig = (json: unknown): FormConfig => fromJson(formConfig, json);

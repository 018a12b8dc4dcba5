export { CONFIGURED, configuredField } from './configuredField.ts';
export { parseAutoComplete } from './parseAutoComplete.ts';
export type { AutoCompleteConfig } from './parseAutoComplete.ts';
export { parseDataInterfaceSelect } from './parseDataInterfaceSelect.ts';
export { parsePopupSelect } from './parsePopupSelect.ts';
export { parsePopupTableSelect } from './parsePopupTableSelect.ts';
export { parseRelatedForm } from './parseRelatedForm.ts';
export { parseAttribute, parseRelationForm } from './parseRelationForm.ts';

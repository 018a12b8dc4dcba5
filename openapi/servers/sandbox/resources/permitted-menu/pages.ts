import type { Need } from '../../core/handlers.ts';

/** `moduleId` of the dictionary page: the key of its entry in `permissionList`. @source shell §6 */
export const DICTIONARY_MODEL_ID = '616420180234240007';

/** The buttons of a maintained page. @source admin §6 @reading R-021 (btn_import, btn_export) */
export type ButtonCode = 'btn_add' | 'btn_edit' | 'btn_remove' | 'btn_import' | 'btn_export';

/** Need of a caller to press a button of a page, by the code of its menu entry: `onPage('permission-role')('btn_add')`. */
export const onPage =
  (page: string) =>
  (button: ButtonCode): Need => ({ page, button });

/** The category drawer belongs to the same page. */
export const onDictionaryPage = onPage('systemData-dictionary');

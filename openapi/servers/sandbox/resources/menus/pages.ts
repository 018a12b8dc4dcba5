import type { ButtonNeed } from '../../core/handlers.ts';

/** `moduleId` of the dictionary page: the key of its entry in `permissionList`. @source shell §6 */
export const DICTIONARY_MODEL_ID = '616420180234240007';

/** The buttons of a maintained page. @source admin §6 @reading R-021 (btn_import, btn_export) */
export type ButtonCode = 'btn_add' | 'btn_edit' | 'btn_remove' | 'btn_import' | 'btn_export';

/** What a caller needs to press a button of the dictionary page; the category drawer belongs to the same page. */
export const onDictionaryPage = (button: ButtonCode): ButtonNeed => ({ modelId: DICTIONARY_MODEL_ID, button });

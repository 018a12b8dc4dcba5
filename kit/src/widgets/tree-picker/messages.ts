import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TreePickerMessages } from './messageTypes.ts';

export { pickerSurfaceMessages } from './surfaceMessages.ts';

/** Sentences of a picker's field, from a catalogue. */
export const treePickerMessages = (i18n: I18n): TreePickerMessages => ({
  onlyChoice: (name) =>
    name === null ? i18n._(msg`The only choice was chosen`) : i18n._(msg`${{ name }} is the only choice and was chosen`),
});
